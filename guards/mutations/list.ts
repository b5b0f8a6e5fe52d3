import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { menu } from '#database/seeds/menu';
import { root } from '#host/root';
import { contributed } from '#start/areas';
import { commit } from '#testing/commit';
import { checklist, type Item } from '../checklist';
import { routes } from '../matrix/world';
import { importsOf, sources, type Source } from '../sources';

/** A part of the product that is taken out while tests run, and the tests that have to notice. */
export interface Taken {
  /** As `testing/taken-out.ts` reads it. */
  readonly name: string;
  /** The items of the checklist that are about it: of each, a test that bears its id has to fail. */
  readonly ids: readonly string[];
  /** Test files: those whose titles bear the ids, else those that name the part. */
  readonly files: readonly string[];
}

export interface Mutation extends Taken {
  /** The same by tests that need no browser: of those that bear its items, or else of those that name it. */
  readonly quick: Taken;
}

const all = sources();
// What takes something out itself notices nothing, and the lists of all there is name everything.
const tests = all.filter(
  ({ path }) =>
    path.endsWith('.test.ts') && !path.startsWith('guards/mutations') && path !== 'guards/checklist.test.ts',
);
const bearing = (id: string): string[] =>
  tests.flatMap(({ path, text }) => (text.includes(`[${id}]`) ? [path] : []));

/** A test's own words and those of the stories that it tells by others' mouths. */
const helpers = new Map(
  all
    .filter(({ path }) => /(^|\/)testing\/|^guards\/|^journeys\//.test(path) && !path.endsWith('.test.ts'))
    .map((source) => [source.path.replace(/(\/index)?\.tsx?$/, ''), source] as const),
);
const reachable = (source: Source, seen = new Set<Source>()): Set<Source> => {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const { to, typeOnly } of importsOf(source)) {
    const helper = typeOnly ? undefined : helpers.get(to);
    if (helper) reachable(helper, seen);
  }
  return seen;
};

/** Of each test once: hundreds of parts ask it of hundreds of tests. */
const reached = new Map(tests.map((test) => [test.path, [...reachable(test)]] as const));

/** Test files that name a part, or of which a helper does; the likeliest first: of its own area, themselves, small, without a browser. */
const naming = (area: string, says: (source: Source) => boolean): string[] => {
  const saying = new Set([...tests, ...helpers.values()].filter(says));
  return tests
    .flatMap((test) => {
      const self = saying.has(test);
      if (!self && !reached.get(test.path)!.some((source) => saying.has(source))) return [];
      const rank =
        (test.path.startsWith(`product/${area}/`) ? 0 : 1e6) +
        (self ? 0 : 2e6) +
        (test.path.startsWith('journeys') ? 4e6 : 0) +
        test.text.length;
      return [{ rank, path: test.path }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ path }) => path)
    .slice(0, 5);
};
const needsNoBrowser = (file: string): boolean => !file.startsWith('journeys/');
const mutation = (name: string, ids: readonly string[], named: () => string[]): Mutation => {
  const files = [...new Set(ids.flatMap(bearing))];
  const shown = files.length > 0 ? files : named();
  const quick = shown.filter(needsNoBrowser);
  const shownBy = (id: string) => bearing(id).some(needsNoBrowser);
  return {
    name,
    ids,
    files: shown,
    quick:
      quick.length > 0
        ? { name, ids: ids.filter(shownBy), files: quick }
        : { name, ids: [], files: named().filter(needsNoBrowser) },
  };
};

/** Calls stand in contracts, and beside them where a list has a file of its own. */
const contracts = all.filter(({ path }) => /^product\/[\w-]+\/[\w-]+\.ts$/.test(path));

const calls = routes.map(({ name: inside, call: { method, path } }) => {
  const call = `${method} ${path}`;
  const [, key = ''] = inside.split('.');
  const ids = checklist.filter((item) => item.call === call && item.row !== 'AP8').map(({ id }) => id);
  const contract = contracts.find(({ text }) => text.includes(`'${call}'`));
  if (!contract) throw new Error(`no contract says ${call}`);
  const area = contract.path.split('/')[1]!;
  // A story names its call by the end of its address, or by its key in a contract of the area.
  const byKey = new RegExp(`\\bcalls\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} = (\\w+\\.)?calls\\b`);
  const names = new RegExp(`\\b${basename(path)}\\b`);
  const isOfArea = (test: Source) =>
    importsOf(test).some(
      ({ to }) => to === contract.path.replace(/\.ts$/, '') || to === `product/${area}/contract`,
    );
  return mutation(`call ${call}`, ids, () =>
    naming(area, (source) => names.test(source.text) || (byKey.test(source.text) && isOfArea(source))),
  );
});

const publicPages = checklist
  .filter(({ id }) => /^PB\d+\.\//.test(id))
  .map(({ id }) => {
    const path = id.slice(id.indexOf('.') + 1).replace(':path*', '*');
    return mutation(`page ${path}`, [id], () =>
      naming('public-site', ({ text }) => text.includes(`${path}'`)),
    );
  });

/** The test of everybody's menu and of every address; items of EV are shown by a journey besides. */
const openedByAll = 'guards/office-pages.test.ts';
const office = (kind: 'menu' | 'page', path: string): Mutation => {
  const isIts = ({ id, row }: Item) =>
    row.startsWith('EV') && path === `/EvaluationManagement/${id.slice(row.length + 1)}`;
  const ids = checklist.filter(isIts).map(({ id }) => id);
  return mutation(`${kind} ${path}`, ids, () => [openedByAll]);
};
const entries = menu.flatMap(({ pages }) => pages.map(({ url }) => office('menu', url)));
const own = contributed.ownPages.map(({ path }) => office('page', path));

/** Every page, call and menu entry of the product. */
export const mutations: readonly Mutation[] = [...calls, ...publicPages, ...entries, ...own];

/** What one run's draw follows from: the commit, or the tests themselves where there is none. */
const state = (): string => {
  const tried = commit();
  if (tried) return tried;
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const { path, text } of sources()) hash.update(path).update(text);
  return hash.digest('hex');
};

/** Some of them, tried without a browser: others with every commit, and the same for the same one. */
export const drawn = (count: number, seed = state()): readonly Taken[] => {
  const place = ({ name }: Taken): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return mutations
    .map(({ quick }) => [place(quick), quick] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, count)
    .map(([, each]) => each);
};
