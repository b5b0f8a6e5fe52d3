-- A person holds one certificate of a kind: whoever counts assessors by their certificates counts each once.
create unique index certificate_of_a_kind on certificate (person_id, kind);
drop index certificate_by_person;
alter table certificate add constraint certificate_kind check (kind in ('assessor', 'technologyManager'));
