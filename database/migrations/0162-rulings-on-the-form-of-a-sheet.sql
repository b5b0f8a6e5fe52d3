-- A sheet that was returned twice for its form is not returned a third time: the public-service agency decides about the form
-- (domain §3.4 E4): the sheet counts as it is, or its expert is replaced.
alter table opinion add column form_ruling text check (form_ruling in ('asked', 'accepted', 'replace'));
alter table opinion add column form_ruling_text text;
comment on column opinion.form_ruling is
  'Where it went to the public-service agency for its form: asked, or what was decided; null for all others.';
create index opinion_form_asked on opinion (id) where form_ruling = 'asked';
