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

-- Until when whoever asks about a result is to have their answer, and when whoever owes it is reminded next.
alter table interest add column due_at timestamptz(3);
alter table interest add column remind_on date;
update interest set due_at = created_at + interval '14 days';
update interest set remind_on = (due_at at time zone 'Asia/Shanghai')::date where status = 0;
alter table interest alter column due_at set not null;
comment on column interest.remind_on is 'The day of the next reminder; null once it was dealt with.';
create index interest_reminders on interest (remind_on) where remind_on is not null;
