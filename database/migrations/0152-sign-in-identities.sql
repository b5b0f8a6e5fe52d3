-- Who somebody is to a provider of sign-ins by OpenID Connect (PB8): linked by the account's owner alone, and each to one account.
create table sign_in_identity (
  id              uuid primary key,
  person_id       uuid not null references person (id),
  provider        text not null,
  issuer          text not null,
  identity_cipher text not null,
  identity_index  text not null unique,
  linked_at       timestamptz(3) not null,
  last_used_at    timestamptz(3)
);
comment on column sign_in_identity.provider is 'By which of the operator''s providers it was linked.';
comment on column sign_in_identity.identity_cipher is 'Issuer, a blank and the subject; sought by its blind index.';
create index sign_in_identity_by_person on sign_in_identity (person_id);
