-- What the engine itself remembers: the audit log and its seals, limits, leases, files, answered requests.

-- The audit log. An entry is inserted in the transaction of its deed and never touched again; the application's role
-- may not update or delete it. Hashes are SHA-256 in hex.
create table audit_log (
  id uuid primary key,
  at timestamptz(3) not null,
  actor_id uuid,
  acting_role text,
  organisation_id uuid,
  address text,
  session_id uuid,
  action text not null,
  object_kind text,
  object_id text,
  before_hash text,
  after_hash text,
  result text not null check (result in ('ok', 'refused', 'failed')),
  reason text,
  request_id text
);
create index audit_log_at on audit_log (at);
create index audit_log_object on audit_log (object_kind, object_id, at);
create index audit_log_actor on audit_log (actor_id, at);

-- The chain over it. A table of its own, so that sealing needs no update of the log.
create table audit_seal (
  seq bigint primary key,
  entry_id uuid not null unique,
  prev_hash text not null,
  hash text not null
);

-- A signature over the chain as it stood; each is also written to a file outside the database.
create table audit_checkpoint (
  seq bigint not null,
  hash text not null,
  signature text not null,
  key_id text not null,
  at timestamptz(3) not null,
  primary key (seq, at)
);

-- Limits on guessing, sending and asking. The key is an HMAC: no number, address or name in clear.
create table rate_limit (
  name text not null,
  key text not null,
  hits bigint[] not null default '{}',
  used integer not null default 0,
  blocked_until bigint not null default 0,
  admitted boolean not null,
  expires_at timestamptz(3) not null,
  primary key (name, key)
);
create index rate_limit_expires_at on rate_limit (expires_at);

-- Who does what only one process may do; a row that expires instead of a lock that does not exist everywhere.
create table lease (
  name text primary key,
  holder text not null,
  until timestamptz(3) not null
);

-- What was uploaded. The bytes lie in a store under their SHA-256; several rows may share them.
create table file (
  id uuid primary key,
  sha256 text not null check (length(sha256) = 64),
  name text not null,
  size bigint not null check (size >= 0),
  mime text not null,
  scan_state text not null check (scan_state in ('clean', 'infected', 'notScanned', 'failed')),
  owner_id uuid,
  class text not null,
  created_at timestamptz(3) not null
);
create index file_sha256 on file (sha256);
create index file_owner on file (owner_id, created_at);

-- The answer of each write for 24 hours, so that a repeated request is answered
-- and not done again. A visitor's row carries an address instead of a person.
create table request_reply (
  person_id text not null,
  route text not null,
  request_id text not null,
  body_hash text not null,
  reply jsonb,
  created_at timestamptz(3) not null,
  primary key (person_id, route, request_id)
);
create index request_reply_created_at on request_reply (created_at);
