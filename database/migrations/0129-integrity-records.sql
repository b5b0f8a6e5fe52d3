-- Integrity records (domain §9.16): proposed about a person or an organisation, answered by them, decided by another reviewer; while
-- one is in force, its person is not invited as an expert and does not submit, its organisation does not submit.
create table integrity_record (
  id                 uuid primary key,
  person_id          uuid references person (id),
  organisation_id    uuid references organisation_entry (id),
  ground             text not null,
  facts              text not null,
  evidence_file_id   uuid not null references file (id),
  months             smallint not null check (months between 1 and 60),
  status             smallint not null check (status in (0, 1, 2, 3, 4)),
  proposed_by        uuid not null references person (id),
  proposed_at        timestamptz not null,
  reply_until        timestamptz not null,
  reply              text,
  replied_by         uuid references person (id),
  replied_at         timestamptz,
  decided_by         uuid references person (id),
  decided_at         timestamptz,
  decision           text,
  starts_on          date,
  expires_on         date,
  appeal_until       timestamptz,
  appeal             text,
  appealed_by        uuid references person (id),
  appealed_at        timestamptz,
  appeal_decided_by  uuid references person (id),
  appeal_decided_at  timestamptz,
  appeal_answer      text,
  withdrawn_by       uuid references person (id),
  withdrawn_at       timestamptz,
  withdrawal         text,
  row_version        integer not null default 1,
  updated_at         timestamptz not null,
  check (num_nonnulls(person_id, organisation_id) = 1),
  check (num_nonnulls(reply, replied_by, replied_at) in (0, 3)),
  check (num_nonnulls(decided_by, decided_at, decision) in (0, 3)),
  check (num_nonnulls(appeal, appealed_by, appealed_at) in (0, 3)),
  check (num_nonnulls(appeal_decided_by, appeal_decided_at, appeal_answer) in (0, 3)),
  check (num_nonnulls(withdrawn_by, withdrawn_at, withdrawal) in (0, 3)),
  check ((status in (1, 2, 4)) = (starts_on is not null) and (starts_on is null) = (expires_on is null)),
  check ((status = 0) = (decided_at is null))
);
comment on column integrity_record.months is 'How long it is to be in force, from the day of the decision.';
comment on column integrity_record.status is '0 proposed, 1 in force, 2 withdrawn, 3 dismissed, 4 expired.';
comment on column integrity_record.expires_on is 'The last day on which it is in force, whether or not the job has ended it yet.';

create index integrity_record_by_proposal on integrity_record (proposed_at desc, id desc);
-- One of a kind at a time about each.
create unique index integrity_record_of_person on integrity_record (person_id) where status in (0, 1);
create unique index integrity_record_of_organisation on integrity_record (organisation_id) where status in (0, 1);
create index integrity_record_by_file on integrity_record (evidence_file_id);

create table integrity_record_file (
  record_id  uuid not null references integrity_record (id),
  file_id    uuid not null references file (id),
  sort       smallint not null,
  primary key (record_id, file_id)
);
comment on table integrity_record_file is 'What its person handed in with their reply or their appeal.';
create index integrity_record_file_by_file on integrity_record_file (file_id);
