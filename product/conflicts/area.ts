import type { AreaManifest } from '#host/contributions';

const area: AreaManifest = {
  personalData: [
    {
      table: 'conflictCheck',
      of: ['personId'],
      says: ['利益冲突核查', 'Conflict checks', 'Comprobaciones de conflictos'],
      fields: ['checkedAt'],
      onErasure: 'archive',
    },
  ],
  noPersonalData: {
    conflict_case:
      'what was found against those who judge open cases; made anew each night, gone with the case',
  },
};
export default area;
