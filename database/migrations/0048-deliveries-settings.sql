-- When a message that was not taken is tried next, until when it is of any use (a link or a code in it dies), and whose it is.
alter table outbox add column next_try_at timestamptz(3), add column good_until timestamptz(3), add column person_id uuid;
update outbox set next_try_at = created_at + (power(2, tries) - 1) * interval '1 minute' where sent_at is null and tries > 0;
update outbox set good_until = created_at + case
    when cause = 'invitation' then interval '7 days'
    when cause = 'confirm email' then interval '1 hour'
    when cause = 'reset password' then interval '20 minutes'
    else interval '5 minutes' end
  where sent_at is null and (cause in ('reset password', 'invitation', 'confirm email', 'signIn', 'changeMobile') or cause like 'sign %');
-- Settings and calls are no log: where the menu stands already they move to a section of their own, unless somebody moved
-- them before. A new product gets it with its menu.
insert into action (id, parent_id, names, url, icon, is_menu, sort, is_built_in)
  select '987a04fd-8fd2-5560-8b82-d7033e365835'::uuid, null::uuid, '["系统设置", "System settings", "Ajustes del sistema"]'::jsonb,
    '/system/configuration', 'setting', true, sort - 5, true from action where url = '/system/log';
insert into role_action (role_id, action_id)
  select distinct role_action.role_id, '987a04fd-8fd2-5560-8b82-d7033e365835'::uuid from role_action
    join action page on page.id = role_action.action_id join action above on above.id = page.parent_id
  where page.url in ('/system/settings', '/system/api') and above.url = '/system/log';
update action set parent_id = '987a04fd-8fd2-5560-8b82-d7033e365835'::uuid from action above
  where above.id = action.parent_id and above.url = '/system/log' and action.url in ('/system/settings', '/system/api');
-- Why a session was ended, where whoever was in it should be told: his roles changed.
alter table session add column ended_why text check (ended_why in ('roles'));
