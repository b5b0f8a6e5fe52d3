import type { AreaManifest } from '#host/contributions';

/** Pages alone: what they write and sign is the area of applications'. */
const area: AreaManifest = {};
export default area;
