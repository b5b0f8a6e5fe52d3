import type { AreaManifest } from '#host/contributions';
import served from './server';

const area: AreaManifest = {
  calls: [served],
  holdings: [
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
