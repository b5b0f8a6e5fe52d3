-- People who registered themselves: nobody signs in before somebody has decided (domain §4.6, UserRegion).

create table registration (
  id           uuid primary key,
  person_id    uuid not null unique references person (id),
  state        text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  created_at   timestamptz(3) not null,
  decided_by   uuid references person (id),
  decided_at   timestamptz(3),
  reason       text,
  row_version  integer not null default 1
);
create index registration_by_state on registration (state, created_at);

-- What somebody agreed to, in which version and when (PI-06).
create table consent (
  id         uuid primary key,
  person_id  uuid not null references person (id),
  notice     text not null,
  given_at   timestamptz(3) not null
);
create index consent_by_person on consent (person_id);
