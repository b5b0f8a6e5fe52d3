-- Roles of staff's own: whose work such a role looks at (domain §1.1), as one of the built-in roles does.

alter table role add column based_on text;
alter table role add constraint role_based_on check (based_on is null or not is_built_in);

-- Entries that came with the product: their address and page are named in it, so staff leave those two alone.
alter table action add column is_built_in boolean not null default true;
alter table action alter column is_built_in set default false;
