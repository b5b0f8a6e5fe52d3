-- What was found against those who judge an open case when it was last looked at, and who has to act: notices go out
-- when something is found, not each time it is looked for. A row for each case in which something stands now.
create table conflict_case (
  application_id   uuid primary key references application (id),
  holder           text not null check (holder in ('agency', 'publicAgency')),
  found            jsonb not null,
  found_at         timestamptz(3) not null
);

-- Until when the log of changes has been gone through for them: one row.
create table conflict_watch (
  id         boolean primary key default true check (id),
  looked_at  timestamptz(3) not null
);
insert into conflict_watch values (true, 'epoch');
