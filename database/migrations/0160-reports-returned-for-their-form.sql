-- A report that the public-service agency returned for its form goes straight back to it (domain §3.3 R9) as long as nothing
-- changed that bears on its levels, its scores or its conclusion: what these were is kept when it is returned.
alter table report add column as_returned jsonb;
comment on column report.as_returned is
  'Of a report returned for its form: the levels, their trace, and a hash of each part that bears on them; null otherwise.';
