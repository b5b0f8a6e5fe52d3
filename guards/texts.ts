import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#host/root';
import type { Source } from './sources';

const left = ['node_modules', 'dist', 'data', '.cache', '.git', 'coverage'];

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return left.includes(entry.name) ? [] : [path, ...walk(path)];
  });

/** Every path of the repository, folders among them; without what is installed, built or stored. */
export const paths = (): string[] => walk('');

/** Every text that people write: sources, scripts, style sheets, migrations and documents. */
export const texts = (): Source[] =>
  paths()
    .filter((path) => /\.(?:tsx?|mjs|css|sql|md)$/.test(path) && !path.startsWith('docs/generated/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
