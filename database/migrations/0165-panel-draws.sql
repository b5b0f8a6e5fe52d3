-- A panel is drawn by lot (domain §9.6): from candidates that were fixed before, by a seed that nobody can choose.
create table panel_draw (
  id               uuid primary key,
  report_id        uuid not null references report (id),
  panel_round      smallint not null,
  attempt          smallint not null check (attempt >= 1),
  commitment       text not null check (commitment ~ '^[0-9a-f]{64}$'),
  secret           text check (secret ~ '^[0-9a-f]{64}$'),
  pool             jsonb not null,
  candidates_hash  text not null,
  reason           text check (attempt = 1 or reason <> ''),
  committed_by     uuid not null references person (id),
  committed_at     timestamptz(3) not null,
  drawn            jsonb,
  drawn_at         timestamptz(3),
  replacements     jsonb not null default '[]',
  unique (report_id, panel_round, attempt),
  check ((drawn is null) = (drawn_at is null))
);
comment on column panel_draw.commitment is 'SHA-256 of a secret of the agency, which it shows when the candidates can be changed no more.';
comment on column panel_draw.pool is 'The candidates, who was left out and why, and what decides the seats, as they were fixed.';
comment on column panel_draw.drawn is 'The secret’s and the checkpoint’s part, the seed, the members and the reserves in their order.';
comment on column panel_draw.replacements is 'Who came in for whom from the reserves since, and why.';
create index panel_draw_waiting on panel_draw (committed_at) where drawn is null;
create index panel_draw_by_person on panel_draw (committed_by);

-- Why a panel was chosen by hand, for the public-service agency to read.
create table panel_choice (
  id           uuid primary key,
  report_id    uuid not null references report (id),
  panel_round  smallint not null,
  reason       text not null check (reason <> ''),
  chosen_by    uuid not null references person (id),
  chosen_at    timestamptz(3) not null
);
create index panel_choice_by_report on panel_choice (report_id, chosen_at);
create index panel_choice_by_person on panel_choice (chosen_by);
