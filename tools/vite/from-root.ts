import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Packages have names of their own that begin so (`#minpath`): what lies in no folder of the root is theirs. */
const folders = readdirSync(root, { withFileTypes: true })
  .filter((each) => each.isDirectory() && /^[a-z]+$/.test(each.name))
  .map(({ name }) => name);

/** `#contract/field` is that file from the root, whoever imports it; `tsconfig.base.json` says the same to the compiler. */
export const fromRoot = {
  alias: [{ find: new RegExp(`^#(?=(?:${folders.join('|')})(?:/|$))`), replacement: `${root}/` }],
};
