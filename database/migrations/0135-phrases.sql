-- Texts that somebody uses again and again: a person's own, or those of an organisation for everybody in it.
create table phrase (
  id               uuid primary key,
  person_id        uuid references person (id),
  organisation_id  uuid references organisation_entry (id),
  kind             text not null check (kind in ('reason', 'opinion', 'message')),
  body             text not null,
  written_at       timestamptz not null,
  check ((person_id is null) <> (organisation_id is null))
);
comment on column phrase.kind is 'For which texts it is: why something is sent back or declined, what one thinks of it, a message.';
create index phrase_by_person on phrase (person_id) where person_id is not null;
create index phrase_by_organisation on phrase (organisation_id) where organisation_id is not null;
