-- A password of fewer than fifteen characters, set where a second factor stood beside it (AU-02): without one it opens nothing.
alter table person add column password_needs_factor boolean not null default false;
