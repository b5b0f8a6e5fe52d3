-- A spreadsheet of people on its way in: what is asked, how far it has come, what became of it. Whoever works on it holds
-- it for a while and says so again with each step, so that an import whose process died is taken up by another one.

create table person_import (
  id               uuid primary key,
  asked_by         uuid not null references person (id),
  session_id       uuid not null,
  file_id          uuid not null references file (id),
  sha256           text not null,
  organisation_id  uuid not null references organisation_entry (id),
  role_id          uuid not null references role (id),
  dry_run          boolean not null,
  language         text not null,
  address          text not null,
  state            text not null check (state in ('waiting', 'checking', 'importing', 'done', 'failed')),
  total            integer not null default 0,
  checked          integer not null default 0,
  written          integer not null default 0,
  ok               integer not null default 0,
  failed_rows      integer not null default 0,
  failed           jsonb not null default '[]',
  problem          jsonb,
  created_at       timestamptz(3) not null,
  finished_at      timestamptz(3),
  held_by          text,
  held_until       timestamptz(3),
  tries            integer not null default 0
);
-- One at a time for each person.
create unique index person_import_running on person_import (asked_by) where state in ('waiting', 'checking', 'importing');
-- The same file, asked by the same person for the same role and organisation, brings people in once.
create unique index person_import_once on person_import (asked_by, sha256, role_id, organisation_id)
  where not dry_run and state <> 'failed' and (state <> 'done' or ok > 0);
create index person_import_recent on person_import (asked_by, created_at desc);
