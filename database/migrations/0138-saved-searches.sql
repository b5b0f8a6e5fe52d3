-- What lists are searched for again and again: kept under a name, shared, told about when something new matches.
create table saved_search (
  id                uuid primary key,
  person_id         uuid not null references person (id),
  list              text not null,
  page              text not null,
  row_key           text not null,
  name              text not null,
  conditions_cipher text not null,
  shared_with       text not null check (shared_with in ('nobody', 'organisation', 'role', 'people')),
  created_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  row_version       integer not null default 1
);
create unique index saved_search_by_person on saved_search (person_id, list, name);
create index saved_search_shared on saved_search (list) where shared_with <> 'nobody';

create table saved_search_person (
  search_id uuid not null references saved_search (id) on delete cascade,
  person_id uuid not null references person (id),
  primary key (search_id, person_id)
);
create index saved_search_person_by_person on saved_search_person (person_id);

create table saved_search_subscription (
  search_id     uuid not null references saved_search (id) on delete cascade,
  person_id     uuid not null references person (id),
  subscribed_at timestamptz(3) not null,
  checked_on    date not null,
  known         text[],
  primary key (search_id, person_id)
);
create index saved_search_subscription_by_person on saved_search_subscription (person_id);
create index saved_search_subscription_by_day on saved_search_subscription (checked_on);

comment on column saved_search.list is
  'The path of the list’s own call.';
comment on column saved_search.page is
  'The address of the page that shows the list: where a notice leads.';
comment on column saved_search.row_key is
  'The field that tells the list’s rows apart.';
comment on column saved_search.conditions_cipher is
  'What the list is asked, as it goes over the wire, and its owner’s columns; sealed: a condition may hold somebody’s number.';
comment on column saved_search_subscription.checked_on is
  'The day, in Shanghai, on which its matches were last looked at: once a day at most.';
comment on column saved_search_subscription.known is
  'The keys of the rows that matched then: what is not among them is new. None where the conditions are others since.';
