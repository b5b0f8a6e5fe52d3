-- Two entries of one organisation: one is merged into the other, and whatever is read follows it. Nothing that names the
-- merged one is rewritten, so that taking the merging back leaves everything as it was.

alter table organisation rename to organisation_entry;

-- `merged_into` says what was decided; `read_as` the end of that chain, kept with it, so that reading takes one step.
alter table organisation_entry add column read_as uuid references organisation_entry (id);
update organisation_entry set read_as = merged_into;
alter table organisation_entry
  add column surviving_id uuid generated always as (coalesce(read_as, id)) stored,
  add constraint organisation_entry_merged check ((merged_into is null) = (read_as is null) and merged_into <> id);
create index organisation_entry_by_survivor on organisation_entry (surviving_id);
create index organisation_entry_merged_into on organisation_entry (merged_into) where merged_into is not null;

-- The register as it is read: every id that was ever given, with what is said of the organisation that stands for it.
create view organisation as
  select entry.id, entry.surviving_id, entry.merged_into, entry.name as entry_name,
    standing.number, standing.name, standing.type, standing.parent_id, standing.credit_code, standing.is_locked,
    standing.qualification, standing.technology_fields, standing.valid_until
  from organisation_entry entry join organisation_entry standing on standing.id = entry.surviving_id;
