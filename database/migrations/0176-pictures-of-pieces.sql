-- Pictures of the carousel, of showcases and promotions, and those before videos, are of the library too, as covers of texts are: in
-- sizes and formats for every screen, with one description for all that show them.

-- What each file shows, as the newest version that has it says it in each language. How large it is the job sees that makes its sizes.
create temporary table taken on commit drop as
select named.file_id, gen_random_uuid() as picture_id,
  (array_agg(version.title order by content.translates is not null, version.edited_at desc))[1] as name,
  (array_agg(version.edited_by order by content.translates is not null, version.edited_at desc))[1] as editor,
  (array_agg(content.kind order by content.translates is not null, version.edited_at desc))[1] as kind,
  jsonb_build_object('zh', '', 'en', '', 'es', '') || jsonb_object_agg(content.language,
    case when content.kind = 'video' then '' else coalesce(version.details ->> 'alternative', '') end
    order by version.edited_at) as alternatives,
  min(version.edited_at) as begun_at, max(version.edited_at) as edited_at
from content_version version
join content on content.id = version.content_id
cross join lateral (select (version.details ->> case content.kind when 'video' then 'posterId' else 'fileId' end)::uuid) named (file_id)
join file on file.id = named.file_id and file.mime in ('image/jpeg', 'image/png')
where content.kind in ('picture', 'agencyShowcase', 'promotedProject', 'video')
group by named.file_id;

with first as (select coalesce(max(value), 0) as value from counter where name = 'picture')
insert into media_picture (id, number, name, alternatives, file_id, width, height, thumbnail, uploaded_by, created_at, updated_at)
select picture_id, first.value + row_number() over (order by begun_at, file_id), left(name, 80),
  -- A video says itself what is to be seen in it; of the picture before it its title is what there is.
  case when kind = 'video' then jsonb_build_object('zh', left(name, 200), 'en', left(name, 200), 'es', left(name, 200)) else alternatives end,
  file_id, case kind when 'picture' then 1920 else 1280 end, case kind when 'picture' then 480 else 720 end, '', editor, begun_at, edited_at
from taken, first;

insert into counter (name, value) select 'picture', max(number) from media_picture having count(*) > 0
on conflict (name) do update set value = greatest(counter.value, excluded.value);

insert into content_version_picture (content_id, version, picture_id)
select version.content_id, version.version, taken.picture_id
from content_version version
join content on content.id = version.content_id
join taken on taken.file_id = (version.details ->> case content.kind when 'video' then 'posterId' else 'fileId' end)::uuid
where content.kind in ('picture', 'agencyShowcase', 'promotedProject', 'video')
on conflict do nothing;

update content_version version
set details = case content.kind
    when 'video' then version.details - 'posterId'
    else version.details - 'fileId' - 'alternative'
  end || jsonb_build_object('coverId', (select taken.picture_id from taken
    where taken.file_id = (version.details ->> case content.kind when 'video' then 'posterId' else 'fileId' end)::uuid))
from content
where content.id = version.content_id and content.kind in ('picture', 'agencyShowcase', 'promotedProject', 'video')
  and not version.details ? 'coverId';

drop index if exists content_version_by_poster;
