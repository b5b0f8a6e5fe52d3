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

-- Who has a piece open to write on it, as long as their page says so.
create table content_presence (
  content_id  uuid not null references content (id) on delete cascade,
  person_id   uuid not null references person (id),
  since       timestamptz(3) not null,
  seen_at     timestamptz(3) not null,
  primary key (content_id, person_id)
);
create index content_presence_by_person on content_presence (person_id);
create index content_presence_seen on content_presence (seen_at);
