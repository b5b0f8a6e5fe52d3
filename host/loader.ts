import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root';

/** The loader that the sources are run with, as an address: `api` is asked to register, `index` does so when it is loaded. */
export const loader = (part: 'api/index' | 'index'): string => {
  const installed = createRequire(join(root, 'package.json')).resolve('tsx/package.json');
  return pathToFileURL(join(dirname(installed), 'dist', 'esm', `${part}.mjs`)).href;
};
