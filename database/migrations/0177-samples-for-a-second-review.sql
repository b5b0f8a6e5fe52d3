-- A share of the passed reports of a quarter is drawn for a second, blind review (domain §9.20).
create table sampling_draw (
  id               uuid primary key,
  quarter          text not null unique check (quarter ~ '^\d{4}-Q[1-4]$'),
  share            smallint not null check (share between 1 and 100),
  candidates       jsonb not null,
  candidates_hash  text not null,
  commitment       text not null check (commitment ~ '^[0-9a-f]{64}$'),
  secret           text not null check (secret ~ '^[0-9a-f]{64}$'),
  fixed_at         timestamptz(3) not null,
  drawn            jsonb,
  drawn_at         timestamptz(3),
  check ((drawn is null) = (drawn_at is null))
);
comment on column sampling_draw.candidates is 'Every report that passed in the quarter and its agency, as they were fixed.';
comment on column sampling_draw.commitment is 'SHA-256 of the secret; it stands in the log before the checkpoint that the seed is made with.';
comment on column sampling_draw.drawn is 'The secret’s and the checkpoint’s part, the seed and the sample.';

create table sampled_report (
  id                 uuid primary key,
  draw_id            uuid not null references sampling_draw (id),
  report_id          uuid not null unique references report (id),
  application_id     uuid not null references application (id),
  agency_id          uuid not null references organisation_entry (id),
  status             smallint not null check (status between 0 and 3),
  reviewer_id        uuid references person (id),
  assigned_by        uuid references person (id),
  assigned_at        timestamptz(3),
  due_on             date,
  declined           text,
  maturity_level     smallint check (maturity_level between 1 and 13),
  innovation_level   smallint check (innovation_level between 0 and 4),
  advancement_level  smallint check (advancement_level between 1 and 7),
  remarks            text,
  recorded_at        timestamptz(3),
  deviates           boolean,
  closed_by          uuid references person (id),
  closed_at          timestamptz(3),
  conclusion         text,
  row_version        integer not null default 1,
  updated_at         timestamptz(3) not null,
  check ((status = 0) = (reviewer_id is null)),
  check ((status >= 2) = (recorded_at is not null)),
  check ((recorded_at is null) = (deviates is null)),
  check ((status = 3) = (closed_at is not null))
);
create index sampled_report_by_draw on sampled_report (draw_id);
create index sampled_report_by_agency on sampled_report (agency_id, status);
create index sampled_report_by_reviewer on sampled_report (reviewer_id, status);
create index sampled_report_by_application on sampled_report (application_id);
create index sampled_report_by_assigning on sampled_report (assigned_by);
create index sampled_report_by_closing on sampled_report (closed_by);
