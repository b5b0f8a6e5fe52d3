import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { fromRoot } from './from-root.ts';

const start = 'virtual:start';

/**
 * Runs a few lines here and now, types stripped, and gives what they export and the files they were made of.
 * One run is one world of modules: whatever has to share a registry must be imported by the same lines.
 */
export const run = async <Exports>(code: string): Promise<{ exports: Exports; files: readonly string[] }> => {
  const { module, dependencies } = await runnerImport<Exports>(start, {
    configFile: false,
    logLevel: 'error',
    root: process.cwd(),
    resolve: fromRoot,
    plugins: [
      {
        name: 'assay:run',
        enforce: 'pre',
        resolveId: (id) => (id === start ? `\0${start}` : undefined),
        load: (id) => (id === `\0${start}` ? code : undefined),
      },
    ],
  });
  return {
    exports: module,
    files: dependencies.filter((file) => !file.includes(start)).map((file) => resolve(file)),
  };
};
