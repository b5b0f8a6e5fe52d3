import type { AreaManifest } from '#host/contributions';
import { roleProblems } from './problems';
import served, { actionKind, roleKind, whyNotSeparated } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [roleProblems],
  kinds: { action: actionKind, role: roleKind },
  objections: { separateAdministrators: whyNotSeparated },
  personalData: [
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
