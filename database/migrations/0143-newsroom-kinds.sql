-- What stands beside the news: pictures and references are content too, with the same states and versions (domain §4.2).
alter table content drop constraint content_kind_check;
alter table content add constraint content_kind_check
  check (kind in ('news', 'notice', 'policy', 'about', 'link', 'picture', 'download', 'reference', 'video'));
create index content_version_by_file on content_version ((details ->> 'fileId')) where details ? 'fileId';
