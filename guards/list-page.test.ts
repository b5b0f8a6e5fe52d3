import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#host/root';
import { copyTo, doTo, stepsOf } from './recipe';

// What docs/recipes/list-page.md says, done to a copy of the product.
const steps = stepsOf(readFileSync(join(root, 'docs/recipes/list-page.md'), 'utf8'));
const holder = mkdtempSync(join(tmpdir(), 'assay-recipe-'));
const copy = join(holder, 'product');
afterAll(() => rmSync(holder, { recursive: true, force: true }));

/** Runs a program of the product's packages in the copy; gives what it said where it failed. */
const fails = (program: string, ...args: readonly string[]): Promise<string> =>
  new Promise((done, refuse) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd: copy });
    let said = '';
    child.stdout.on('data', (part) => (said += String(part)));
    child.stderr.on('data', (part) => (said += String(part)));
    child.on('error', refuse);
    child.on('close', (code) => done(code === 0 ? '' : said || `${program} ended with ${code}`));
  });
const typesFail = (half: 'server' | 'web') =>
  fails('tsc', '-p', `tsconfig.${half}.json`, '--noEmit', '--checkers', '1');

const undo = new Map<string, () => void>();
beforeAll(() => {
  copyTo(copy);
  for (const step of steps) {
    const back = doTo(copy, step);
    const before = undo.get(step.path);
    undo.set(step.path, () => {
      back();
      before?.();
    });
  }
});

test('it is three small files with their words, and a line or two in what gathers them', () => {
  const files = steps.filter((step) => step.kind === 'file' && !step.path.endsWith('.test.ts'));
  const lines = steps.filter((step) => step.kind === 'lines');
  expect(files.map(({ path }) => path)).toEqual([
    'product/messages/own-message.ts',
    'product/messages/server/own-messages.ts',
    'product/messages/web/pages/OwnMessages.tsx',
  ]);
  for (const step of files) if (step.kind === 'file') expect(step.text.split('\n').length, step.path).toBeLessThan(50);
  expect([...new Set(lines.map(({ path }) => path))]).toEqual([
    'product/messages/contract.ts',
    'product/messages/server/index.ts',
    'database/seeds/menu.ts',
    'product/messages/words.ts',
  ]);
}); // oxfmt-ignore

/** What a program says of a file that is written for it, in the text of another one; nothing where that is all it says. */
const besides = async (
  half: 'server' | 'web',
  like: string,
  path: string,
  change: (text: string) => string,
): Promise<readonly [of: string, elsewhere: string[]]> => {
  writeFileSync(join(copy, path), change(readFileSync(join(copy, like), 'utf8')));
  const said = await typesFail(half);
  rmSync(join(copy, path));
  const places = said.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  return [said, places.filter((line) => !line.startsWith(`${path}(`))];
};

test('the product with the page compiles and is formatted; a call without its handler, and a page without its call or its words, does not', async () => {
  // Types are looked at once for both: all that is amiss stands in the file that lacks something.
  const [unhandled, elsewhere] = await besides(
    'server',
    'product/messages/server/index.ts',
    'product/messages/server/unhandled.ts',
    (text) => steps.reduce((left, step) => (step.kind === 'lines' ? left.replace(step.added, '') : left), text),
  );
  expect(unhandled).toMatch(/server\/unhandled\.ts.*ownMessages/s);
  expect(elsewhere).toEqual([]);
  const [unsaid, others] = await besides(
    'web',
    'product/messages/web/pages/OwnMessages.tsx',
    'product/messages/web/pages/Unsaid.tsx',
    (text) => text.replace('messagesApi.ownMessages', 'messagesApi.unsaidMessages').replace('messages.own.none', 'messages.own.unsaid'),
  );
  expect(unsaid).toMatch(/Unsaid\.tsx.*'unsaidMessages' does not exist/s);
  expect(unsaid).toMatch(/Unsaid\.tsx.*messages\.own\.unsaid/s);
  expect(others).toEqual([]);
  expect(await fails('oxlint', ...undo.keys())).toBe('');
  expect(await fails('oxfmt', '--check', ...undo.keys())).toBe('');
}, 600_000); // oxfmt-ignore

test('its story is told in the product with the page, and the menu of every role shows it', async () => {
  const files = ['product/messages/own-messages.test.ts', 'guards/office-pages.test.ts'];
  const laws = ['contract', 'words', 'imports', 'menu'].map((law) => `guards/${law}.test.ts`);
  // The address is opened where the office is built.
  const unbuilt = '^(?!.*the address of every page of the office)';
  expect(await fails('vitest', 'run', ...files, ...laws, '-t', unbuilt, '--maxWorkers=1')).toBe('');
}, 600_000);

test('one that no menu holds is red', async () => {
  const menu = 'database/seeds/menu.ts';
  undo.get(menu)!();
  expect(await fails('vitest', 'run', 'guards/menu.test.ts')).toContain('messages/OwnMessages');
  for (const step of steps) if (step.path === menu) doTo(copy, step);
}, 600_000);
