-- When a message that was not taken is tried next, until when it is of any use (a link or a code in it dies), and whose it is.
alter table outbox add column next_try_at timestamptz(3), add column good_until timestamptz(3), add column person_id uuid;
update outbox set next_try_at = created_at + (power(2, tries) - 1) * interval '1 minute' where sent_at is null and tries > 0;
update outbox set good_until = created_at + case
    when cause = 'invitation' then interval '7 days'
    when cause = 'confirm email' then interval '1 hour'
    when cause = 'reset password' then interval '20 minutes'
    else interval '5 minutes' end
  where sent_at is null and (cause in ('reset password', 'invitation', 'confirm email', 'signIn', 'changeMobile') or cause like 'sign %');
