-- Who assessed an application before somebody else took over (domain §3.1, A18). Rows are only added: whoever was the
-- assessor neither checks nor judges what they began.
create table assessor_change (
  id             uuid primary key,
  application_id uuid not null references application (id),
  former_id      uuid not null references person (id),
  assessor_id    uuid not null references person (id),
  changed_by     uuid not null references person (id),
  reason         text not null,
  changed_at     timestamptz(3) not null
);
create index assessor_change_by_application on assessor_change (application_id);
