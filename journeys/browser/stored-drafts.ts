import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserApp } from './app';
import type { Office } from './office';

/** What a browser keeps of texts that the server does not have, worked out in the page from `all` of it. */
const ofStored = <Result>(page: Page, result: string): Promise<Result> =>
  page.evaluate(`new Promise((done) => {
    const asked = indexedDB.open('drafts');
    asked.onupgradeneeded = () => asked.transaction.abort();
    const answer = (all) => done(${result});
    asked.onerror = () => answer([]);
    asked.onsuccess = () => {
      const database = asked.result;
      const all = database.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => {
        database.close();
        answer(all.result);
      };
    };
  })`);

/** How many texts a browser keeps, sealed, that the server does not have. */
export const countStored = (page: Page): Promise<number> => ofStored(page, 'all.length');

/** The same texts as anybody would read them who opens the browser's own store. */
export const readStored = (page: Page): Promise<string> =>
  ofStored(
    page,
    `all.map(({ bytes, ...open }) => JSON.stringify(open) + new TextDecoder().decode(bytes)).join('')`,
  );

/** Types while nothing that is saved by the call `save` arrives, and waits until the browser keeps it. */
export const typeUnheard = async (
  { watch }: Pick<BrowserApp, 'watch'>,
  page: Page,
  save: string,
  type: () => Promise<void>,
): Promise<void> => {
  await page.route(`**/${save}`, (route) => route.abort());
  watch.expect(/ERR_FAILED/);
  await type();
  await expect.poll(() => countStored(page)).toBe(1);
};

/** Types where nothing that is saved arrives, closes the window, and comes again in the same browser. */
export const comesAgain = async (
  app: Pick<BrowserApp, 'watch'>,
  who: Office,
  save: string,
  type: () => Promise<void>,
): Promise<Page> => {
  const [address, browser] = [who.page.url(), who.page.context()];
  await typeUnheard(app, who.page, save, type);
  await who.page.close();
  const again = await browser.newPage();
  await again.goto(address);
  await again.getByText(/^已恢复您 .+ 在本浏览器填写/).waitFor();
  return again;
};
