-- What a round of an application ended with stays when its applicant applies again after a rejection (domain §3.1 A16).
create table application_round (
  id                uuid primary key,
  application_id    uuid not null references application (id),
  round             smallint not null,
  decision_reason   text,
  decision_text     text,
  decision_file_id  uuid references file (id),
  submitted_at      timestamptz(3),
  decided_at        timestamptz(3),
  unique (application_id, round)
);

-- Whoever opens a file is asked by which evaluation they read it.
create index application_round_by_file on application_round (decision_file_id) where decision_file_id is not null;

alter table application add column answered_defects jsonb not null default '[]';
comment on column application.answered_defects is
  'What the last return asked for, once it was submitted again: it stands beside the fields again when a round ends in a rejection.';
