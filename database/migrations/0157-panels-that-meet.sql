-- A panel that meets (domain §6.5): when and where, its minutes, and who took part. A round without a row judges by
-- correspondence.
create table panel_meeting (
  id           uuid primary key,
  report_id    uuid not null references report (id),
  panel_round  smallint not null,
  starts_at    timestamptz(3) not null,
  ends_at      timestamptz(3) not null,
  place        text not null check (place <> ''),
  set_by       uuid not null references person (id),
  set_at       timestamptz(3) not null,
  began_before boolean not null default false,
  minutes      text not null default '',
  points       jsonb not null default '[]',
  file_id      uuid references file (id),
  written_by   uuid references person (id),
  written_at   timestamptz(3),
  objection    text not null default '',
  signed_by    uuid references person (id),
  signed_at    timestamptz(3),
  signed_hash  text check (signed_hash ~ '^[0-9a-f]{64}$'),
  row_version  integer not null default 1,
  unique (report_id, panel_round),
  check (ends_at > starts_at),
  check ((minutes = '') = (written_at is null) and (minutes = '') = (written_by is null)),
  check ((signed_at is null) = (signed_by is null) and (signed_at is null) = (signed_hash is null)),
  check (signed_at is null or written_at is not null)
);
comment on column panel_meeting.began_before is
  'It had begun when it was moved: a further sitting, which nobody takes back.';
comment on column panel_meeting.points is 'What was decided, point by point.';
comment on column panel_meeting.signed_hash is
  'SHA-256 of appointment, attendance and minutes as the leader signed them; a change of any lifts the signature.';
create index panel_meeting_by_file on panel_meeting (file_id);
create index panel_meeting_by_setter on panel_meeting (set_by);
create index panel_meeting_by_writer on panel_meeting (written_by);
create index panel_meeting_by_signer on panel_meeting (signed_by);

alter table opinion add column attendance text check (attendance in ('present', 'remote', 'absent'));
alter table opinion add column absence_reason text;
alter table opinion add constraint opinion_absence check (attendance is distinct from 'absent' or absence_reason <> '');
comment on column opinion.attendance is 'How its expert took part in the meeting of the round; null until it is recorded, and where none meets.';
