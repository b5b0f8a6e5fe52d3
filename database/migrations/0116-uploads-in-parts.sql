-- A large file arrives in parts over a bad line; until it has been looked through it is nobody's file (UP-01, UP-04).
create table upload (
  id uuid primary key,
  owner_id uuid not null references person (id),
  name text not null,
  size bigint not null,
  -- Tells the same file when it is chosen again after a reload.
  fingerprint text not null,
  place text not null,
  state text not null check (state in ('arriving', 'checking', 'stored', 'refused')),
  arrived bigint not null default 0,
  file_id uuid references file (id),
  problem jsonb,
  held_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index upload_by_owner on upload (owner_id, state);
create index upload_by_state on upload (state, updated_at);
create index upload_by_file on upload (file_id) where file_id is not null;

comment on column upload.place is 'What it is meant for, in the words of the page that sends it.';
comment on column upload.arrived is 'Bytes that were there after the last part that was answered; what is on the disk decides.';
comment on column upload.problem is 'Why it was refused: the number, and the sentence in three languages.';
comment on column upload.held_until is 'A process looks it through until then; after that another one may.';
