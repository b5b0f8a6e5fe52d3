-- What visitors read (domain §4.2): bodies are document trees, never markup.

create table content (
  id           uuid primary key,
  kind         text not null check (kind in ('news', 'notice', 'policy', 'download', 'video', 'about', 'link')),
  status       smallint not null,
  language     text not null,
  translates   uuid references content (id),
  title        text not null,
  source       text not null default '',
  author       text not null default '',
  summary      text not null default '',
  body         jsonb not null default '[]',
  details      jsonb not null default '{}',
  is_top       boolean not null default false,
  views        integer not null default 0,
  published_at timestamptz(3),
  created_at   timestamptz(3) not null,
  row_version  integer not null default 1
);
create index content_listed on content (kind, status, published_at desc, id);
