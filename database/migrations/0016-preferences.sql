-- How each person has arranged the office: small JSON values by key, nobody's but their own.

create table preference (
  person_id   uuid not null references person (id),
  key         text not null,
  value       text not null,
  updated_at  timestamptz(3) not null,
  primary key (person_id, key)
);
