-- What editors write has versions: one is being written, and another one, or the same, is before readers (domain §4.2). What the
-- demonstration had of it is taken over as first versions that are published.
create table content_version (
  content_id  uuid not null references content (id) on delete cascade,
  version     integer not null check (version > 0),
  title       text not null,
  source      text not null,
  author      text not null,
  summary     text not null,
  body        jsonb not null,
  details     jsonb not null,
  publish_at  timestamptz(3),
  withdraw_at timestamptz(3),
  edited_by   uuid references person (id),
  edited_at   timestamptz(3) not null,
  primary key (content_id, version)
);
comment on table content_version is 'What a piece of content said, each time somebody had written it.';
comment on column content_version.body is 'A document tree, never markup (security §3.3).';
comment on column content_version.details is 'What its kind says of it beside its text.';
comment on column content_version.publish_at is 'When it is to be before readers, as whoever wrote it wishes; null: as soon as it is published.';
comment on column content_version.withdraw_at is 'When it is to be taken away again, as whoever wrote it wishes.';
comment on column content_version.edited_by is 'Null of what is older than versions.';
create index content_version_by_editor on content_version (edited_by, content_id);

insert into content_version (content_id, version, title, source, author, summary, body, details, edited_by, edited_at)
  select id, 1, title, source, author, summary,
    case when jsonb_typeof(body) = 'object' then body else '{"type": "doc", "content": []}' end, details, null, created_at
  from content;

alter table content
  add column version integer not null default 1,
  add column submitted_version integer,
  add column published_version integer,
  add column publish_at timestamptz(3),
  add column withdraw_at timestamptz(3),
  add column submitted_by uuid references person (id),
  add column updated_at timestamptz(3);
update content set updated_at = coalesce(published_at, created_at), submitted_version = 1,
  published_version = case when status = 1 then 1 end;
alter table content
  alter column updated_at set not null,
  alter column version drop default,
  drop column title, drop column source, drop column author, drop column summary, drop column body, drop column details;
comment on column content.version is 'The version that is being written.';
comment on column content.submitted_version is 'The version that was handed in last; it is changed no more.';
comment on column content.published_version is 'The version that readers have; null while they have none.';
comment on column content.published_at is 'Since when readers have had it; a later version changes nothing of that.';
comment on column content.publish_at is 'When the version that was published will be before readers, where that is still to come.';
comment on column content.withdraw_at is 'When readers will no longer have the version that they have.';

drop index content_listed;
create index content_listed on content (kind, language, is_top desc, published_at desc, id) where published_version is not null;
create index content_edited on content (updated_at desc, id desc);
create index content_due on content (status) where publish_at is not null or withdraw_at is not null;
create unique index content_translation on content (translates, language) where translates is not null;
