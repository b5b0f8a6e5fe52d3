-- A step says as which actor somebody acted, and which transition it was: the words everything else uses.
alter table timeline rename column hat to actor;
alter table timeline rename column deed to transition;
comment on column timeline.visibility is
  '`all` with the object in sight, or only the actors named, joined by commas.';

alter table report_signature rename column hat to actor;

update action set component = 'audit/OwnActions' where component = 'audit/OwnDeeds';
