import type { AreaManifest } from '#host/contributions';
import served from './server';

const area: AreaManifest = {
  calls: [served],
  pageCalls: {
    'settings/Settings': 'settings.now',
  },
  noHoldings: {
    setting_version: 'who saved the platform’s settings is evidence of the platform’s own record',
  },
};
export default area;
