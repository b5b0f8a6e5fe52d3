-- A level raised by hand counts only while the second checker of this version stands by it with their name.
alter table report add column confirmed_changes jsonb not null default '[]';
