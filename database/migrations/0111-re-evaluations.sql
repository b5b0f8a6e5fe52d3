-- A passed achievement is evaluated anew by another application that names the one before it (domain §3.1 A17).
alter table application
  add column changes text,
  add column is_major_change boolean not null default false;

comment on column application.changes is
  'What has changed since the application that this one re-evaluates, in its owner''s words; signed with the rest.';
comment on column application.is_major_change is
  'Its owner declared a major change, so that it could come before the time.';

-- The chain is walked in both directions.
create index application_by_previous on application (previous_application_id)
  where previous_application_id is not null;
-- An application is re-evaluated by one other at a time, whoever asks for two at once; one that was given up or rejected makes room.
create unique index application_one_re_evaluation on application (previous_application_id)
  where previous_application_id is not null and not is_deleted and status not in (2, 3);
