-- Pieces about an agency of the register and about a published result, which readers have only as long as that is there for them.
alter table content drop constraint content_kind_check;
alter table content add constraint content_kind_check
  check (kind in ('news', 'notice', 'policy', 'about', 'link', 'picture', 'download', 'reference', 'video', 'agencyShowcase',
    'promotedProject'));

-- A video has two files: itself, and the picture that stands before it.
create index content_version_by_poster on content_version ((details ->> 'posterId')) where details ? 'posterId';
