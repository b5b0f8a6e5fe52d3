-- Owners who let a technology manager begin drafts for them (domain §1.1). A row is never changed but to end it.
create table drafting_authorisation (
  id            uuid primary key,
  owner_id      uuid not null references person (id),
  manager_id    uuid not null references person (id),
  given_at      timestamptz(3) not null,
  withdrawn_at  timestamptz(3)
);
create unique index drafting_authorisation_in_force on drafting_authorisation (owner_id, manager_id) where withdrawn_at is null;
create index drafting_authorisation_by_manager on drafting_authorisation (manager_id) where withdrawn_at is null;
