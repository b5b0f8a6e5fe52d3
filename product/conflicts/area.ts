import type { AreaManifest } from '#host/contributions';

const area: AreaManifest = {
  holdings: [
    {
      table: 'conflictCheck',
      of: ['personId'],
      says: ['利益冲突核查', 'Conflict checks', 'Comprobaciones de conflictos'],
      fields: ['checkedAt'],
      onErasure: 'archive',
    },
  ],
  noHoldings: {
    conflict_case:
      'what was found against those who judge open cases; made anew each night, gone with the case',
  },
};
export default area;
