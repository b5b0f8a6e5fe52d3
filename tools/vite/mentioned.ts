import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What is there from the beginning; what is fetched on demand is not among it, nor are types, which say nothing. */
const importedAtOnce = /(?<!\b(?:import|export)\s+type\s[^'"]*)from\s*['"]([.#][^'"]+)['"]/g;
/** The same and what is fetched on demand, but for what brings all words along (`shell/words/with-words.ts`). */
const imported =
  /(?:(?<!\b(?:import|export)\s+type\s[^'"]*)from|(?<!withWords\(\(\) =>\s*)import)\s*\(?\s*['"]((?:[.#]|virtual:fields\/)[^'"]+)['"]/g;
/** What a module made by the build says is said where it is declared: the labels of an area's fields. */
const declaredIn = (path: string): string =>
  path.replace(/^virtual:fields\/(\w[\w-]*)$/, '#product/$1/fields');
/** A key, or the beginning of one that is put together: `` `people.${field}Wrong` `` may be any of its area. */
const spoken = /['"`](\w+)\.(\w+|(?=\$\{))/g;
/** What a comment mentions is not said. */
const comments = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm;
const officeFile = resolve('start/web/office.tsx');

const fileOf = (path: string): string | undefined =>
  ['.tsx', '.ts', '/index.tsx', '/index.ts'].map((end) => path + end).find((each) => existsSync(each));

/** The files of the product that some files are made of, those fetched on demand too. */
const closure = (
  files: readonly string[],
  apart: ReadonlySet<string> = new Set(),
  imports = imported,
  isMeant: (file: string) => boolean = () => true,
): Set<string> => {
  const found = new Set(apart);
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, written] of readFileSync(file, 'utf8').matchAll(imports)) {
      const path = declaredIn(written!);
      const next = fileOf(path.startsWith('#') ? resolve(path.slice(1)) : resolve(dirname(file), path));
      if (next && isMeant(next)) open.push(next);
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

/**
 * The folders of which it can be told what their pages say. A page that finds its parts by their files, as the catalogue of
 * components does, may say anything: whoever opens it first loads all words.
 */
export const foldersWithWords = (): string[] =>
  foldersWithPages().filter((folder) =>
    pagesOf(folder).every((page) => !readFileSync(page, 'utf8').includes('import.meta.glob')),
  );

const pageName = /^.*\/product\/(\w[\w-]*)\/web\/pages\/(\w+)\.tsx$/;

const isPagePart = (file: string): boolean => /\/product\/[^/]+\/web\//.test(file);

/**
 * Page of a list → the dictionaries it shows at first, of all that there are: each stands by its name in the page or in a
 * part of a page that it is drawn with. One that is not found here comes a moment later.
 */
export const setsOfLists = (names: readonly string[]): Record<string, string> => {
  const lists = foldersWithPages()
    .flatMap(pagesOf)
    .filter((page) => readFileSync(page, 'utf8').includes('shell/list/ListPage'));
  return Object.fromEntries(
    lists.map((page) => {
      const made = closure([page], new Set(), importedAtOnce, isPagePart);
      const texts = [...made].map((file) => readFileSync(file, 'utf8'));
      const shown = names.filter((name) => texts.some((text) => text.includes(`'${name}'`)));
      return [page.replace(pageName, '$1/$2'), shown.join(',')];
    }),
  );
};

export interface Mentioned {
  /** Areas of which pages say some words: a key may be put together from parts. */
  readonly areas: ReadonlySet<string>;
  /** Keys that the frame says of areas that are not its own, such as the titles in the account's menu, and those of faces. */
  readonly keys: ReadonlySet<string>;
  readonly files: readonly string[];
}

/** What the office finds by its files (`start/web/office.tsx`): the titles of pages about the reader themselves. */
const ownPages = (): string[] =>
  readdirSync(resolve('product'))
    .map((folder) => resolve('product', folder, 'own-pages.ts'))
    .filter((file) => existsSync(file));

/** What the frame and the pages of one folder may say, by the texts of all they are made of. */
export const mentionedBy = (folder: string): Mentioned => {
  // What the frame fetches on demand waits for all words (`start/web/office.tsx`).
  const frame = closure([officeFile, ...ownPages()], new Set(), importedAtOnce);
  const pages = [...closure(pagesOf(folder), frame)].filter((file) => !frame.has(file));
  const said = (files: Iterable<string>) =>
    [...files].flatMap((file) => [...readFileSync(file, 'utf8').replaceAll(comments, '').matchAll(spoken)]);
  // Faces say what their fields are called and no more; what pages say may be put together from anything of an area.
  const faces = pages.filter((file) => /\/product\//.test(file) && !isPagePart(file));
  const parts = pages.filter((file) => !faces.includes(file));
  return {
    areas: new Set(['shell', ...said(parts).map(([, area]) => area!)]),
    keys: new Set(said([...frame, ...faces]).map(([, area, key]) => `${area}.${key}`)),
    files: [...frame, ...pages],
  };
};
