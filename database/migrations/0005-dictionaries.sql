-- Code dictionaries (domain §5): business columns hold an item's code, ids appear in the calls of BaseData only.

create table code_set (
  id           uuid primary key,
  code         text not null unique,
  name         text not null,
  remark       text not null default '',
  is_locked    boolean not null default false,
  is_built_in  boolean not null default false,
  sort         integer not null,
  row_version  integer not null default 1
);

create table code_item (
  id           uuid primary key,
  set_id       uuid not null references code_set (id),
  parent_id    uuid references code_item (id),
  code         text not null,
  names        jsonb not null,
  meanings     jsonb,
  number       integer,
  sort         integer not null,
  is_locked    boolean not null default false,
  is_deleted   boolean not null default false,
  row_version  integer not null default 1,
  unique (set_id, code)
);
