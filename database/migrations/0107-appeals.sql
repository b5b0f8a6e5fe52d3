-- Appeals (domain §3.5): one against each decision that ended an application, with its files; decided by a reviewer of the
-- public-service agency who took no part in it.
create table appeal (
  id                uuid primary key,
  application_id    uuid not null references application (id),
  decision          text not null check (decision in ('reject', 'terminate', 'rejectFinally')),
  decision_at       timestamptz not null,
  ground            text,
  decision_text     text,
  decision_file_id  uuid references file (id),
  status            smallint not null check (status in (0, 1, 3)),
  reason            text not null,
  filed_by          uuid not null references person (id),
  filed_at          timestamptz not null,
  decided_by        uuid references person (id),
  decided_at        timestamptz,
  outcome_reason    text,
  row_version       integer not null default 1,
  updated_at        timestamptz not null,
  check ((status = 0) = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (outcome_reason is null)),
  unique (application_id, decision_at)
);
comment on column appeal.decision_at is 'When what is appealed was decided: there is one appeal for each decision.';
comment on column appeal.ground is 'The ground, words and evidence of the decision as they were: a re-opened application has them no more.';
comment on column appeal.status is '0 open, 1 upheld, 3 re-opened.';

create index appeal_by_filing on appeal (filed_at desc, id desc);

create table appeal_file (
  appeal_id  uuid not null references appeal (id),
  file_id    uuid not null references file (id),
  sort       smallint not null,
  primary key (appeal_id, file_id)
);
create index appeal_file_by_file on appeal_file (file_id);
