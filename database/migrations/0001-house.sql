-- The engine's own tables. The product lives in one schema; the search path is set on every connection.

create table house (
  id          smallint primary key check (id = 1),
  mode        text not null check (mode in ('demonstration', 'production')),
  created_at  timestamptz(3) not null
);

create table key_fingerprint (
  name         text primary key,
  fingerprint  text not null
);

create table counter (
  name   text primary key,
  value  bigint not null
);

create table version (
  name   text primary key,
  value  bigint not null
);
insert into version values ('menu', 1), ('dictionaries', 1), ('settings', 1), ('people', 1);

create table timeline (
  id           uuid primary key,
  object_kind  text not null,
  object_id    uuid not null,
  at           timestamptz(3) not null,
  actor_id     uuid,
  hat          text not null,
  deed         text not null,
  from_state   smallint,
  to_state     smallint,
  note         text,
  visibility   text not null
);
create index timeline_by_object on timeline (object_kind, object_id, at, id);

create table notice (
  id           uuid primary key,
  person_id    uuid not null,
  kind         text not null,
  object_kind  text,
  object_id    uuid,
  values       jsonb not null,
  created_at   timestamptz(3) not null,
  read_at      timestamptz(3)
);
create index notice_by_person on notice (person_id, created_at desc, id);

create table outbox (
  id                uuid primary key,
  channel           text not null check (channel in ('mail', 'sms')),
  recipient_cipher  text not null,
  subject           text not null,
  body_cipher       text not null,
  cause             text not null,
  created_at        timestamptz(3) not null,
  sent_at           timestamptz(3),
  tries             smallint not null default 0,
  last_error        text
);
create index outbox_waiting on outbox (created_at, id) where sent_at is null;

create table deadline (
  id           uuid primary key,
  object_kind  text not null,
  object_id    uuid not null,
  step         text not null,
  holder       text not null,
  started_at   timestamptz(3) not null,
  due_at       timestamptz(3) not null,
  done_at      timestamptz(3)
);
create index deadline_by_object on deadline (object_kind, object_id);
create index deadline_open on deadline (due_at) where done_at is null;
