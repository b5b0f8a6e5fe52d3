-- Consent to a notice is one row for each person and version: whoever gave it twice gave it when they first did.
delete from consent later using consent earlier
  where later.person_id = earlier.person_id and later.notice = earlier.notice
    and (later.given_at, later.id) > (earlier.given_at, earlier.id);
create unique index consent_once on consent (person_id, notice);
drop index consent_by_person;
