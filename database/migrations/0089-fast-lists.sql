-- What lists read in the database at a hundred thousand and a million rows (domain §4.5): their filters from the index alone,
-- the clocks of an object by the object, and the number of all rows without counting them.

create index report_by_application on report (application_id);
create index deadline_running on deadline (object_kind, object_id, due_at) where done_at is null;

drop index application_by_time;
create index application_by_time on application (created_at desc, id desc) include (status) where not is_deleted;
drop index application_by_status;
create index application_by_status on application (status, created_at desc, id desc) where not is_deleted;
create index application_by_type on application (achievement_type, status, created_at desc, id desc)
  include (evaluation_purposes) where not is_deleted;
drop index application_by_agency;
create index application_by_agency on application (evaluation_agency_id, created_at desc, id desc)
  include (status, returned_by) where not is_deleted;
create index application_by_agency_and_type on application (evaluation_agency_id, achievement_type, status, created_at desc, id desc)
  include (evaluation_purposes, returned_by) where not is_deleted;

-- The sum stands in one row that no write waits for: each says what it changed in a row of its own.
create table kept_count (
  name   text primary key,
  value  bigint not null
);
create table kept_count_change (
  id      uuid primary key,
  name    text not null references kept_count (name),
  change  integer not null
);
insert into kept_count select 'application', count(*) from application where not is_deleted;
