-- An end of an evaluation that one side has proposed and another one decides, and the evidence of what was decided.
alter table application
  add column proposal jsonb,
  add column decision_file_id uuid references file (id);

comment on column application.proposal is
  'The end that is proposed and waits for a decision; null where none is.';
comment on column application.decision_file_id is
  'The evidence of the decision, where one was asked for.';

-- Whoever opens a file is asked by which evaluation they read it.
create index application_by_decision_file on application (decision_file_id) where decision_file_id is not null;
create index application_by_proposed_file on application ((proposal ->> 'fileId')) where proposal is not null;
