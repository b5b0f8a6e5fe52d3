-- The second factor of people who grant or approve (AU-10), and when a session last proved who holds it (AU-11).

create table second_factor (
  person_id          uuid primary key references person (id),
  -- In force since `confirmed_at`; null while its owner has only begun.
  secret_cipher      text,
  confirmed_at       timestamptz(3),
  -- The last step of time a code was taken from: it and those before it are spent.
  last_step          integer,
  -- A secret that waits for its first code, in the session that asked for it.
  pending_cipher     text,
  pending_session_id uuid references session (id),
  check ((secret_cipher is null) = (confirmed_at is null))
);

-- Codes for whoever has lost the device; each opens once.
create table recovery_code (
  id         uuid primary key,
  person_id  uuid not null references person (id),
  code_hash  text not null,
  created_at timestamptz(3) not null,
  used_at    timestamptz(3),
  unique (person_id, code_hash)
);

-- How many factors a session has proved: 0 is half-done and may do nothing but give the second.
alter table session add column factors smallint not null default 1 check (factors between 0 and 2);
alter table session add column proven_at timestamptz(3);
update session set proven_at = created_at;
alter table session alter column proven_at set not null;
