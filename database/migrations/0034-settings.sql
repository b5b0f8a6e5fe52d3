-- The constants that the operator may change: every version is kept, none is ever changed.

create table setting_version (
  number    integer primary key check (number > 0),
  values    jsonb not null,
  reason    text not null,
  saved_by  uuid references person (id),
  saved_at  timestamptz(3) not null
);
-- The first holds nothing: all values are those the product comes with.
insert into setting_version (number, values, reason, saved_at) values (1, '{}', '', '2026-01-01T00:00:00Z');

-- An evaluation keeps the values it was submitted with.
alter table application add column settings_version integer references setting_version (number);
update application set settings_version = 1 where status <> 6;
create index application_settings on application (settings_version, status);
