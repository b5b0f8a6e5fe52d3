import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
/** What was found the first time is kept beside: of a change only what depends on it is looked at again. */
const typesFail = (half: 'server' | 'web') =>
  fails(
    'tsc',
    '-p',
    `tsconfig.${half}.json`,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    join(holder, half),
  );

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

test('the product with the page compiles, is formatted, and its laws hold', async () => {
  expect(await typesFail('server')).toBe('');
  expect(await typesFail('web')).toBe('');
  expect(await fails('oxlint', ...undo.keys())).toBe('');
  expect(await fails('oxfmt', '--check', ...undo.keys())).toBe('');
}, 600_000);

test('its story is told in the product with the page, and the menu of every role shows it', async () => {
  const files = ['product/messages/own-messages.test.ts', 'guards/office-pages.test.ts'];
  const laws = ['contract', 'words', 'imports', 'menu'].map((law) => `guards/${law}.test.ts`);
  // The address is opened where the office is built.
  const unbuilt = '^(?!.*the address of every page of the office)';
  expect(await fails('vitest', 'run', ...files, ...laws, '-t', unbuilt, '--maxWorkers=1')).toBe('');
}, 600_000);

/** What a program says without some of what the recipe does. */
const without = async (paths: readonly string[], says: () => Promise<string>): Promise<string> => {
  for (const path of paths) undo.get(path)!();
  const said = await says();
  for (const step of steps) if (paths.includes(step.path)) doTo(copy, step);
  return said;
};

test('a call without its handler, and a page without its call or its words, does not compile; one without a menu is red', async () => {
  const handled = 'product/messages/server/index.ts';
  expect(await without([handled], () => typesFail('server'))).toMatch(/server\/index\.ts.*ownMessages/s);
  const said = ['product/messages/contract.ts', 'product/messages/words.ts'];
  const unsaid = await without(said, () => typesFail('web'));
  expect(unsaid).toMatch(/OwnMessages\.tsx.*'ownMessages' does not exist/s);
  expect(unsaid).toMatch(/OwnMessages\.tsx.*messages\.own\.none/s);
  const law = () => fails('vitest', 'run', 'guards/menu.test.ts');
  expect(await without(['database/seeds/menu.ts'], law)).toContain('messages/OwnMessages');
}, 600_000); // oxfmt-ignore
