-- Keys by which others (award offices, banks) check many reports at once (domain §9.13). A key is shown once; kept is its SHA-256.
create table verification_key (
  id            uuid primary key,
  name          text not null,
  token_hash    text not null unique,
  made_by       uuid not null references person (id),
  made_at       timestamptz(3) not null,
  revoked_at    timestamptz(3),
  last_used_at  timestamptz(3),
  uses          integer not null default 0
);
comment on column verification_key.name is 'Whom it was given to, as the administrator calls them.';
comment on column verification_key.uses is 'How many reports were asked about with it.';
create index verification_key_by_maker on verification_key (made_by);
create index verification_key_newest on verification_key (made_at desc, id desc);
