-- The library of pictures: each is one picture under one number, whatever file it has now, in several sizes and formats for readers.
create table media_picture (
  id                uuid primary key,
  number            integer not null unique check (number > 0),
  name              text not null,
  alternatives      jsonb not null,
  file_id           uuid not null references file (id),
  width             integer not null check (width > 0),
  height            integer not null check (height > 0),
  thumbnail         text not null,
  version           integer not null default 1,
  rendered_version  integer,
  render_attempts   smallint not null default 0,
  held_until        timestamptz(3),
  proposal          jsonb,
  proposed_by       uuid references person (id),
  uploaded_by       uuid not null references person (id),
  created_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  row_version       integer not null default 1,
  check ((proposal is null) = (proposed_by is null))
);
comment on table media_picture is 'Pictures that editors put into what readers read.';
comment on column media_picture.number is 'By which a text names it.';
comment on column media_picture.alternatives is 'What it shows, in words, by language; empty where nobody has said it in that language yet.';
comment on column media_picture.thumbnail is 'A small copy for the office, as a data address.';
comment on column media_picture.version is 'Counts its files: the addresses that readers have change with it.';
comment on column media_picture.rendered_version is 'Of which version there are sizes and formats; null before the first.';
comment on column media_picture.render_attempts is 'How often making those of this version has begun.';
comment on column media_picture.held_until is 'Until when one process makes them.';
comment on column media_picture.proposal is 'What somebody wants it to become while somebody else was shown it or readers have it: another person agrees first.';
create index media_picture_by_file on media_picture (file_id);
create index media_picture_listed on media_picture (updated_at desc, id desc);
create index media_picture_to_render on media_picture (updated_at) where rendered_version is distinct from version;
create index media_picture_by_uploader on media_picture (uploaded_by);

create table media_rendition (
  picture_id  uuid not null references media_picture (id) on delete cascade,
  version     integer not null,
  width       integer not null,
  format      text not null check (format in ('jpg', 'png', 'webp', 'avif')),
  file_id     uuid not null references file (id),
  primary key (picture_id, version, width, format)
);
comment on table media_rendition is 'A picture in one size and format, made from its file.';
create index media_rendition_by_file on media_rendition (file_id);

create table content_version_picture (
  content_id  uuid not null,
  version     integer not null,
  picture_id  uuid not null references media_picture (id),
  primary key (content_id, version, picture_id),
  foreign key (content_id, version) references content_version (content_id, version) on delete cascade
);
comment on table content_version_picture is 'Which pictures a version shows, as its cover or in its text.';
create index content_version_picture_by_picture on content_version_picture (picture_id);
create index content_version_by_attachment on content_version using gin ((details -> 'attachmentIds')) where details ? 'attachmentIds';
