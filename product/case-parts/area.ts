import type { AreaManifest } from '#host/contributions';
import served from './server';

const area: AreaManifest = { calls: [served] };
export default area;
