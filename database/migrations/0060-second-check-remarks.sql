-- What the second checker asked to be changed (domain §3.3, R2c): kept with the report, each open until it is answered.
alter table report add column check_remarks jsonb not null default '[]';
