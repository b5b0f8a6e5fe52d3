-- What an entry of the log says of a change, in names of fields and in words; never a personal value.
-- Part of what is sealed; entries of before have none and keep their hashes.
alter table audit_log add column changes jsonb;
-- An organisation's own page of the log, newest first.
create index audit_log_organisation on audit_log (organisation_id, at);
create index audit_log_session on audit_log (session_id, at);
-- Who has a timeline of his own to read (domain §1.2), where the right has been there since before.
insert into role_action (role_id, action_id)
  select role.id, action.id from role cross join action
  where role.code in ('PSA', 'PJJ', 'PGS', 'OWN') and action.right_key = 'audit.read'
  on conflict do nothing;
