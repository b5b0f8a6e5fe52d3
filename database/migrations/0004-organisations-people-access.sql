-- Organisations, the people in them, and what they may do (domain §1, §3.6).

create table organisation (
  id                 uuid primary key,
  number             text not null unique,
  name               text not null unique,
  type               text not null,
  parent_id          uuid references organisation (id),
  credit_code        text,
  is_locked          boolean not null default false,
  merged_into        uuid references organisation (id),
  -- evaluation agencies only
  qualification      text,
  technology_fields  text[] not null default '{}',
  valid_until        date,
  created_at         timestamptz(3) not null,
  row_version        integer not null default 1
);
create index organisation_by_type on organisation (type, number);

create table person (
  id                      uuid primary key,
  login_name              text not null,
  login_key               text not null unique,
  password_hash           text,
  user_type               smallint not null,
  true_name               text not null,
  mobile_cipher           text,
  mobile_index            text unique,
  email_cipher            text,
  email_index             text,
  card_cipher             text,
  card_index              text unique,
  education               text,
  sex                     smallint,
  birthday                text,
  professional_title      text,
  specialty               text,
  familiar_subject_one    text,
  familiar_subject_two    text,
  organisation_id         uuid references organisation (id),
  is_organisation_admin   boolean not null default false,
  -- experts: what they speak for on a panel (domain §6.5)
  expert_kind             text,
  position                text,
  address                 text,
  research_field          text,
  representative_results  text,
  introduction            text,
  images                  text[] not null default '{}',
  show_public             boolean not null default false,
  is_locked               boolean not null default false,
  created_at              timestamptz(3) not null,
  row_version             integer not null default 1
);
create index person_by_organisation on person (organisation_id);
create index person_by_name on person (true_name);

-- Where somebody worked and when: what conflicts of interest are computed from.
create table workplace (
  id               uuid primary key,
  person_id        uuid not null references person (id),
  organisation_id  uuid not null references organisation (id),
  college          text,
  from_day         date not null,
  to_day           date
);
create index workplace_by_person on workplace (person_id);

create table certificate (
  id           uuid primary key,
  person_id    uuid not null references person (id),
  kind         text not null,
  number       text not null unique,
  grade        smallint not null,
  valid_until  date not null
);
create index certificate_by_person on certificate (person_id);

-- The pool of experts an assessor works with (RO4).
create table assessor_expert (
  assessor_id  uuid not null references person (id),
  expert_id    uuid not null references person (id),
  linked_at    timestamptz(3) not null,
  primary key (assessor_id, expert_id)
);

create table role (
  id           uuid primary key,
  code         text not null unique,
  name         text not null,
  names        jsonb not null,
  is_started   boolean not null default true,
  is_built_in  boolean not null default false,
  remark       text not null default '',
  sort         integer not null,
  row_version  integer not null default 1
);

-- Menu entries and the actions below them: one tree (specification §2, §6).
create table action (
  id           uuid primary key,
  parent_id    uuid references action (id),
  names        jsonb not null,
  url          text,
  icon         text,
  component    text,
  is_hidden    boolean not null default false,
  is_menu      boolean not null,
  right_key    text unique,
  sort         integer not null,
  row_version  integer not null default 1
);
create index action_by_parent on action (parent_id, sort);

create table role_action (
  role_id    uuid not null references role (id),
  action_id  uuid not null references action (id),
  primary key (role_id, action_id)
);

create table person_role (
  person_id  uuid not null references person (id),
  role_id    uuid not null references role (id),
  primary key (person_id, role_id)
);
create index person_role_by_role on person_role (role_id);

create table session (
  id            uuid primary key,
  token_hash    text not null unique,
  binding_hash  text,
  person_id     uuid not null references person (id),
  address       text not null,
  agent         text not null,
  created_at    timestamptz(3) not null,
  last_seen_at  timestamptz(3) not null,
  ended_at      timestamptz(3)
);
create index session_by_person on session (person_id) where ended_at is null;

-- Codes sent to a mobile: for signing in, for signing a deed, for changing a number.
create table sent_code (
  id           uuid primary key,
  purpose      text not null,
  bound_to     text not null,
  code_hash    text not null,
  created_at   timestamptz(3) not null,
  expires_at   timestamptz(3) not null,
  tries        smallint not null default 0,
  used_at      timestamptz(3)
);
create index sent_code_by_binding on sent_code (purpose, bound_to, created_at desc);
