import type { AreaManifest } from '#host/contributions';
import { ownPages } from './own-pages';
import { exportsProblems } from './problems';
import served, { exportRequestKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [exportsProblems],
  ownPages,
  kinds: { exportRequest: exportRequestKind },
  leads: {
    exportRequest: (_, me) => (me.rights.has('export.approve') ? '/system/exports' : '/profile/exports'),
  },
  personalData: [
    {
      table: 'exportRequest',
      of: ['personId', 'decidedBy'],
      says: ['导出申请', 'Export requests', 'Solicitudes de exportación'],
      fields: ['list', 'rowCount', 'reason', 'state', 'askedAt', 'decidedAt', 'decisionReason'],
      onErasure: 'evidence',
    },
  ],
};
export default area;
