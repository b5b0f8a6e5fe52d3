import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { root } from '#host/root';
import { openBrowserApp, type BrowserApp } from '#journeys/browser/app';
import { applications } from '#product/applications/contract';
import { cold, median, painted, slow, type Opened } from './cold';
import { serveFloor } from './table-floor/serve';

export interface ShellFigures {
  readonly login: Opened;
  readonly news: Opened;
  readonly list: Opened;
  /** The list's rows in the library's own table, one script and one call: no list can stand sooner with that table. */
  readonly floor: Opened;
  /** The same server's picture of some hundred bytes, opened by the same browser: no page can be there sooner. */
  readonly still: Opened;
  /** Milliseconds from the click until what it asked for has been painted. */
  readonly tab: number;
  readonly sidebar: number;
  /** The same click where nothing but a word comes and goes. */
  readonly word: number;
  /** Milliseconds from a key until its letter has been painted, in the wizard. */
  readonly key: { readonly median: number; readonly slowest: number };
}

const visits = Number(process.env['VISITS'] ?? 5);
const clicks = 21;
const list = '/EvaluationManagement/applyList';
const wizard = '/EvaluationManagement/apply';
const workbench = '/workbench/workbench';

/** Median of clicks, there and back again. */
const clicked = async (
  page: Page,
  ways: readonly (readonly [press: string, found: string])[],
): Promise<number> => {
  const times: number[] = [];
  for (let at = 0; at < clicks; at += 1) {
    const [press, found] = ways[at % ways.length]!;
    times.push(
      await page.evaluate<number>(`new Promise((done) => {
        const begun = performance.now();
        document.querySelector(${JSON.stringify(press)}).click();
        (${painted})(() => ${found}, () => done(performance.now() - begun));
      })`),
    );
    await page.waitForTimeout(200);
  }
  return median(times);
};

const front = "document.querySelector('#main > .page:not([hidden])').getAttribute('aria-label')";
const tabTo = (path: string, title: string) =>
  [`.tabs__tab[data-tab="${path}"] .tabs__name`, `${front} === '${title}'`] as const;
const folded = "document.querySelector('.sidebar').classList.contains('sidebar--icons')";

const inOffice = async (app: BrowserApp): Promise<Pick<ShellFigures, 'tab' | 'sidebar'>> => {
  const me = await app.as('admin', {});
  await me.go('成果评价', '成果申报');
  await slow(me.page);
  return {
    tab: await clicked(me.page, [tabTo(workbench, '工作台'), tabTo(list, '成果申报')]),
    sidebar: await clicked(me.page, [
      ['.navbar button', folded],
      ['.navbar button', `!${folded}`],
    ]),
  };
};

const onNothing = async (app: BrowserApp): Promise<number> => {
  const page = await app.visit();
  await page.setContent(
    '<button onclick="word.hidden = !word.hidden">press</button><p id="word" hidden>word</p>',
  );
  await slow(page);
  return clicked(page, [
    ['button', '!word.hidden'],
    ['button', 'word.hidden'],
  ]);
};

const typed = 'Accelerated recovery after surgery of the liver';

/**
 * Somebody types an achievement's name, has it saved and types its summary meanwhile, and goes on in the next step with the
 * second of the persons: as fast as people do. Every key counts, the first of each field and the one that saves too.
 */
const typing = async (app: BrowserApp): Promise<ShellFigures['key']> => {
  const me = await app.as('suyanqing', {});
  const { page } = me;
  await page.goto(wizard);
  await slow(page);
  await page.evaluate(`{
    window.keys = [];
    addEventListener('keydown', ({ timeStamp }) => {
      const began = timeStamp;
      (${painted})(() => true, () => window.keys.push(performance.now() - began));
    }, true);
  }`);
  const type = async (field: Locator): Promise<void> => {
    await field.click();
    await page.keyboard.type(typed, { delay: 120 });
  };
  const long = me.panel.locator('textarea').first();
  await long.waitFor();
  await type(me.panel.locator('input[type="text"]').first());
  await page.keyboard.press('Control+s');
  await type(long);
  await page.keyboard.press('Control+s');
  await me.settled();
  await me.panel.locator('.ant-steps-item').nth(1).click();
  const persons = me.panel.locator('[data-rows="persons"]');
  for (const _ of [1, 2]) await persons.locator(':scope > .rows__add > .ant-btn-dashed').click();
  await type(persons.locator('.rows__row').nth(1).locator('input[type="text"]').first());
  await page.waitForTimeout(500);
  const keys = await page.evaluate<number[]>('window.keys');
  if (process.env['KEYS']) process.stderr.write(`${keys.map(Math.round).join(' ')}\n`);
  return { median: median(keys), slowest: Math.max(...keys) };
};

/** What the list's own call answers, as it stands on the screen. */
const rowsOf = async (app: BrowserApp, token: string): Promise<string> => {
  const page = await app.visit();
  await page.context().addCookies([{ name: 'token', value: token, url: app.address }]);
  const { path } = applications.calls.list;
  const [answer] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).pathname === path),
    page.goto(list),
  ]);
  const rows = await answer.text();
  await page.context().close();
  return rows;
};

/** Opens and uses the frame as somebody far away on a machine four times slower does. */
export const shellBench = async (progress: (what: string) => void): Promise<ShellFigures> => {
  const app = await openBrowserApp();
  try {
    const { token = '' } = await app.signIn('admin');
    const icon = await app.visit();
    await icon.goto('/login');
    const address = await icon.evaluate<string>("document.querySelector('link[rel=icon]').href");
    const there = "document.readyState === 'complete'";
    const interactive = "document.readyState !== 'loading'";
    const row = (table: string) => `document.querySelector('${table} tbody tr:not([aria-hidden])')`;
    progress('the floor');
    const floor = await serveFloor(await rowsOf(app, token));
    progress('cold visits');
    const pages = await cold(
      app,
      {
        still: { address, usable: there },
        login: {
          address: '/login',
          usable: `${interactive} && document.querySelector('[name="loginName"]')`,
        },
        news: { address: '/NewsInfo', usable: "document.querySelector('footer')" },
        floor: { address: floor.address, usable: row('#table') },
        list: { address: list, usable: row('#main .table'), token },
      },
      visits,
    );
    floor.close();
    progress('clicks and keys');
    return { ...pages, ...(await inOffice(app)), word: await onNothing(app), key: await typing(app) };
  } finally {
    await app.close();
  }
};

const addresses = join(root, 'benchmarks/shell.json');

interface Run {
  readonly on: string;
  readonly figures: ShellFigures;
}
/** What the last run found, and when; undefined before the first. */
export const lastShell = (): Run | undefined =>
  existsSync(addresses) ? (JSON.parse(readFileSync(addresses, 'utf8')) as Run) : undefined;

export const storeShell = (on: string, figures: ShellFigures): void =>
  writeFileSync(addresses, `${JSON.stringify({ on, figures }, null, 2)}\n`);
