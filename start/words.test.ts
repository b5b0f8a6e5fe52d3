import { expect, test } from 'vitest';
import { languages } from '#contract/words';
import { importsOf, sources, type Import, type Source } from '#guards/sources';
import { foldersWithPages, mentionedBy } from '../tools/vite/mentioned';
import { partOf, wordsIn } from '../tools/vite/words';
import { allWords } from './words';

/** Public pages are drawn on the server and read their own rows. */
const exceptions = new Set(['publicSite']);

/** What the compiler takes for words, wherever in the product it is declared. */
const declared = (): string[] =>
  sources()
    .filter(({ path }) => /^(product|shell)\//.test(path))
    .flatMap(({ text }) => [...text.matchAll(/interface WordRegistry \{([^}]*)\}/g)])
    .flatMap(([, inside]) => [...inside!.matchAll(/'?([\w-]+)'?:/g)].map(([, area]) => area!))
    .filter((area) => !exceptions.has(area));

test('all words that an area declares are heard in the office', () => {
  const areas = declared();
  expect(areas.length, 'areas were found').toBeGreaterThan(20);
  expect(
    areas.filter((area) => !(area in allWords)),
    'declare them in a file called words.ts or words-….ts',
  ).toEqual([]);
  expect(Object.keys(allWords).sort()).toEqual([...new Set(areas)].sort());
});

test('a language’s chunk holds every word of that language and no other', () => {
  const spoken = languages.map((language) => wordsIn(allWords, language));
  const keys = Object.entries(allWords).flatMap(([area, rows]) =>
    Object.keys(rows).map((key) => `${area}.${key}`),
  );
  for (const words of spoken) expect(Object.keys(words)).toEqual(keys);
  expect(spoken.map((words) => words['shell.signOut'])).toEqual(['退出登录', 'Sign out', 'Cerrar sesión']);
});

test('a word with a plural has both forms', () => {
  const keys = Object.keys(wordsIn(allWords, 'en'));
  const lonely = keys.filter((key) => key.endsWith('_one') && !keys.includes(key.replace(/_one$/, '_other')));
  expect(keys.some((key) => key.endsWith('_one'))).toBe(true);
  expect(lonely).toEqual([]);
});

/** What is shown only when all words are here: fetched by the shell's own `withWords`, which has a story of its own. */
const comesWithWords =
  /\bwithWords\(\(\) =>\s*import\(\s*'[^']+'\s*\)(?:\.then\(\(\{ (\w+) \}\) => \1\))?\s*,?\s*\)/g;
const fromTheShell = /^import \{ withWords \} from '#shell\/words\/with-words';$/m;
const withinTheShell = /^import \{ withWords \} from '(?:\.\.\/)+words\/with-words';$/m;
const isOfTheShell = ({ path, text }: Source): boolean =>
  (path.startsWith('shell/') ? withinTheShell : fromTheShell).test(text);
/** The imports of a file that may be drawn with no more than the first page's words. */
const beforeAllWords = (source: Source): Import[] =>
  importsOf(isOfTheShell(source) ? { ...source, text: source.text.replaceAll(comesWithWords, '') } : source);

test('only what really comes with all words is taken for such', () => {
  const real = "import { withWords } from '#shell/words/with-words';";
  const reached = (...lines: string[]) =>
    beforeAllWords({ path: 'product/files/web/View.tsx', text: lines.join('\n') })
      .map(({ to }) => to)
      .filter((to) => !to.startsWith('shell/'));
  const part = ['product/files/web/Part'];
  expect(reached(real, "const Part = lazy(withWords(() => import('./Part')));")).toEqual([]);
  expect(reached(real, "withWords(() => import('./Part').then(({ one }) => one))")).toEqual([]);
  expect(reached(real, "withWords(() => import('./Part').then(({ one }) => other))")).toEqual(part);
  expect(reached(real, "const Part = lazy(() => import('./Part'));")).toEqual(part);
  expect(
    reached(real, "const Part = lazy(withWords(() => import('./Part')));", "import { Bit } from './Part';"),
  ).toEqual(part);
  expect(
    reached('const withWords = (load) => load;', "const Part = lazy(withWords(() => import('./Part')));"),
  ).toEqual(part);
  expect(
    reached(
      "import { withWords } from '../../words/with-words';",
      "lazy(withWords(() => import('./Part')));",
    ),
  ).toEqual(['product/words/with-words', ...part]);
  expect(reached("import { withWords } from './own';", "lazy(withWords(() => import('./Part')));")).toEqual([
    'product/files/web/own',
    ...part,
  ]);
});

/** Where the labels are declared that come to a page as data. */
const labelsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/'virtual:fields\/([\w-]+)'/g)].map(([, area]) => `product/${area}/fields`);

/**
 * What the pages of a folder are made of, by the imports that the guards read; what comes with all words is apart, and types
 * are nothing that is drawn.
 */
const madeOf = (folder: string): Source[] => {
  const all = new Map(sources().map((source) => [source.path.replace(/\.tsx?$/, ''), source]));
  const found = new Set<Source>();
  const open = [...all.keys()].filter((path) => path.startsWith(`product/${folder}/web/pages/`));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const source = all.get(path) ?? all.get(`${path}/index`);
    if (!source || found.has(source)) continue;
    found.add(source);
    const imports = beforeAllWords(source).filter(({ typeOnly }) => !typeOnly);
    open.push(...imports.map(({ to }) => to), ...labelsOf(source));
  }
  return [...found];
};

test.each(foldersWithPages())('who opens a page of %s first is told nothing in keys', (folder) => {
  const all = wordsIn(allWords, 'zh');
  const part = partOf(all, mentionedBy(folder));
  const own = sources().filter(({ path }) => path.endsWith('/own-pages.ts'));
  const files = [...madeOf(folder), ...own].map(({ text }) => text);
  const said = files.flatMap((text) => [
    ...[...text.matchAll(/'(\w+\.\w+)'/g)].map(([, key]) => key!).filter((key) => key in all),
    // A key that is put together may be any of those that begin so.
    ...[...text.matchAll(/`(\w+\.\w*)\$\{/g)].flatMap(([, prefix]) =>
      Object.keys(all).filter((key) => key.startsWith(prefix!)),
    ),
  ]);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((key) => !(key in part))).toEqual([]);
  expect(Object.keys(part).length).toBeLessThan(Object.keys(all).length);
});
