import type { AreaManifest } from '#host/contributions';
import { preferencesProblems } from './problems';
import served from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [preferencesProblems],
  personalData: [
    {
      table: 'preference',
      of: ['personId'],
      says: ['界面偏好', 'Preferences', 'Preferencias'],
      fields: ['key', 'value', 'updatedAt'],
      onErasure: 'removed',
    },
  ],
};
export default area;
