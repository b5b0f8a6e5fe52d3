-- A clock pauses while the applicant has to act and goes on with what is left; its holder is reminded before it runs out,
-- whoever stands above them after (domain §3.5).
alter table deadline
  add column application_id uuid references application (id),
  add column days smallint,
  add column days_left smallint,
  add column remind_on date;

update deadline set application_id = object_id where object_kind = 'application';
update deadline set application_id = material.application_id
  from material where deadline.object_kind = 'material' and material.id = deadline.object_id;
update deadline set application_id = report.application_id
  from report where deadline.object_kind = 'report' and report.id = deadline.object_id;

-- Of clocks from before the weekdays count, holidays among them; they are reminded on their last day.
update deadline set
  days = greatest(1, (
    select count(*) from generate_series(
      (started_at at time zone 'Asia/Shanghai')::date + 1, (due_at at time zone 'Asia/Shanghai')::date, interval '1 day') day
    where extract(isodow from day) < 6)),
  remind_on = (due_at at time zone 'Asia/Shanghai')::date;

alter table deadline
  alter column application_id set not null,
  alter column days set not null,
  alter column remind_on set not null;

create index deadline_to_remind on deadline (remind_on) where done_at is null;

comment on column deadline.days is
  'How many working days the step has in all, pauses left out.';
comment on column deadline.days_left is
  'How many of them were left when it paused; null where it did not.';
comment on column deadline.remind_on is
  'The day of the next reminder.';
