import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const imported = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;
const spoken = /['"`](\w+)\.(\w+)/g;
const officeFile = resolve('start/web/office.tsx');

const fileOf = (path: string): string | undefined =>
  ['.tsx', '.ts', '/index.tsx', '/index.ts'].map((end) => path + end).find((each) => existsSync(each));

/** The files of the house that some files are made of, those fetched on demand too. */
const closure = (files: readonly string[], apart: ReadonlySet<string> = new Set()): Set<string> => {
  const found = new Set(apart);
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(imported)) {
      const next = fileOf(resolve(dirname(file), path!));
      if (next) open.push(next);
    }
  }
  return found;
};

const pagesOf = (folder: string): string[] => {
  const pages = resolve('product', folder, 'web/pages');
  return existsSync(pages) ? readdirSync(pages).map((name) => resolve(pages, name)) : [];
};

/** The folders of the product that have pages in the office. */
export const foldersWithPages = (): string[] =>
  readdirSync(resolve('product')).filter((folder) => pagesOf(folder).length > 0);

export interface Mentioned {
  /** Areas of which some words are said: a key may be put together from parts. */
  readonly areas: ReadonlySet<string>;
  /** Keys that the frame says of areas that are not its own, such as the titles in the account's menu. */
  readonly keys: ReadonlySet<string>;
  readonly files: readonly string[];
}

/** What the frame and the pages of one folder may say, by the texts of all they are made of. */
export const mentionedBy = (folder: string): Mentioned => {
  const frame = closure([officeFile]);
  const pages = [...closure(pagesOf(folder), frame)].filter((file) => !frame.has(file));
  const said = (files: Iterable<string>) =>
    [...files].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(spoken)]);
  return {
    areas: new Set(['shell', ...said(pages).map(([, area]) => area!)]),
    keys: new Set(said(frame).map(([, area, key]) => `${area}.${key}`)),
    files: [...frame, ...pages],
  };
};
