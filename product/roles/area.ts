import type { AreaManifest } from '#host/contributions';
import { roleProblems } from './problems';
import served, { actionKind, roleKind, whyNotSeparated } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [roleProblems],
  kinds: { action: actionKind, role: roleKind },
  objections: { separateAdministrators: whyNotSeparated },
  pageCalls: {
    'roles/RoleList': 'roles.list',
    'roles/MenuTree': 'roles.tree',
    'roles/Why': 'roles.why',
    'roles/RoleActions': 'roles.actionsOf',
    'roles/RolePeople': 'roles.holders',
  },
  holdings: [
    {
      table: 'personRole',
      of: ['personId'],
      says: ['角色', 'Roles', 'Roles'],
      fields: ['roleId'],
      onErasure: 'removed',
    },
  ],
};
export default area;
