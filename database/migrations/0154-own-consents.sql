-- What people agree to have shown to anybody, given and taken back by themselves (domain §7, §9.15).
alter table person add column show_picture boolean not null default false;
alter table person add column shown_since timestamptz(3);
comment on column person.shown_since is 'When its person agreed to be listed in public; the demonstration’s people agreed before.';

drop trigger public_pages_update on person;
create trigger public_pages_update after update on person
  for each row when ((old.user_type, old.true_name, old.professional_title, old.familiar_subject_one, old.introduction,
      old.organisation_id, old.show_public, old.show_picture, old.images, old.is_locked, old.erased_at)
    is distinct from (new.user_type, new.true_name, new.professional_title, new.familiar_subject_one, new.introduction,
      new.organisation_id, new.show_public, new.show_picture, new.images, new.is_locked, new.erased_at))
  execute function public_pages_changed();

-- What the applicant says of a published result themselves, and which of its benefits they let be shown as bands.
create table result_presentation (
  report_id    uuid primary key references report (id),
  summary_zh   text not null default '',
  summary_en   text not null default '',
  summary_es   text not null default '',
  approved_by  uuid references person (id),
  approved_at  timestamptz(3),
  benefits     text[] not null default '{}',
  updated_at   timestamptz(3) not null,
  row_version  integer not null default 1,
  check ((approved_at is null) = (approved_by is null)),
  check (approved_at is not null or (summary_zh = '' and summary_en = '' and summary_es = ''))
);
comment on column result_presentation.benefits is 'The fields of benefit that may be shown, each by a consent of its own.';
create trigger public_pages_change after insert or update or delete on result_presentation
  for each statement execute function public_pages_changed();
