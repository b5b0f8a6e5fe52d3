import { resolve } from 'node:path';

/** `#contract/field` is that file from the root, whoever imports it; `tsconfig.base.json` says the same to the compiler. */
export const fromRoot = { alias: [{ find: /^#/, replacement: `${resolve(import.meta.dirname, '../..')}/` }] };
