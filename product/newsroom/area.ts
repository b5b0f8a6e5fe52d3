import type { AreaManifest } from '#host/contributions';

const area: AreaManifest = {};
export default area;
