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
