// `npm run build`: browser and server into `dist/`, whether or not anything has changed.
import { build } from './launch/build.mjs';
import { orRefuse } from './launch/refusal.mjs';

await orRefuse(build);
