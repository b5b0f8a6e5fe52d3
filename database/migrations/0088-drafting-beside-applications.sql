-- Who may draft for an owner belongs to applications and is no log: where the menu stands already the page moves there,
-- unless somebody moved it before.
update action set parent_id = section.id, sort = 1000
  from action section, action above
  where section.url = '/EvaluationManagement' and section.parent_id is null
    and above.id = action.parent_id and above.url = '/system/log' and action.url = '/system/drafting';
