-- By which ways a person wants to hear of what waits for them, for each kind of notice; where they chose nothing the standard is so.
create table notice_channel (
  person_id uuid not null references person (id),
  cause text not null,
  mail boolean not null,
  text_message boolean not null,
  primary key (person_id, cause)
);
comment on table notice_channel is
  'The ways by which a person wants notices of one kind beside their desk.';
comment on column notice_channel.cause is
  'The kind of notice (product/messages/causes.ts), or the weekly digest.';
