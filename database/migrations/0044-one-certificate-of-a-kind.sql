-- A person holds one certificate of a kind: whoever counts assessors by their certificates counts each once.
-- Of several the one that runs longest stays.
delete from certificate older using certificate newer
  where older.person_id = newer.person_id and older.kind = newer.kind and (older.valid_until, older.id) < (newer.valid_until, newer.id);
create unique index certificate_of_a_kind on certificate (person_id, kind);
drop index certificate_by_person;
alter table certificate add constraint certificate_kind check (kind in ('assessor', 'technologyManager'));
