import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { access } from '#product/access/contract';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

const office = 'start/web/index.html';
/** Kilobytes of script, compressed, until a person sees their first list (A3 of the foundation). */
const budget = 300;
/** A list with a dialog of its own, which brings the library's controls along. */
const withDialog = 'product/roles/web/pages/RolePeople.tsx';
/** What may cost nothing until it is first shown. */
const later = [
  ...['Days', 'Tree', 'Files'].map((name) => `shell/form/controls/${name}.tsx`),
  'shell/print/Press.tsx',
  'shell/chart/drawing.ts',
  'shell/chart/save.ts',
];
/** Kilobytes, compressed, of what draws charts: one file with all it needs. */
const chartBudget = 240;
/** The same of what colours and checks code in a field. */
const codeEditorBudget = 195;

/** A chunk and everything that must be there before it runs. */
const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const each of manifest[key]?.imports ?? []) withImports(manifest, each, seen);
  return seen;
};

let folder = 'dist/web';
let made: string | undefined;
let manifest: Manifest = {};

beforeAll(async () => {
  if (!existsSync(join(folder, 'manifest.json'))) {
    made = await mkdtemp(join(tmpdir(), 'assay-web-'));
    folder = made;
    // What people are given, not what is built for tests.
    vi.stubEnv('NODE_ENV', 'production');
    await build({ configFile: 'vite.config.ts', logLevel: 'error', build: { outDir: made } });
    vi.unstubAllEnvs();
  }
  manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}, 180_000);
afterAll(async () => {
  if (made) await rm(made, { recursive: true });
});

const kilobytes = (keys: Iterable<string>): number => {
  const files = new Set([...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')));
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
};
const pageKeys = (): string[] =>
  Object.keys(manifest).filter((key) => /^product\/.+\/web\/pages\//.test(key));
/** A page that is a list says so in its source: what it is made of comes in files that other pages share. */
const listKeys = (): string[] =>
  pageKeys().filter((key) => readFileSync(key, 'utf8').includes('shell/list/ListPage'));
/** The words that come with a page, be it the first: those of the frame and of its folder. */
const wordsOf = (page: string): string => `virtual:words/zh/${page.split('/')[1]}`;

describe('the office weighs little enough', () => {
  test('the frame, one language and the heaviest first list stay within the budget', () => {
    const frame = withImports(manifest, office);
    const lists = listKeys().filter((key) => key !== withDialog);
    const sizes = lists.map((key) =>
      kilobytes(new Set([...frame, ...withImports(manifest, key), ...withImports(manifest, wordsOf(key))])),
    );
    expect(lists.length, 'lists were found').toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThan(budget);
  });

  test('what one types and chooses with comes when the rows of a list stand', () => {
    const controls = Object.keys(manifest).filter((key) => manifest[key]!.name === 'controls');
    expect(controls).toHaveLength(1);
    const held = listKeys().filter((key) => withImports(manifest, key).has(controls[0]!));
    expect(held).toEqual([withDialog]);
    expect(withImports(manifest, 'shell/list/kit.ts')).toContain(controls[0]);
  });

  test('what a list needs beside the frame comes in a few files', () => {
    const frame = withImports(manifest, office);
    const counts = listKeys().map(
      (key) => [...withImports(manifest, key)].filter((each) => !frame.has(each)).length,
    );
    expect(Math.max(...counts)).toBeLessThan(12);
  });

  test('what comes with the frame comes in a few files, not in dozens', () => {
    const files = [...withImports(manifest, office)].filter((key) => manifest[key]!.file.endsWith('.js'));
    expect(files.length).toBeLessThan(10);
  });

  test.each(later)('%s comes when it is first shown, never with the frame or a page', (key) => {
    expect(manifest[key]?.isDynamicEntry, `${key} is a chunk of its own`).toBe(true);
    const early = [office, ...pageKeys()].flatMap((each) => [...withImports(manifest, each)]);
    expect(early.map((each) => manifest[each]!.file)).not.toContain(manifest[key]!.file);
  });

  test('what draws a chart is one file beside those that are there already', () => {
    const frame = withImports(manifest, office);
    const files = [...withImports(manifest, 'shell/chart/drawing.ts')].filter((key) => !frame.has(key));
    expect(files).toHaveLength(1);
    expect(kilobytes(files)).toBeLessThan(chartBudget);
  });

  test('the catalogue of components adds nothing to the frame or to a list, and what it edits code with is one file', () => {
    const early = [office, ...listKeys()].flatMap((each) => [...withImports(manifest, each)]);
    const files = new Set(early.map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')));
    const speaks = (file: string) =>
      /gallery(?:Table|Controls|Showing)\./.test(readFileSync(join(folder, file), 'utf8'));
    expect(speaks(manifest['product/gallery/web/specimens/table/drag-table.tsx']!.file)).toBe(true);
    expect([...files].filter(speaks)).toEqual([]);
    const [editor, ...more] = Object.keys(manifest).filter((key) => manifest[key]!.name === 'CodeEditor');
    expect(more).toEqual([]);
    expect(files).not.toContain(manifest[editor!]!.file);
    expect(kilobytes([editor!])).toBeLessThan(codeEditorBudget);
  });

  test('what calls are called lies in one file, and only pages that name calls load it', () => {
    const called = access.calls.beginSecondFactor.called[1];
    const holders = Object.keys(manifest).filter(
      (key) =>
        manifest[key]!.file.endsWith('.js') &&
        readFileSync(join(folder, manifest[key]!.file), 'utf8').includes(called),
    );
    expect(holders).toHaveLength(1);
    const loading = [office, ...pageKeys()].filter((key) => withImports(manifest, key).has(holders[0]!));
    expect(loading.sort()).toEqual([
      'product/access/web/pages/ApiDocs.tsx',
      'product/audit/web/pages/Log.tsx',
      'product/audit/web/pages/OwnActions.tsx',
    ]);
  });

  test('each language is a chunk of its own, and none of them comes with the frame', () => {
    const words = Object.keys(manifest).filter((key) => /virtual:words\/\w+$/.test(key));
    expect(words).toHaveLength(3);
    const early = withImports(manifest, office);
    expect(words.filter((key) => early.has(key))).toEqual([]);
    const texts = words.map((key) => readFileSync(join(folder, manifest[key]!.file), 'utf8'));
    const speaking = (word: string) => texts.filter((text) => text.includes(word)).length;
    expect(['退出登录', 'Sign out', 'Cerrar sesión'].map(speaking)).toEqual([1, 1, 1]);
  });
});
