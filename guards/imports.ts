import { dirname, relative } from 'node:path';
import type { Import } from './sources';

/** Where a file lies: its room, for an area its name and part. */
interface Place {
  readonly room: string;
  readonly area?: string;
  readonly part?: 'face' | 'manifest' | 'server' | 'web' | 'pages' | 'browser' | 'pdf';
}

const parts = ['server', 'web', 'pages', 'browser', 'pdf'] as const;

const placeOf = (path: string): Place => {
  const [room = '', area, part] = path.split('/');
  if (room !== 'product' || !area) return { room };
  const face = /^area(\.ts)?$/.test(part ?? '') ? 'manifest' : 'face';
  return { room, area, part: parts.find((each) => each === part) ?? face };
};

const everywhere = ['start', 'guards', 'journeys', 'benchmarks', 'tools'];

/** The table of who may import whom, as a literal. `own` is the same area. */
type May = (
  to: Place,
  toPath: string,
  how: { own: boolean; typeOnly: boolean; pureShell: boolean },
) => boolean;
const table: Readonly<Record<string, May>> = {
  contract: (to) => to.room === 'contract',
  host: (to) => to.room === 'contract' || to.room === 'host',
  shell: (to) => to.room === 'contract' || to.room === 'shell',
  // Types of columns are declared where their values are made: in a face, a server or the engine.
  database: (to, _, { typeOnly }) =>
    ['contract', 'database'].includes(to.room) ||
    to.part === 'face' ||
    (typeOnly && (to.room === 'host' || to.part === 'server')),
  'product face': (to) => to.room === 'contract' || to.part === 'face',
  // What an area consists of on the server; the composition alone imports it.
  'product manifest': (to, _, { own }) =>
    ['contract', 'host'].includes(to.room) || to.part === 'face' || (own && to.part === 'server'),
  'product pdf': (to, _, { own }) =>
    to.room === 'contract' || to.part === 'face' || (own && to.part === 'pdf'),
  'product server': (to, path, { own }) =>
    ['contract', 'host'].includes(to.room) ||
    to.part === 'face' ||
    (own && (to.part === 'server' || to.part === 'pdf')) ||
    (to.part === 'server' && /\/server(\/index)?$/.test(path)),
  'product web': (to, path, { own, typeOnly }) =>
    ['contract', 'shell'].includes(to.room) ||
    (own && to.part === 'web') ||
    (to.part === 'face' && (typeOnly || !path.endsWith('/contract'))) ||
    (to.part === 'web' && /\/web(\/index|\/calls)?$/.test(path)),
  'product pages': (to, _, { own, pureShell }) =>
    to.room === 'contract' || to.part === 'face' || pureShell || (own && to.part === 'pages'),
  'product browser': (to, _, { own, pureShell }) =>
    to.room === 'contract' || to.part === 'face' || pureShell || (own && to.part === 'browser'),
};

/**
 * What is wrong with how an import is written: what lies in another folder of the root, or of the product, is named from the
 * root, so that either may move without the other; so is what lies three folders up.
 */
export const writtenWrong = ({ from, to, written }: Import): string | undefined => {
  // What Node or the configurations load themselves knows no such names.
  if (from.startsWith('tools/') || to.startsWith('tools/')) return undefined;
  const [source, target] = [placeOf(from), placeOf(to)];
  const apart = source.room !== target.room || source.area !== target.area;
  const shouldBe = apart || relative(dirname(from), to).startsWith('../../../');
  return shouldBe === written.startsWith('#')
    ? undefined
    : `${from} imports ${written}: write ${shouldBe ? `#${to}` : 'a path from the file itself'}`;
};

/** What an import breaks, in a sentence that says how to mend it; undefined when it is allowed. */
export const faultOf = ({ from, to, typeOnly }: Omit<Import, 'written'>): string | undefined => {
  const [source, target] = [placeOf(from), placeOf(to)];
  const isTest = /\.test\.tsx?$|\/(fixtures|testing)\//.test(from);
  if (everywhere.includes(source.room) || isTest) return undefined;
  if (everywhere.includes(target.room)) return `${from} imports ${to}: nobody imports ${target.room}/`;
  const key = source.part ? `product ${source.part}` : source.room;
  const own = source.area !== undefined && source.area === target.area;
  const may = table[key];
  if (!may) return `${from}: no room is called «${key}»`;
  if (may(target, to, { own, typeOnly, pureShell: to.startsWith('shell/look/') })) return undefined;
  return `${from} imports ${to}: ${key} may not. Go through the other area's face or its index, or move the piece down`;
};
