-- Every node keeps the public pages that it has drawn. What they are drawn from says so when it changes, in the transaction that
-- changes it, whoever does it and by whatever way (decision 0092). What visitors do not have says nothing: drafts, readings counted.
create function public_pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_pages', '');
  return null;
end $$;

create function published_version_changed() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select 1 from content where id = new.content_id and published_version = new.version) then
    perform pg_notify('public_pages', '');
  end if;
  return null;
end $$;

create function published_file_changed() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select 1 from content_version where details ? 'fileId' and details ->> 'fileId' = new.id::text)
    or exists (select 1 from content_version where details ? 'posterId' and details ->> 'posterId' = new.id::text)
    or exists (select 1 from content_version where details ? 'attachmentIds' and details -> 'attachmentIds' ? new.id::text)
    or exists (select 1 from media_picture where file_id = new.id)
  then
    perform pg_notify('public_pages', '');
  end if;
  return null;
end $$;

create trigger public_pages_insert after insert on content
  for each row when (new.published_version is not null) execute function public_pages_changed();
create trigger public_pages_update after update on content
  for each row when ((old.published_version is not null or new.published_version is not null)
    and (old.kind, old.language, old.translates, old.published_version, old.published_at, old.withdraw_at, old.is_top)
      is distinct from (new.kind, new.language, new.translates, new.published_version, new.published_at, new.withdraw_at, new.is_top))
  execute function public_pages_changed();
create trigger public_pages_delete after delete on content
  for each row when (old.published_version is not null) execute function public_pages_changed();
create trigger public_pages_update after update on content_version
  for each row execute function published_version_changed();
create trigger public_pages_update after update on file
  for each row when (old.scan_state is distinct from new.scan_state) execute function published_file_changed();

create trigger public_pages_insert after insert on report
  for each row when (new.status = 1) execute function public_pages_changed();
create trigger public_pages_update after update on report
  for each row when (old.status = 1 or new.status = 1) execute function public_pages_changed();
create trigger public_pages_delete after delete on report
  for each row when (old.status = 1) execute function public_pages_changed();
create trigger public_pages_update after update on application
  for each row when (old.status = 1 or new.status = 1) execute function public_pages_changed();

create trigger public_pages_insert after insert on person for each row execute function public_pages_changed();
create trigger public_pages_delete after delete on person for each row execute function public_pages_changed();
create trigger public_pages_update after update on person
  for each row when ((old.user_type, old.true_name, old.professional_title, old.familiar_subject_one, old.introduction,
      old.organisation_id, old.show_public, old.is_locked, old.erased_at)
    is distinct from (new.user_type, new.true_name, new.professional_title, new.familiar_subject_one, new.introduction,
      new.organisation_id, new.show_public, new.is_locked, new.erased_at))
  execute function public_pages_changed();

create trigger public_pages_change after insert or update or delete on certificate
  for each statement execute function public_pages_changed();
create trigger public_pages_change after insert or update or delete on organisation_entry
  for each statement execute function public_pages_changed();
create trigger public_pages_change after insert or update or delete on setting_version
  for each statement execute function public_pages_changed();
create trigger public_pages_change after insert or update or delete on code_set
  for each statement execute function public_pages_changed();
create trigger public_pages_change after insert or update or delete on code_item
  for each statement execute function public_pages_changed();
create trigger public_pages_change after insert or update or delete on code_item_label
  for each statement execute function public_pages_changed();

-- Counted, paged and walked without a look at what the versions say, when there are a hundred thousand pieces.
create index content_neighbours on content (kind, language, published_at desc) include (withdraw_at, translates)
  where published_version is not null;
create index content_by_kind on content (kind, status, language, updated_at desc, id desc);
create index content_originals on content (id) where translates is null and kind in ('news', 'notice', 'policy');

create trigger public_pages_update after update on media_picture
  for each row when ((old.version, old.alternatives, old.rendered_version, old.file_id)
    is distinct from (new.version, new.alternatives, new.rendered_version, new.file_id))
  execute function public_pages_changed();
create trigger public_pages_change after insert or delete on media_rendition
  for each statement execute function public_pages_changed();
create trigger public_pages_insert after insert on link_check
  for each row when (new.failures > 0) execute function public_pages_changed();
create trigger public_pages_update after update on link_check
  for each row when ((old.failures, old.address) is distinct from (new.failures, new.address))
  execute function public_pages_changed();
create trigger public_pages_delete after delete on link_check
  for each row when (old.failures > 0) execute function public_pages_changed();
