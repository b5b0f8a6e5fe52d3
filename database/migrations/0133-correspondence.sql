-- What those who take part in a case write to each other about it. Each message is for one circle of them, chosen before it is
-- written; who is in a circle is worked out from the case and never stored.
create table case_message (
  id              uuid primary key,
  application_id  uuid not null references application (id),
  circle          text not null check (circle in ('applicant', 'agency', 'supervision', 'publicAgency')),
  agency_id       uuid references organisation_entry (id),
  author_id       uuid not null references person (id),
  author_part     text not null,
  body            text not null,
  written_at      timestamptz not null,
  edited_at       timestamptz,
  withdrawn_at    timestamptz,
  check ((body = '') = (withdrawn_at is not null))
);
comment on table case_message is 'Messages about a case (domain §4.1, detail).';
comment on column case_message.agency_id is
  'The agency that had the case when it was written: a later one does not read what another agency wrote or was told.';
comment on column case_message.author_part is 'As what its author took part in the case.';
comment on column case_message.body is 'Empty once it is withdrawn: that it was there stays.';

create index case_message_by_circle on case_message (application_id, circle, written_at desc, id desc);

create table case_message_mention (
  message_id  uuid not null references case_message (id),
  person_id   uuid not null references person (id),
  primary key (message_id, person_id)
);
comment on table case_message_mention is 'Whom a message calls by their name.';

create table case_message_reading (
  application_id  uuid not null references application (id),
  circle          text not null,
  person_id       uuid not null references person (id),
  read_until      timestamptz not null,
  primary key (application_id, circle, person_id)
);
comment on table case_message_reading is 'Up to which message somebody has read a circle of a case.';
