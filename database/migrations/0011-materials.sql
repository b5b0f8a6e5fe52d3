-- Original materials (domain §3.2, §4.4): a checklist by category, files as evidence.

create table material (
  id              uuid primary key,
  application_id  uuid not null references application (id),
  round           smallint not null,
  template        smallint not null,
  status          smallint not null,
  version         integer not null default 0,
  -- work breakdown, indicators, innovation and discovery points that the owner proposes
  tables          jsonb not null default '{}',
  -- why it was reopened
  reason          text,
  submitted_at    timestamptz(3),
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  row_version     integer not null default 1,
  unique (application_id, round)
);
create index material_by_status on material (status, updated_at desc);

create table material_item (
  id                     uuid primary key,
  material_id            uuid not null references material (id),
  code                   text not null,
  is_required            boolean not null,
  not_applicable_reason  text,
  result                 smallint,
  comment                text,
  sort                   smallint not null,
  unique (material_id, code)
);

-- Type and date may be given after the file; nothing is submitted without them.
create table material_file (
  id              uuid primary key,
  material_id     uuid not null references material (id),
  item_code       text not null,
  file_id         uuid not null references file (id),
  document_type   text,
  title           text not null,
  issuer          text not null,
  issued_on       date,
  de_identified   boolean not null,
  sort            smallint not null,
  unique (material_id, item_code, file_id)
);
create index material_file_by_file on material_file (file_id);

-- What was submitted, frozen, version by version, with its files, so that they stay readable when they are replaced.
create table material_version (
  id            uuid primary key,
  material_id   uuid not null references material (id),
  version       integer not null,
  content       jsonb not null,
  sha256        text not null,
  file_ids      uuid[] not null,
  submitted_by  uuid not null references person (id),
  created_at    timestamptz(3) not null,
  unique (material_id, version)
);
create index material_version_by_file on material_version using gin (file_ids);
