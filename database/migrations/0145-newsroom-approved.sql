-- What another person approved for a later moment is named by its version: it comes before readers whatever is written meanwhile.
alter table content add column approved_version integer;
comment on column content.approved_version is 'The version that was published for a later moment; null where none waits.';
comment on column content.publish_at is 'When the version that was approved for later will be before readers.';
update content set approved_version = version where publish_at is not null and status = 1;
-- Of what was written on since, nobody can say any more which version was approved: another person publishes it anew.
update content set publish_at = null where approved_version is null;
alter table content add constraint content_approved_check check ((approved_version is null) = (publish_at is null));

drop index content_due;
create index content_to_show on content (publish_at) where publish_at is not null;
create index content_over on content (withdraw_at) where withdraw_at is not null;
-- What says the same in other languages is found by its original.
create index content_same on content ((coalesce(translates, id)));
