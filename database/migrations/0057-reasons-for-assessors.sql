-- Why the agency does not mind a soft hit is said of an assessor too, before there is a report: a finding belongs to the
-- application, and to a report where there is one.
alter table conflict_check add application_id uuid references application (id);
update conflict_check found set application_id = report.application_id from report where report.id = found.report_id;
alter table conflict_check alter application_id set not null, alter report_id drop not null;
create index conflict_check_by_application on conflict_check (application_id, person_id);
