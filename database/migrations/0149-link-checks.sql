-- What the nightly check found of the links that readers have. It says something of the address alone that was asked.
create table link_check (
  content_id    uuid primary key references content (id) on delete cascade,
  address       text not null,
  checked_at    timestamptz(3) not null,
  failures      integer not null,
  failed_since  timestamptz(3),
  reason        text check (reason in ('unknownHost', 'notPublic', 'noAnswer', 'certificate', 'status')),
  status_code   integer,
  check ((failures = 0) = (failed_since is null) and (failures = 0) = (reason is null))
);
comment on table link_check is 'Whether an address answered when it was asked last, and since when it has not.';
comment on column link_check.failures is 'How many checks in a row it has not answered.';
comment on column link_check.status_code is 'What it answered where that is the reason.';
