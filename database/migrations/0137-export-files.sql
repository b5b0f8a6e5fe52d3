-- Lists too long to leave at once: made behind the call, kept for a while, fetched by whoever asked.
create table export_file (
  id            uuid primary key,
  person_id     uuid not null references person (id),
  session_id    uuid not null,
  list          text not null,
  asked_cipher  text not null,
  language      text not null,
  address       text not null,
  state         text not null check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
  row_count     integer not null check (row_count >= 0),
  written       integer not null default 0,
  asked_at      timestamptz(3) not null,
  finished_at   timestamptz(3),
  kept_until    timestamptz(3),
  file_id       uuid references file (id),
  reader        text,
  problem       jsonb,
  tries         smallint not null default 0,
  held_until    timestamptz(3)
);
create index export_file_by_person on export_file (person_id, asked_at desc, id);
create index export_file_by_time on export_file (asked_at desc, id);
create index export_file_unfinished on export_file (asked_at) where state in ('waiting', 'working');
create index export_file_kept on export_file (kept_until) where file_id is not null;
create index export_file_by_file on export_file (file_id) where file_id is not null;

comment on column export_file.list is
  'The path of the list’s own call.';
comment on column export_file.asked_cipher is
  'The whole of what was asked, sealed: a query may hold somebody’s number.';
comment on column export_file.row_count is
  'How many rows there were when it was asked for; once it is done, how many the file holds.';
comment on column export_file.reader is
  'A hash of how far its person looked when the file was made: who looks otherwise at the download is given none.';
comment on column export_file.problem is
  'Why there is no file, in three languages.';
comment on column export_file.tries is
  'How often it was begun; whoever works on it says so with each step, and one that was begun anew since has lost it.';
comment on column export_file.held_until is
  'A process works on it until then; after that another one may.';
