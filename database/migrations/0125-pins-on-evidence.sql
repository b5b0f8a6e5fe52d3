-- What a reviewer pins to a place on a file of a submitted material. It stays with the version it was set on (domain §3.2 M4).
create table material_pin (
  id uuid primary key,
  material_id uuid not null references material (id),
  version integer not null,
  number integer not null,
  item_code text not null,
  file_id uuid not null references file (id),
  page integer not null,
  across double precision not null check (across between 0 and 1),
  down double precision not null check (down between 0 and 1),
  text text not null,
  set_by uuid not null references person (id),
  set_at timestamptz(3) not null,
  answer text,
  answered_by uuid references person (id),
  answered_at timestamptz(3),
  settled_by uuid references person (id),
  settled_at timestamptz(3),
  unique (material_id, number)
);
create index material_pin_by_file on material_pin (file_id);

comment on column material_pin.number is 'Counted through a material, whatever the version.';
comment on column material_pin.across is 'From the left edge of the page, as it is shown unturned, as a share of its width.';
comment on column material_pin.down is 'From its upper edge, as a share of its height.';
comment on column material_pin.answer is 'What the applicant says of it; a new version may be the answer as well.';
