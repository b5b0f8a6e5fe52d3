import type { AreaManifest } from '#host/contributions';
import { ownPages } from './own-pages';
import { exportsProblems } from './problems';
import { exportsWords } from './words';
import served, {
  exportFileKind,
  exportRequestKind,
  exportsSettled,
  removeOver,
  takeUpExports,
} from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [exportsProblems],
  ownPages,
  fieldNames: [{ target: exportsWords.becomes }],
  kinds: { exportRequest: exportRequestKind, exportFile: exportFileKind },
  jobs: [
    (services) => [
      {
        name: 'takeUpExports',
        at: '* * * * *',
        work: async () => takeUpExports(services),
        settled: () => exportsSettled(services),
      },
      { name: 'removeExports', at: '29 * * * *', work: () => removeOver(services) },
    ],
  ],
  leads: {
    exportRequest: (_, me) => (me.rights.has('export.approve') ? '/system/exports' : '/profile/exports'),
    exportFile: () => '/profile/downloads',
  },
  personalData: [
    {
      table: 'exportFile',
      of: ['personId'],
      says: ['导出文件', 'Exported files', 'Archivos exportados'],
      fields: ['list', 'rowCount', 'state', 'askedAt', 'finishedAt', 'keptUntil'],
      onErasure: 'evidence',
    },
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
