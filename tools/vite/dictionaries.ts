import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { run } from './load';

const name = 'virtual:dictionary-names';

/**
 * `virtual:dictionary-names`: the wire's key of every built-in set beside the name the code calls it (`CSD` → `maturity`).
 * The items themselves come from the server, so the catalogue stays out of the browser.
 */
export const dictionaryNames = (): Plugin => ({
  name: 'assay:dictionary-names',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const catalogue = resolve('product/dictionaries/dictionaries.ts');
    const { exports, files } = await run<{ names: Record<string, string> }>(
      `import { dictionaries } from ${JSON.stringify(catalogue)};
export const names = Object.fromEntries(Object.entries(dictionaries).map(([name, { key }]) => [key, name]));`,
    );
    for (const file of [catalogue, ...files]) this.addWatchFile(file);
    return `export default ${JSON.stringify(exports.names)};`;
  },
});
