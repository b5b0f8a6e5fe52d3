-- When a password was set: under the rules of the multi-level protection scheme it serves for 90 days.
alter table person add column password_set_at timestamptz(3);
update person set password_set_at = now() where password_hash is not null;
