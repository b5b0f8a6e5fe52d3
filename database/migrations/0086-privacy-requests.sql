-- What people ask of the personal data stored about them, and what became of it (PI-05).
create table privacy_request (
  id               uuid primary key,
  person_id        uuid not null references person (id),
  state            text not null check (state in ('pending', 'accepted', 'refused', 'withdrawn')),
  reason           text not null default '',
  asked_at         timestamptz(3) not null,
  due_at           timestamptz(3) not null,
  decided_by       uuid references person (id),
  decided_at       timestamptz(3),
  decision_reason  text not null default '',
  row_version      integer not null default 1,
  check (decided_by <> person_id)
);
create unique index privacy_request_open on privacy_request (person_id) where state = 'pending';
create index privacy_request_by_state on privacy_request (state, asked_at desc, id);
alter table person add column erased_at timestamptz(3);
