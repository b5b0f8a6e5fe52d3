-- Each time the standing of an issued report changes, the public list of revocations is one version further (domain §9.13,
-- decision 0109): its sequence number, and since when an entry holds.
create table report_standing_change (
  sequence    bigint primary key,
  report_id   uuid not null references report (id),
  changed_at  timestamptz(3) not null
);
create index report_standing_change_by_report on report_standing_change (report_id, sequence desc);
create trigger public_pages_insert after insert on report_standing_change
  for each row execute function public_pages_changed();
