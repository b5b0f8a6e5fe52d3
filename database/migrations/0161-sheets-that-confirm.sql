-- A confirm round (domain §3.3 R8) asks by a short sheet. Whoever takes a seat in it has not judged yet and fills in a whole one.
alter table opinion add column is_short boolean not null default false;
comment on column opinion.is_short is
  'The short sheet of somebody who judged already and is asked to confirm; everybody else fills in a whole one.';
