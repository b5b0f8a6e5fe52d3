-- Who brought an expert into the register, and how experts come into an assessor's pool and leave it (RO3, RO4).

alter table person add column registered_by uuid references organisation (id);

-- Linked again after having been unlinked is another row: what was stays readable.
alter table assessor_expert
  drop constraint assessor_expert_pkey,
  add column id             uuid primary key default gen_random_uuid(),
  add column linked_by      uuid references person (id),
  add column unlinked_at    timestamptz(3),
  add column unlinked_by    uuid references person (id),
  add column unlink_reason  text not null default '';
create unique index assessor_expert_linked on assessor_expert (assessor_id, expert_id) where unlinked_at is null;
create index assessor_expert_by_expert on assessor_expert (expert_id) where unlinked_at is null;
