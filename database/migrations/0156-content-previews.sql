-- Links by which somebody without an account reads what is being written of a piece, until a moment or until they are revoked.
create table content_preview (
  id          uuid primary key,
  content_id  uuid not null references content (id) on delete cascade,
  token_hash  text not null unique,
  made_by     uuid not null references person (id),
  made_at     timestamptz(3) not null,
  ends_at     timestamptz(3) not null,
  revoked_at  timestamptz(3),
  check (ends_at > made_at)
);
comment on column content_preview.token_hash is 'SHA-256 of the 256 random bits that its link holds; they are shown once.';
create index content_preview_by_content on content_preview (content_id, ends_at);
create index content_preview_by_maker on content_preview (made_by);
create index content_preview_by_end on content_preview (ends_at);
