-- Somebody who has as many open panels in hand as the cap allows is asked by hand with a reason (domain §9.6).
alter table opinion add column open_panels smallint;
alter table opinion add column load_reason text;
alter table opinion add constraint opinion_load check ((open_panels is null) = (load_reason is null) and load_reason <> '');
comment on column opinion.open_panels is
  'How many panels its expert had in hand when they were asked by hand, where that was as many as the cap allows.';

-- What an expert replies, once, to what their record says of one seat; the agency that asked them reads it.
create table expert_reply (
  opinion_id  uuid primary key references opinion (id),
  expert_id   uuid not null references person (id),
  statement   text not null check (statement <> ''),
  replied_at  timestamptz(3) not null
);
create index expert_reply_by_expert on expert_reply (expert_id);
