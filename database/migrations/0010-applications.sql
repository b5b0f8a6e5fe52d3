-- Applications (domain §3.1, §4.3). What is searched or joined has a column or a table; what is only shown is a document.

create table application (
  id                       uuid primary key,
  application_number       text unique,
  round                    smallint not null default 1,
  previous_application_id  uuid references application (id),
  status                   smallint not null,
  owner_id                 uuid not null references person (id),
  achievement_name         text not null,
  achievement_name_english text,
  achievement_type         text not null,
  category                 smallint not null,
  evaluation_purposes      text[] not null default '{}',
  technology_field         text,
  product_kind             text,
  product_options          text[] not null default '{}',
  keywords                 text[] not null default '{}',
  college_name             text,
  main_organisation_id     uuid references organisation (id),
  main_organisation_name   text,
  first_author             text,
  technology_manager_id    uuid references person (id),
  evaluation_agency_id     uuid references organisation (id),
  assessor_id              uuid references person (id),
  contract_number          text,
  fee                      numeric(14,2),
  plan_start               date,
  plan_end                 date,
  economic_benefit         numeric(14,2),
  is_limited               boolean not null default false,
  limit_reason             text,
  human_research           boolean,
  uses_genetic_resources   boolean,
  consent_publish          boolean,
  -- the remaining fields of the three steps, as the entity writes them
  form                     jsonb not null,
  defects                  jsonb not null default '[]',
  return_count             smallint not null default 0,
  is_final                 boolean not null default false,
  is_locked                boolean not null default false,
  is_deleted               boolean not null default false,
  decision_reason          text,
  decision_text            text,
  -- what searching and comparing read: normalised by one function of the program
  name_key                 text not null default '',
  main_organisation_key    text not null default '',
  search_name              text not null default '',
  search_college           text,
  search_first_author      text,
  search_authors           text,
  search_grams             text[] not null default '{}',
  submitted_at             timestamptz(3),
  decided_at               timestamptz(3),
  created_at               timestamptz(3) not null,
  updated_at               timestamptz(3) not null,
  row_version              integer not null default 1
);
create index application_by_time on application (created_at desc, id desc);
create index application_by_status on application (status, created_at desc, id desc);
create index application_by_owner on application (owner_id, created_at desc, id desc);
create index application_by_agency on application (evaluation_agency_id, created_at desc, id desc);
create index application_by_assessor on application (assessor_id, created_at desc, id desc);
create index application_by_organisation on application (main_organisation_id, achievement_name);
create index application_by_name_key on application (name_key);
create index application_by_manager on application (technology_manager_id);
create index application_by_grams on application using gin (search_grams);

create table application_organisation (
  id               uuid primary key,
  application_id   uuid not null references application (id),
  organisation_id  uuid references organisation (id),
  name             text not null,
  is_main          boolean not null,
  type             text not null,
  sort             smallint not null,
  contribution     text not null default ''
);
create index application_organisation_by_application on application_organisation (application_id, sort);
create index application_organisation_by_organisation on application_organisation (organisation_id);

create table application_person (
  id                  uuid primary key,
  application_id      uuid not null references application (id),
  person_id           uuid references person (id),
  name                text not null,
  sex                 smallint,
  birth_year          smallint,
  professional_title  text,
  education           text,
  organisation_name   text not null,
  sort                smallint not null,
  contribution        text not null default '',
  share               numeric(5,2)
);
create index application_person_by_application on application_person (application_id, sort);
create index application_person_by_person on application_person (person_id);
create index application_person_by_name on application_person (name);

create table application_right (
  id              uuid primary key,
  application_id  uuid not null references application (id),
  form            text not null,
  status          text not null,
  name            text not null,
  number          text not null,
  number_key      text not null,
  country         text not null default 'CN',
  applied_on      date,
  granted_on      date,
  owner           text not null,
  is_core         boolean not null,
  inventors       jsonb not null,
  sort            smallint not null
);
create index application_right_by_application on application_right (application_id, sort);
create index application_right_by_number on application_right (number_key);

create table application_avoided_expert (
  id                 uuid primary key,
  application_id     uuid not null references application (id),
  name               text not null,
  organisation_name  text not null,
  reason             text not null,
  sort               smallint not null
);
create index application_avoided_by_application on application_avoided_expert (application_id);

-- What was submitted, frozen, version by version.
create table application_snapshot (
  id              uuid primary key,
  application_id  uuid not null references application (id),
  version         integer not null,
  content         jsonb not null,
  sha256          text not null,
  created_at      timestamptz(3) not null,
  unique (application_id, version)
);

-- Approvals and attachments: whoever reads the whole application reads these files.
create table application_file (
  application_id  uuid not null references application (id),
  file_id         uuid not null references file (id),
  primary key (application_id, file_id)
);
create index application_file_by_file on application_file (file_id);
