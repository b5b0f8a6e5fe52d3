import type { AreaManifest } from '#host/contributions';

const area: AreaManifest = { calls: [] };
export default area;
