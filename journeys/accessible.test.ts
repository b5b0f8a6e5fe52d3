import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allWords } from '#start/words';
import { first, looksOf, putOn, type Look } from './accessible/looks';
import { movedIn, watchMotion } from './accessible/motion';
import { bareFace, officePages, officePlaces, publicPlaces, type PageState } from './accessible/places';
import { contrastOf, violationsOf } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { handTo, settled } from './browser/handed';

let app: BrowserApp;
let page: Page;
beforeAll(async () => {
  app = await openBrowserApp();
  page = await app.visit();
  await watchMotion(page);
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

/** Every word by what it is called in the sources. */
const keys = new Set(
  Object.entries(allWords).flatMap(([area, rows]) => Object.keys(rows).map((key) => `${area}.${key}`)),
);

/** By the rules of which the look may change the outcome, once the first look was judged by all. */
const judged = async (look: Look): Promise<string[]> => {
  if (look === first || process.env['LONG_TESTS']) return violationsOf(page);
  return look.ground === first.ground ? [] : contrastOf(page);
};

/** What a page owes to everybody, whatever it shows, and does not give. */
const owed = async (look: Look): Promise<string[]> => {
  const { language } = look;
  const spoken = await page.locator('html').getAttribute('lang');
  const headings = await page.locator('h1:visible').count();
  // The office scrolls within its pages; what grows beyond the frame would scroll the frame away.
  const beyond = await page.evaluate<number>(
    "document.querySelector('#main') === null ? 0 : document.scrollingElement.scrollHeight - innerHeight",
  );
  const wordless = await page.locator('.status:visible').filter({ hasNotText: /\S/ }).count();
  // A page that is opened first has a part of the words: what is not among them stays as it was drawn.
  const shown = (await page.locator('body').innerText()).match(/\b\w+\.\w+\b/g) ?? [];
  return [
    ...shown.filter((text) => keys.has(text)).map((key) => `it says ${key} in place of a word`),
    ...(spoken?.startsWith(language) ? [] : [`it speaks ${spoken}`]),
    ...(headings === 1 ? [] : [`it has ${headings} headings of the first level`]),
    ...(beyond <= 0 ? [] : [`it is ${beyond} px higher than its frame`]),
    ...(wordless === 0 ? [] : [`${wordless} of its statuses are a colour without a word`]),
    ...(await judged(look)),
    ...(await movedIn(page)).map((moved) => `it moves although less motion is wished for: ${moved}`),
  ];
};

const drawn = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
/** Shows a place in a look. Its words come with the page; day and night change beneath an open one. */
const show = async (place: PageState, look: Look, before: Look | undefined): Promise<void> => {
  await putOn(page, look, app.address);
  if (look.language === before?.language) return void (await page.evaluate(drawn));
  await page.goto(place.path);
  await settled(page);
};

/** Looks at every place and tells of all that is amiss, not of the first alone. */
const faultsOf = async (places: readonly PageState[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const place of places) {
    await handTo(app, page, place.who);
    for (const [at, look] of looksOf(place).entries()) {
      await show(place, look, looksOf(place)[at - 1]);
      const said = [place.page, place.what, look.language, look.ground].join(' ');
      faults.push(...(await owed(look)).map((fault) => `${said}: ${fault}`));
    }
  }
  return faults;
};

/** All six looks of every page take six times as long. */
const timeout = process.env['LONG_TESTS'] ? 3_600_000 : 600_000;

describe('Every page can be read and used by everybody', () => {
  it(
    'of the office',
    async () => {
      const places = await officePlaces(app);
      expect(new Set(places.map((place) => place.page)).size).toBe(officePages().length + 1);
      // Where no record is named every page shows one and the same: it is looked at once.
      const [bare] = places.filter(({ what }) => what === bareFace);
      expect(await faultsOf(places.filter((place) => place.what !== bareFace || place === bare))).toEqual([]);
    },
    timeout,
  );

  it(
    'of the visitors',
    async () => {
      const places = await publicPlaces(app);
      expect(places.length).toBeGreaterThan(20);
      // The pages that say what is amiss answer with its number.
      app.watch.expect(/status of 40[14]/);
      expect(await faultsOf(places)).toEqual([]);
    },
    timeout,
  );
});
