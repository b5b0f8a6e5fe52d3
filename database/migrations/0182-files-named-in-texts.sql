-- Texts name files of the library: forms that are listed as downloads. As with pictures, each knows where it is.
create table content_version_download (
  content_id   uuid not null,
  version      integer not null,
  download_id  uuid not null references content (id),
  primary key (content_id, version, download_id),
  foreign key (content_id, version) references content_version (content_id, version) on delete cascade
);
comment on table content_version_download is 'Which downloads a version names in its text: a draft that one names is not deleted.';
create index content_version_download_by_download on content_version_download (download_id);
