-- Lists of personal data leave with the consent of a second person (PI-07). What was asked is sealed: a query may hold
-- somebody's number.
create table export_request (
  id               uuid primary key,
  person_id        uuid not null references person (id),
  list             text not null,
  asked_cipher     text not null,
  row_count        integer not null check (row_count >= 0),
  reason           text not null,
  state            text not null check (state in ('pending', 'approved', 'refused')),
  asked_at         timestamptz(3) not null,
  decided_by       uuid references person (id),
  decided_at       timestamptz(3),
  decision_reason  text not null default '',
  good_until       timestamptz(3),
  taken            smallint not null default 0,
  row_version      integer not null default 1,
  check (decided_by <> person_id)
);
create index export_request_by_state on export_request (state, asked_at desc, id);
create index export_request_by_person on export_request (person_id, asked_at desc, id);
