import { dirname, relative } from 'node:path';
import type { Import } from './sources';

/** Where a file lies: its top folder, for an area its name and part. */
interface Place {
  readonly folder: string;
  readonly area?: string;
  readonly part?: 'face' | 'manifest' | 'server' | 'web' | 'pages' | 'browser';
}

const parts = ['server', 'web', 'pages', 'browser'] as const;

const placeOf = (path: string): Place => {
  const [folder = '', area, part] = path.split('/');
  // Seeds are made with the product's own operations; the rest of the folder is plain.
  if (folder === 'database' && area === 'seeds') return { folder: 'database/seeds' };
  if (folder !== 'product' || !area) return { folder };
  const face = /^area(\.ts)?$/.test(part ?? '') ? 'manifest' : 'face';
  return { folder, area, part: parts.find((each) => each === part) ?? face };
};

const everywhere = ['start', 'database/seeds', 'testing', 'guards', 'journeys', 'benchmarks', 'tools'];
/** What is delivered, of those: it is made without what tests are made with. */
const delivered = ['start', 'database/seeds'];
/** Areas that compute and nothing else, and which other areas' faces they may read. */
const pure: Readonly<Record<string, readonly string[]>> = {
  levels: ['dictionaries'],
  conflicts: ['dictionaries', 'levels', 'settings'],
  opinions: ['dictionaries', 'levels', 'settings', 'conflicts'],
};

/** The table of who may import whom, as a literal. `own` is the same area. */
type May = (
  to: Place,
  toPath: string,
  how: { own: boolean; area: string | undefined; typeOnly: boolean; pureShell: boolean },
) => boolean;
const table: Readonly<Record<string, May>> = {
  contract: (to) => to.folder === 'contract',
  host: (to) => to.folder === 'contract' || to.folder === 'host',
  shell: (to) => to.folder === 'contract' || to.folder === 'shell',
  // Types of columns are declared where their values are made: in a face, a server or the engine.
  database: (to, _, { typeOnly }) =>
    ['contract', 'database'].includes(to.folder) ||
    to.part === 'face' ||
    (typeOnly && (to.folder === 'host' || to.part === 'server')),
  'product face': (to, _, { own, area }) =>
    to.folder === 'contract' ||
    (to.part === 'face' && (own || (pure[area ?? '']?.includes(to.area ?? '') ?? true))),
  // What an area consists of on the server; the composition alone imports it.
  'product manifest': (to, _, { own }) =>
    ['contract', 'host', 'queries'].includes(to.folder) ||
    to.part === 'face' ||
    (own && to.part === 'server'),
  // What an area publishes of its tables leans on nothing but the like: so everybody may ask it, and no circle forms.
  queries: (to) => ['contract', 'host', 'queries'].includes(to.folder) || to.part === 'face',
  'product server': (to, path, { own }) =>
    ['contract', 'host', 'queries'].includes(to.folder) ||
    to.part === 'face' ||
    // Its own public pages are drawn here.
    (own && (to.part === 'server' || to.part === 'pages')) ||
    (to.part === 'server' && /\/server(\/index)?$/.test(path)),
  'product web': (to, path, { own, typeOnly }) =>
    ['contract', 'shell'].includes(to.folder) ||
    (own && to.part === 'web') ||
    (to.part === 'face' && (typeOnly || !path.endsWith('/contract'))) ||
    (to.part === 'web' && /\/web(\/index|\/calls|\/forms)?$/.test(path)),
  'product pages': (to, _, { own, pureShell }) =>
    to.folder === 'contract' || to.part === 'face' || pureShell || (own && to.part === 'pages'),
  'product browser': (to, _, { own, pureShell }) =>
    to.folder === 'contract' || to.part === 'face' || pureShell || (own && to.part === 'browser'),
};

/**
 * What is wrong with how an import is written: what lies in another folder of the root, or of the product, is named from the
 * root, so that either may move without the other; so is what lies three folders up.
 */
export const writtenWrong = ({ from, to, written }: Import): string | undefined => {
  // What Node or the configurations load themselves knows no such names.
  if (from.startsWith('tools/') || to.startsWith('tools/')) return undefined;
  const [source, target] = [placeOf(from), placeOf(to)];
  const apart = source.folder !== target.folder || source.area !== target.area;
  const shouldBe = apart || relative(dirname(from), to).startsWith('../../../');
  return shouldBe === written.startsWith('#')
    ? undefined
    : `${from} imports ${written}: write ${shouldBe ? `#${to}` : 'a path from the file itself'}`;
};

/** What an import breaks, in a sentence that says how to mend it; undefined when it is allowed. */
export const faultOf = ({ from, to, typeOnly }: Omit<Import, 'written'>): string | undefined => {
  const [source, target] = [placeOf(from), placeOf(to)];
  const isTest = /\.test\.tsx?$/.test(from);
  if (target.folder === 'testing' && !isTest && delivered.includes(source.folder))
    return `${from} imports ${to}: what is delivered is made without testing/`;
  if (everywhere.includes(source.folder) || isTest) return undefined;
  if (everywhere.includes(target.folder)) return `${from} imports ${to}: nobody imports ${target.folder}/`;
  const key = source.part ? `product ${source.part}` : source.folder;
  const own = source.area !== undefined && source.area === target.area;
  const may = table[key];
  if (!may) return `${from}: no top folder is called «${key}»`;
  if (may(target, to, { own, area: source.area, typeOnly, pureShell: to.startsWith('shell/look/') }))
    return undefined;
  return `${from} imports ${to}: ${key} may not. Go through the other area's face or its index, or move the piece down`;
};
