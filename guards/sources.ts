import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '#host/root';

/** A source file of the product: its path from the root, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const folders = [
  'contract',
  'host',
  'shell',
  'product',
  'queries',
  'database',
  'start',
  'testing',
  'guards',
  'journeys',
  'benchmarks',
  'tools',
];

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

/** Every TypeScript file of the product. */
export const sources = (): Source[] =>
  folders
    .flatMap((topFolder) => walk(join(root, topFolder)))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));

/** An import from one file of the product to another, without its ending; `typeOnly` for `import type`, `written` as it stands there. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  readonly written: string;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+from\s+)?['"]([.#][^'"]*)['"]|import\(\s*['"]([.#][^'"]*)['"]\s*\)/g;

/** The imports of a file that stay in the product. */
export const importsOf = ({ path, text }: Source): Import[] =>
  [...text.matchAll(statement)].map((found) => {
    const written = found[2] ?? found[3] ?? '';
    const to = written.startsWith('#')
      ? written.slice(1)
      : relative(root, resolve(root, dirname(path), written));
    return { from: path, to, typeOnly: found[1] !== undefined, written };
  });
