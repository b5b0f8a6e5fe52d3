-- How many months there are among a million reports (domain §9.14): without knowing it, as many groups are expected as there are
-- reports, and the sums of the ledger are made by one process that writes what it has read to disk. As
-- product/reports/server/ledger.ts has it; autovacuum reckons it.
create statistics report_month on
  (date_trunc('month', coalesce(issue_date, (updated_at at time zone 'Asia/Shanghai')::date)::timestamp)::date) from report;
