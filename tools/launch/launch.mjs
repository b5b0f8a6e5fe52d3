import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { refuseTakenPort } from './port.mjs';
import { orRefuse } from './refusal.mjs';
import { root } from './root.mjs';

/** From a fresh clone to the running product. It runs in this very process: whoever ends it ends the product. */
export const launch = () =>
  orRefuse(async () => {
    await refuseTakenPort(process.env);
    await ensureInstalled();
    await ensureBuilt();
    process.env.NODE_ENV ??= 'production';
    await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
  });
