-- What tables and columns hold, where a name does not say it. The types in code are made from here, with these sentences
-- (`npm run docs` prints them into database/schema.ts).

comment on table audit_log is
  'Who did what to which object, when, from where, and how it ended (security AD-01). Inserted, never changed.';
comment on column audit_log.acting_role is
  'The built-in roles that those held are based on: by them is decided who reads the entry.';
comment on column audit_log.held_roles is
  'The roles held themselves, where they are not those above: one of them is the staff’s own.';
comment on column audit_log.before_hash is
  'SHA-256 of the content before and after, not the content: the log holds no personal data to leak.';

comment on table house is
  'One row: which kind of database this is, set at its first start (security §3.19).';

comment on table counter is
  'Business numbers come from rows taken last in a transaction, never from sequences.';

comment on table version is
  'What browsers and nodes watch to learn that something everyone uses has changed.';

comment on table kept_count is
  'How many rows a table has, as far as it was summed up.';

comment on table kept_count_change is
  'Rows that came or went since; folded into the sum by a job.';

comment on table timeline is
  'Who did what to which object, told to those who may see the object (domain §3).';
comment on column timeline.visibility is
  '`all` with the object in sight, or only the hats named, joined by commas.';

comment on table outbox is
  'Mail and SMS wait here and leave after the commit that caused them.';
comment on column outbox.template_cipher is
  'Of a text message: the provider’s template and what fills it.';
comment on column outbox.next_try_at is
  'When it is tried next; null for at once.';
comment on column outbox.good_until is
  'After this its link or code is dead and it is not sent any more.';
comment on column outbox.person_id is
  'Whom it is to reach, where that is somebody with an account.';
comment on column outbox.language is
  'The language it is written in.';

comment on table deadline is
  'A period within which somebody must act.';

comment on table file is
  'An upload. Several rows may share one content; it goes when the last of them goes.';
comment on column file.name is
  'For showing only.';
comment on column file.class is
  'What it was uploaded for; decides who may read it.';

comment on column role.based_on is
  'The built-in role whose work a role of the staff’s own looks at.';
comment on column role.data_scope is
  'Whose records of those it looks at.';

comment on column session.ended_why is
  'What its person is told of its end; null where it simply ran out or was ended by hand.';
comment on column session.factors is
  'How many factors it has proved; 0 is half-done.';
comment on column session.proven_at is
  'When it last proved who holds it.';

comment on column application.returned_by is
  'The agency that sent it back, until it is submitted again.';
comment on column application.settings_version is
  'The version of the settings it is evaluated by; none before it is submitted.';

comment on table drafting_authorisation is
  'An owner’s word that a technology manager may begin drafts for them; withdrawn, it stays for the record.';

comment on column conflict_case.holder is
  'Who has to act.';

comment on table code_item_label is
  'What an item was called until it was renamed.';

comment on column export_request.list is
  'The path of the list’s own call.';
comment on column export_request.asked_cipher is
  'The whole of what was asked, sealed: a query may hold somebody’s number.';
comment on column export_request.taken is
  'How often it was downloaded.';

comment on column content.status is
  '6 draft, 0 submitted, 1 published, 3 returned, 2 withdrawn (domain §4.2).';
comment on column content.translates is
  'The Chinese piece that this one translates.';

comment on table organisation_entry is
  'An entry of the register as it was made. Only this area reads and writes it; everybody else reads `organisation`.';
comment on column organisation_entry.merged_into is
  'What was decided: the entry that stands for this one.';
comment on column organisation_entry.read_as is
  'The end of that chain.';
comment on column organisation_entry.surviving_id is
  'The entry that stands for this one, or itself.';

comment on view organisation is
  'The register as it is read: any id ever given, with what is said of the organisation that stands for it now.';
comment on column organisation.entry_name is
  'The name of the entry itself, where another one stands for it.';

comment on column opinion.number is
  'The seat, as the anonymous "expert 3"; 0 once it is nobody’s.';
comment on column opinion.status is
  '`null` untouched, 6 draft, 0 submitted, 1 passed, 3 not passed.';
comment on column opinion.reply_by is
  'The last day to answer the invitation.';

comment on column person.login_key is
  'The canonical form under which nobody can look like somebody else.';
comment on column person.password_needs_factor is
  'It is shorter than one that stands alone may be: it opens nothing where no second factor is in force.';
comment on column person.language is
  'The language in which the office last served them; unknown until they have come in.';
comment on column person.held_until is
  'Wrong passwords keep the account from being signed in to until then.';
comment on column person.registered_by is
  'The agency that brought an expert into the register; nobody’s, where the platform itself did.';
comment on column person.erased_at is
  'Its person asked to be erased: it stays closed.';

comment on table assessor_expert is
  'An expert in an assessor’s pool; unlinked once `unlinkedAt` is there.';

comment on table person_import is
  'A spreadsheet of people on its way in; `held…` names the process that works on it, and until when that counts.';

comment on column preference.value is
  'JSON as text: kept and given back, never searched.';

comment on column setting_version.values is
  'Those that existed when it was saved; one that came later has its standard value.';
