-- A passed report is revoked, or marked as superseded by a newer one (domain §3.3 R10): one reviewer of the public-service
-- agency proposes, another one decides, and its holder may appeal (domain §3.5).
create table revocation (
  id                uuid primary key,
  report_id         uuid not null references report (id),
  application_id    uuid not null references application (id),
  newer_report_id   uuid references report (id),
  ground            text,
  reason            text not null,
  public_note       text not null,
  evidence_file_id  uuid references file (id),
  status            smallint not null check (status in (0, 1, 2, 3)),
  proposed_by       uuid not null references person (id),
  proposed_at       timestamptz not null,
  decided_by        uuid references person (id),
  decided_at        timestamptz,
  decision_note     text,
  row_version       integer not null default 1,
  updated_at        timestamptz not null,
  check ((newer_report_id is null) = (ground is not null)),
  check (ground is null or evidence_file_id is not null),
  check (newer_report_id <> report_id),
  check ((status = 0) = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
comment on column revocation.newer_report_id is 'By which report it is superseded; null where it is revoked, on a ground and by evidence.';
comment on column revocation.public_note is 'What anybody is told who checks the report.';
comment on column revocation.status is '0 proposed, 1 in force, 2 lifted by an appeal, 3 declined.';

create unique index revocation_proposed on revocation (report_id) where status = 0;
create index revocation_by_report on revocation (report_id, proposed_at desc);
create index revocation_by_application on revocation (application_id);
create index revocation_by_file on revocation (evidence_file_id) where evidence_file_id is not null;

-- It is appealed against like what ends an application.
alter table appeal drop constraint appeal_decision_check;
alter table appeal add constraint appeal_decision_check
  check (decision in ('reject', 'terminate', 'rejectFinally', 'revoke'));
alter table appeal add column revocation_id uuid references revocation (id);
alter table appeal add constraint appeal_revocation_check check ((decision = 'revoke') = (revocation_id is not null));
comment on column appeal.revocation_id is 'The revocation that is appealed against; null where it is a decision that ended the application.';
