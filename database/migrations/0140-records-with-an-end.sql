-- An integrity record that came with the end of an application (domain §3.1 A11, A15, §9.16) names it; and whoever a record is
-- about is reminded of their reply as holders of clocks are of theirs (domain §3.5).
alter table integrity_record
  add column application_id uuid references application (id),
  add column reply_days smallint not null default 15,
  add column remind_on date;
alter table integrity_record alter column reply_days drop default;
comment on column integrity_record.application_id is 'The application whose end it came with; null where a reviewer proposed it apart from any.';
comment on column integrity_record.reply_days is 'How many working days there are in all for the reply.';
comment on column integrity_record.remind_on is 'The day on which its party is next reminded that they may reply; null once there is nothing to say.';
-- What waits is reminded of from the next morning on.
update integrity_record set remind_on = current_date where status = 0 and replied_at is null and reply_until > now();

create index integrity_record_by_application on integrity_record (application_id) where application_id is not null;
create index integrity_record_to_remind on integrity_record (remind_on) where remind_on is not null;
