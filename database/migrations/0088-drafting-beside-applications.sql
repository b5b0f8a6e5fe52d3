-- Who may draft for an owner belongs to applications and is no log: where the menu stands already the page moves there, with
-- the roles that hold it. A new product gets it with its menu.
insert into action (id, parent_id, names, url, icon, component, is_hidden, is_menu, sort, is_built_in)
  select '471e4f1b-898b-5110-a8db-2a4c1a326426'::uuid, section.id, page.names, '/EvaluationManagement/drafting', page.icon,
    page.component, page.is_hidden, page.is_menu, 1000, page.is_built_in
  from action page, action section
  where page.url = '/system/drafting' and section.url = '/EvaluationManagement' and section.parent_id is null;
insert into role_action (role_id, action_id)
  select held.role_id, moved.id from action moved, role_action held join action page on page.id = held.action_id
  where moved.url = '/EvaluationManagement/drafting' and page.url = '/system/drafting';
delete from role_action using action page, action moved
  where page.id = role_action.action_id and page.url = '/system/drafting' and moved.url = '/EvaluationManagement/drafting';
delete from action page using action moved
  where page.url = '/system/drafting' and moved.url = '/EvaluationManagement/drafting';
