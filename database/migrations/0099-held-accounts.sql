-- Until when wrong passwords keep an account from being signed in to: its owner is told, and lists of people show it.
alter table person add column held_until timestamptz(3);
