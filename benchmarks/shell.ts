import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { root } from '../host/root';
import { openBrowserHouse, type BrowserHouse } from '../journeys/browser/house';

/** A page opened by a browser that has nothing of it yet. */
interface Opened {
  readonly bytes: number;
  readonly milliseconds: number;
}
export interface ShellFigures {
  readonly login: Opened;
  readonly list: Opened;
  /** The same server's picture of some hundred bytes, opened by the same browser: no page can be there sooner. */
  readonly still: Opened;
  /** Milliseconds from the click until what it asked for has been painted. */
  readonly tab: number;
  readonly sidebar: number;
  /** The same click where nothing but a word comes and goes. */
  readonly word: number;
}

const slower = 4;
const visits = 5;
const clicks = 21;
const list = '/EvaluationManagement/applyList';
const workbench = '/workbench/workbench';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

const throttled = async (page: Page): Promise<CDPSession> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return browser;
};

/** Goes on as soon as what was waited for has been painted: a message queued in a frame arrives behind its painting. */
const painted = `(found, done) => {
  const look = () => {
    if (!found()) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}`;

const visit = async (house: BrowserHouse, path: string, usable: string, token?: string): Promise<Opened> => {
  const page = await house.visit();
  try {
    if (token) await page.context().addCookies([{ name: 'token', value: token, url: house.address }]);
    const browser = await throttled(page);
    let bytes = 0;
    await browser.send('Network.enable');
    browser.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript(
      `(${painted})(() => ${usable}, () => { window.usableAfter = performance.now(); })`,
    );
    await page.goto(path);
    for (;;) {
      const milliseconds = await page.evaluate<number | undefined>('window.usableAfter');
      if (milliseconds) return { bytes, milliseconds };
      await page.waitForTimeout(50);
    }
  } finally {
    await page.context().close();
  }
};

/** Median of visits by browsers without a cache. */
const cold = async (...asked: Parameters<typeof visit>): Promise<Opened> => {
  const seen: Opened[] = [];
  for (let at = 0; at < visits; at += 1) seen.push(await visit(...asked));
  return {
    bytes: median(seen.map(({ bytes }) => bytes)),
    milliseconds: median(seen.map(({ milliseconds }) => milliseconds)),
  };
};

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

const inOffice = async (house: BrowserHouse): Promise<Pick<ShellFigures, 'tab' | 'sidebar'>> => {
  const me = await house.as('admin', {});
  await me.go('成果评价', '成果申报');
  await throttled(me.page);
  return {
    tab: await clicked(me.page, [tabTo(workbench, '工作台'), tabTo(list, '成果申报')]),
    sidebar: await clicked(me.page, [
      ['.navbar button', folded],
      ['.navbar button', `!${folded}`],
    ]),
  };
};

const onNothing = async (house: BrowserHouse): Promise<number> => {
  const page = await house.visit();
  await page.setContent(
    '<button onclick="word.hidden = !word.hidden">press</button><p id="word" hidden>word</p>',
  );
  await throttled(page);
  return clicked(page, [
    ['button', '!word.hidden'],
    ['button', 'word.hidden'],
  ]);
};

/** Opens and uses the frame as somebody on a machine four times slower does. */
export const shellBench = async (told: (what: string) => void): Promise<ShellFigures> => {
  const house = await openBrowserHouse();
  try {
    const { token } = await house.signIn('admin');
    const icon = await house.visit();
    await icon.goto('/login');
    const address = await icon.evaluate<string>("document.querySelector('link[rel=icon]').href");
    const there = "document.readyState === 'complete'";
    told('the sign-in page');
    const login = await cold(house, '/login', `${there} && document.querySelector('[name="loginName"]')`);
    const still = await cold(house, address, there);
    told('the first list');
    const rows = await cold(
      house,
      list,
      "document.querySelector('#main .table tbody tr:not([aria-hidden])')",
      token,
    );
    told('clicks');
    return { login, list: rows, still, ...(await inOffice(house)), word: await onNothing(house) };
  } finally {
    await house.close();
  }
};

const kept = join(root, 'benchmarks/shell.json');

interface Run {
  readonly on: string;
  readonly figures: ShellFigures;
}
/** What the last run found, and when; undefined before the first. */
export const lastShell = (): Run | undefined =>
  existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Run) : undefined;

export const keepShell = (on: string, figures: ShellFigures): void =>
  writeFileSync(kept, `${JSON.stringify({ on, figures }, null, 2)}\n`);
