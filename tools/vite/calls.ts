import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { CompiledCalls } from '../../shell/client/codecs';
import type { Word } from '../../contract/words';
import { run } from './load';

const prefix = 'virtual:calls/';
const callNames = 'virtual:call-names';

/** Tells an area's calls from whatever else a contract exports. */
const isArea = "(each) => each && typeof each === 'object' && 'calls' in each && 'rights' in each";

const lines = (contract: string) => `
import * as contract from ${JSON.stringify(contract)};
import { compiledCalls } from ${JSON.stringify(resolve('tools/vite/compiled-calls.ts'))};
export const areas = Object.values(contract).filter(${isArea}).map(compiledCalls);`;

const contracts = (): string[] =>
  readdirSync('product')
    .map((folder) => resolve('product', folder, 'contract.ts'))
    .filter((file) => existsSync(file));

const namesIn = (files: readonly string[]) => `
${files.map((file, at) => `import * as contract${at} from ${JSON.stringify(file)};`).join('\n')}
export const names = Object.fromEntries([${files.map((_, at) => `contract${at}`).join(', ')}]
  .flatMap((contract) => Object.values(contract))
  .filter(${isArea})
  .flatMap(({ name, calls }) => Object.entries(calls).map(([key, { called }]) => [\`\${name}.\${key}\`, called])));`;

/** `virtual:call-names`: what every call is called in three languages, for the few pages that name calls; codecs go without. */
export const namesOfCalls = (): Plugin => ({
  name: 'assay:call-names',
  resolveId: (id) => (id === callNames ? `\0${callNames}` : undefined),
  async load(id) {
    if (id !== `\0${callNames}`) return undefined;
    const { exports, files } = await run<{ names: Readonly<Record<string, Word>> }>(namesIn(contracts()));
    for (const file of files) this.addWatchFile(file);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(exports.names))});`;
  },
});

/**
 * `virtual:calls/<folder>`: the codecs of an area's calls, worked out here so that the browser loads no schema.
 * Where a contract declares several areas (a visitor's beside the staff's), `virtual:calls/<folder>/<name>` says which.
 */
export const callPlans = (): Plugin => ({
  name: 'assay:calls',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const [folder, name] = id.slice(prefix.length + 1).split('/') as [string, string?];
    const contract = resolve('product', folder, 'contract.ts');
    if (!existsSync(contract)) this.error(`there is no product/${folder}/contract.ts`);
    const { exports, files } = await run<{ areas: readonly CompiledCalls[] }>(lines(contract));
    for (const file of [contract, ...files]) this.addWatchFile(file);
    const found = name ? exports.areas.filter((each) => each.area === name) : exports.areas;
    if (found.length !== 1) {
      this.error(`${prefix}${folder}: say which area: ${exports.areas.map((each) => each.area).join(', ')}`);
    }
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(found[0]))});`;
  },
});
