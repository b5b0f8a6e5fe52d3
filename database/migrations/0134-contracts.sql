-- The contract about an evaluation (domain §9.17): one for each agency and round of a case. What it says is a list of versions, so
-- that nothing of it is changed without a trace; the newest is in force. Number and fee leave the application's own row.
create table contract (
  id              uuid primary key,
  application_id  uuid not null references application (id),
  round           smallint not null,
  agency_id       uuid not null references organisation_entry (id),
  row_version     integer not null,
  unique (application_id, round, agency_id)
);
comment on column contract.row_version is 'The version in force.';

create table contract_version (
  contract_id      uuid not null references contract (id),
  version          integer not null,
  contract_number  text not null,
  fee              numeric(14,2),
  included         text not null,
  payment          text not null check (payment in ('agreed', 'invoiced', 'paid', 'refunded', 'waived')),
  file_id          uuid references file (id),
  is_declared      boolean not null,
  note             text,
  changed_by       uuid references person (id),
  changed_at       timestamptz not null,
  primary key (contract_id, version),
  check (fee is not null or payment = 'waived')
);
comment on column contract_version.fee is 'In 10,000 CNY; null where it is waived.';
comment on column contract_version.is_declared is
  'The agency has declared that the fee does not depend on the result and that no expert fees are taken beside it.';
create index contract_version_by_file on contract_version (file_id);

insert into contract (id, application_id, round, agency_id, row_version)
select gen_random_uuid(), id, round, evaluation_agency_id, 1 from application
 where contract_number is not null and evaluation_agency_id is not null;
insert into contract_version (contract_id, version, contract_number, fee, included, payment, is_declared, changed_at)
select contract.id, 1, application.contract_number, application.fee, '',
       case when application.fee is null then 'waived' else 'agreed' end, false, application.updated_at
  from contract join application on application.id = contract.application_id;
alter table application drop column contract_number, drop column fee;

-- Somebody asked an applicant for money beside the contract: told to the public-service agency, and to nobody else.
create table fee_demand (
  id              uuid primary key,
  application_id  uuid not null references application (id),
  reported_by     uuid not null references person (id),
  demanded_by     text not null,
  amount          numeric(14,2),
  demanded_on     date,
  description     text not null,
  reported_at     timestamptz not null,
  handled_by      uuid references person (id),
  handled_at      timestamptz,
  outcome         text,
  row_version     integer not null default 1,
  check ((handled_at is null) = (handled_by is null) and (handled_at is null) = (outcome is null))
);
create index fee_demand_by_report on fee_demand (reported_at desc, id desc);
create index fee_demand_by_application on fee_demand (application_id);
