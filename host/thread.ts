import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { root } from './root';

/** The loader that the sources are run with, as a module a worker can import. */
const loader = (): string => {
  const installed = createRequire(join(root, 'package.json')).resolve('tsx/package.json');
  return pathToFileURL(join(dirname(installed), 'dist', 'esm', 'api', 'index.mjs')).href;
};

/**
 * Starts a thread of its own. Built, its code is a file beside the server's, `built` its name; from the sources it is
 * TypeScript, and asks the loader that runs the sources.
 */
export const startThread = (source: URL, built: string, resourceLimits: ResourceLimits = {}): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(
        `import(${JSON.stringify(loader())}).then(({ register }) => (register(), import(${JSON.stringify(source.href)})));`,
        { eval: true, resourceLimits },
      )
    : new Worker(join(root, 'dist', 'server', `${built}.js`), { resourceLimits });
