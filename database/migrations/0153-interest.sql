-- What visitors write about a published result (domain §4.5, PostInterest): it reaches a technology manager, who answers it.
create table interest (
  id              uuid primary key,
  report_id       uuid not null references report (id),
  application_id  uuid not null references application (id),
  name            text not null,
  organisation    text not null,
  need            text not null,
  phone_cipher    text,
  email_cipher    text,
  language        text not null check (language in ('zh', 'en', 'es')),
  consent         text not null,
  status          smallint not null default 0 check (status in (0, 1, 3)),
  answer          text,
  decided_by      uuid references person (id),
  decided_at      timestamptz(3),
  created_at      timestamptz(3) not null,
  row_version     integer not null default 1,
  check (phone_cipher is not null or email_cipher is not null),
  check ((status = 0) = (decided_at is null) and (decided_at is null) = (decided_by is null) and (decided_at is null) = (answer is null))
);
comment on column interest.consent is 'The version of the words that its writer agreed to.';
comment on column interest.status is '0 open, 1 answered, 3 declined.';
create index interest_by_state on interest (status, created_at desc, id desc);
create index interest_by_application on interest (application_id);
create index interest_by_report on interest (report_id);
create index interest_by_age on interest (created_at);
