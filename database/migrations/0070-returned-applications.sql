-- Which agency sent an application back: it keeps the case in its list, whatever its owner changes meanwhile, the agency included.
alter table application add column returned_by uuid references organisation_entry (id);
update application set returned_by = evaluation_agency_id where status = 6 and return_count > 0;
create index application_returned on application (returned_by, created_at desc, id desc) where returned_by is not null;
