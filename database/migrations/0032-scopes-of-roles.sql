-- Whose records a role looks at. A built-in role's is said by the rules of the areas and only shown; a role of the staff's
-- own narrows what the role it is based on sees, and never widens it.

alter table role add column data_scope text not null default 'all';
alter table role add constraint role_data_scope
  check (data_scope in ('all', 'organisationAndBelow', 'organisation', 'own', 'assigned'));
update role set data_scope = case code
  when 'OWN' then 'own' when 'PJJ' then 'organisation'
  when 'STM' then 'assigned' when 'PGS' then 'assigned' when 'ZJ' then 'assigned' else 'all' end
where is_built_in;
