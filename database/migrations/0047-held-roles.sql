-- The roles that whoever acted held, where one of them is the staff's own: `acting_role` names what they are based on, by
-- which is decided who reads the entry. Part of what is sealed; entries without it keep their hashes.
alter table audit_log add column held_roles text;
