-- The ledger of reports at a million (domain §4.1, §9.14): its pages, its number and its sums are read from indexes alone, of
-- everything and of one agency; of an application only what is added up.

create index report_by_time on report (updated_at desc, id desc)
  include (application_id, agency_id, status, overall_level, maturity_level, issue_date, return_scope, is_final);
drop index report_by_agency;
create index report_by_agency on report (agency_id, updated_at desc, id desc)
  include (application_id, status, overall_level, maturity_level, issue_date);
create index application_benefit on application (id) include (economic_benefit);
