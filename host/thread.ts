import { join } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { loader } from './loader';
import { root } from './root';

/**
 * Starts a thread of its own. Built, its code is a file beside the server's, `built` its name; from the sources it is
 * TypeScript, and asks the loader that runs the sources.
 */
export const startThread = (source: URL, built: string, resourceLimits: ResourceLimits = {}): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(
        `import(${JSON.stringify(loader('api/index'))}).then(({ register }) => (register(), import(${JSON.stringify(source.href)})));`,
        { eval: true, resourceLimits },
      )
    : new Worker(join(root, 'dist', 'server', `${built}.js`), { resourceLimits });
