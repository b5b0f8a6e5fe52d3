import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { run } from './load.ts';

const prefix = 'virtual:fields/';

/** `virtual:fields/<folder>`: what an area's `fields.ts` knows of its fields, worked out here so that the browser loads no schema. */
export const fieldFacts = (): Plugin => ({
  name: 'assay:fields',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const file = resolve('product', id.slice(prefix.length + 1), 'fields.ts');
    if (!existsSync(file)) this.error(`there is no ${file}`);
    const { exports, files } = await run<{ fields: object }>(
      `export { fields } from ${JSON.stringify(file)};`,
    );
    for (const each of [file, ...files]) this.addWatchFile(each);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(exports.fields))});`;
  },
});
