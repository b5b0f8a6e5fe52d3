-- Evaluation reports and the panels that judge them (domain §3.3, §3.4, §6).

create table report (
  id                 uuid primary key,
  application_id     uuid not null references application (id),
  -- the evaluation agency of the application, so that lists and hats need no join
  agency_id          uuid not null references organisation (id),
  round              smallint not null,
  -- rounds of the panel within one report
  panel_round        smallint not null default 1,
  panel_mode         text not null default 'full' check (panel_mode in ('full', 'confirm')),
  status             smallint not null,
  author_id          uuid not null references person (id),
  base_date          date not null,
  -- sections 1 to 13 as the entity writes them
  sections           jsonb not null,
  work_breakdown     jsonb not null default '[]',
  indicators         jsonb not null default '[]',
  innovation_points  jsonb not null default '[]',
  risks              jsonb not null default '[]',
  -- proofs of sale or adoption of the whole achievement: ids of the material's files
  achievement_evidence jsonb not null default '[]',
  overrides          jsonb not null default '[]',
  -- in force now (computed, or changed with a reason); the published ones once the suggestions are answered
  maturity_level     smallint,
  maturity_index     numeric(4,1),
  innovation_level   smallint,
  advancement_level  smallint,
  overall_level      text,
  trace              jsonb not null default '[]',
  -- the levels that went to the experts, kept when the published ones take their place
  before_panel       jsonb,
  -- second check of exactly this version
  content_version    integer not null default 1,
  checked_version    integer,
  -- what was checked, evidence included: any change makes it another
  checked_hash       text,
  checked_by         uuid references person (id),
  checked_at         timestamptz(3),
  check_checklist    jsonb,
  check_remark       text,
  -- what went to the experts last; the same again is no resubmission
  submitted_hash     text,
  experts_due_on     date,
  -- outcome and votes of the closed round; null while it is open
  tally              jsonb,
  -- earlier rounds: their tally and the issues they ended with
  rounds             jsonb not null default '[]',
  answers            jsonb not null default '[]',
  reconciliation     text,
  content_hash       text,
  return_scope       text,
  defects            jsonb not null default '[]',
  checklist          jsonb,
  reviewed_by        uuid references person (id),
  reviewed_at        timestamptz(3),
  report_number      text unique,
  verify_code        text unique,
  issue_date         date,
  valid_until        date,
  publish_scope      text,
  is_limited         boolean not null default false,
  limit_reason       text,
  pdf_file_id        uuid,
  pdf_sha256         text unique,
  revoked_at         timestamptz(3),
  public_note        text,
  superseded_by      uuid references report (id),
  is_final           boolean not null default false,
  is_locked          boolean not null default false,
  is_current         boolean not null default true,
  created_at         timestamptz(3) not null,
  updated_at         timestamptz(3) not null,
  row_version        integer not null default 1
);
create unique index report_current on report (application_id) where is_current;
create index report_by_status on report (status, updated_at desc);
create index report_by_agency on report (agency_id, updated_at desc);
create index report_by_author on report (author_id, updated_at desc);

-- A ticket to the print view: spent once, then good for the same browser until it expires (domain §4.2, /ptint).
create table print_ticket (
  id           uuid primary key,
  report_id    uuid not null references report (id),
  person_id    uuid not null references person (id),
  session_id   uuid not null,
  ticket_hash  text not null unique,
  reader_hash  text,
  created_at   timestamptz(3) not null,
  expires_at   timestamptz(3) not null,
  spent_at     timestamptz(3)
);
create index print_ticket_expires_at on print_ticket (expires_at);

create table report_signature (
  id            uuid primary key,
  report_id     uuid not null references report (id),
  person_id     uuid not null references person (id),
  hat           text not null check (hat in ('assessor', 'secondChecker', 'agency')),
  content_hash  text not null,
  signed_at     timestamptz(3) not null,
  unique (report_id, hat, content_hash)
);

-- An expert on the panel of a report's round, from the invitation to the form check of his sheet.
create table opinion (
  id                uuid primary key,
  report_id         uuid not null references report (id),
  -- the report's agency, so that lists and hats need no join
  agency_id         uuid not null references organisation (id),
  panel_round       smallint not null,
  expert_id         uuid not null references person (id),
  expert_kind       text not null,
  is_leader         boolean not null,
  -- the seat, as the anonymous "expert 3"; 0: no seat any more
  number            smallint not null,
  invitation        text not null check (invitation in ('invited', 'accepted', 'declined', 'replaced', 'withdrawn')),
  decline_reason    text,
  declaration       jsonb,
  -- null: untouched, 6 draft, 0 submitted, 1 passed, 3 not passed
  status            smallint,
  conclusion        smallint,
  sheet             jsonb,
  salt              text,
  commitment        text,
  signed_at         timestamptz(3),
  form_reason       text,
  form_text         text,
  form_returns      smallint not null default 0,
  -- his own time, when it is longer than the report's experts_due_on
  due_on            date,
  invited_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  row_version       integer not null default 1,
  unique (report_id, panel_round, expert_id)
);
create index opinion_by_expert on opinion (expert_id, invited_at desc);

create table conflict_check (
  id          uuid primary key,
  report_id   uuid not null references report (id),
  person_id   uuid not null references person (id),
  hits        jsonb not null,
  -- why the agency accepts soft hits
  reason      text,
  -- SHA-256 of everything the engine looked at
  data_version text not null,
  checked_at  timestamptz(3) not null
);
create index conflict_check_by_report on conflict_check (report_id, person_id);
