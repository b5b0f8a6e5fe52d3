import type { AreaManifest } from '#host/contributions';
import { ownPages } from './own-pages';
import { auditProblems } from './problems';
import served, { auditEntryKind } from './server';

const area: AreaManifest = (all) => ({
  calls: [served],
  problems: [auditProblems],
  ownPages,
  kinds: { auditEntry: auditEntryKind(all) },
  leads: { looks: () => '/profile/whoLooked' },
  personalData: [
    {
      table: 'auditLog',
      of: ['actorId'],
      says: ['操作日志', 'Audit log', 'Registro de auditoría'],
      fields: ['at', 'action', 'objectKind', 'objectId', 'result', 'address'],
      newest: 'at',
      onErasure: 'evidence',
    },
  ],
});
export default area;
