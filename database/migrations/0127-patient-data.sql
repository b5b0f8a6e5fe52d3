-- Files of materials are looked through for what identifies patients (domain §3.2 M2, §9.12): each content once.
create table patient_data_scan (
  sha256 text primary key check (length(sha256) = 64),
  rules integer not null,
  state text not null check (state in ('waiting', 'checked', 'noText', 'unsupported', 'failed')),
  part text not null check (part in ('page', 'sheet', 'slide', 'document', 'file')),
  read_parts integer not null,
  parts integer not null,
  findings jsonb not null default '[]',
  tries smallint not null,
  held_until timestamptz,
  updated_at timestamptz(3) not null
);

comment on table patient_data_scan is 'Kinds, counts and places of what was found, and masks of some of it; what was found itself is kept nowhere.';
comment on column patient_data_scan.rules is 'Version of the rules it was looked through with; later rules look again.';
comment on column patient_data_scan.tries is 'How often it was begun: what ends the process is not begun for ever.';
comment on column patient_data_scan.held_until is 'A process looks it through until then; after that another one may.';

-- The owner answers for a file in which something was found, once and by name; a new file has a row of its own.
alter table material_file
  add column de_identified_by uuid references person (id),
  add column de_identified_at timestamptz(3),
  add check ((de_identified_by is null) = (de_identified_at is null));
