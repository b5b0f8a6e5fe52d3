import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Word } from '#contract/words';
import { root } from '#host/root';

type Rows = Readonly<Record<string, Word>>;

/** Public pages are drawn on the server and read their own rows there. */
const exceptions = new Set(['publicSite']);
const registered = /interface WordRegistry \{\s*(\w+): keyof typeof (\w+);\s*\}/;

const declaredIn = async (path: string): Promise<[name: string, rows: Rows][]> => {
  const file = join(root, path);
  const [, name, rows] = registered.exec(readFileSync(file, 'utf8')) ?? [];
  if (name === undefined || rows === undefined || exceptions.has(name)) return [];
  const declaring = (await import(/* @vite-ignore */ file)) as Readonly<Record<string, Rows>>;
  const found = declaring[rows];
  if (!found) throw new Error(`${path} exports no ${rows}, which its WordRegistry names`);
  return [[name, found]];
};

const files = readdirSync(join(root, 'product'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)words[\w-]*\.ts$/.test(path))
  .map((path) => `product/${path}`)
  .sort();

/**
 * Every area's words as the office speaks them, by the name under which they stand in `WordRegistry`: the compiler knows
 * them by that line, and so does the browser.
 */
export const allWords: Readonly<Record<string, Rows>> = Object.fromEntries(
  (
    await Promise.all(
      [
        'shell/words.ts',
        'shell/words/missing-words.ts',
        'shell/words/print-words.ts',
        'shell/words/chart-words.ts',
        ...files,
      ].map(declaredIn),
    )
  ).flat(),
);
