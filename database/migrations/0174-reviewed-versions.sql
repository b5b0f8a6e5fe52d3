-- The version of a report that the public-service agency read when it gave the report back (domain §9.5, decision 0121): when
-- the application comes to it again, its page begins with what has changed since.
create table reviewed_version (
  id                   uuid primary key,
  application_id       uuid not null references application (id),
  report_id            uuid not null references report (id),
  organisation_id      uuid references organisation_entry (id),
  application_version  integer not null,
  content              jsonb not null,
  seen_at              timestamptz(3) not null
);
comment on table reviewed_version is 'A report as the public-service agency read it when it gave it back; never changed.';
comment on column reviewed_version.organisation_id is 'Whose reviewer read it.';
comment on column reviewed_version.application_version is 'Which submitted version of the application stood then; 0 for none.';
create index reviewed_version_by_application on reviewed_version (application_id, seen_at desc);
create index reviewed_version_by_report on reviewed_version (report_id);
create index reviewed_version_by_organisation on reviewed_version (organisation_id);
