import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserHouse } from './house';

/** How many texts a browser keeps, sealed, that the server does not have. */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((done) => {
    const asked = indexedDB.open('drafts');
    asked.onupgradeneeded = () => asked.transaction.abort();
    asked.onerror = () => done(0);
    asked.onsuccess = () => {
      const database = asked.result;
      const all = database.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => {
        database.close();
        done(all.result.length);
      };
    };
  })`);

/** Types while nothing that is saved by the call `save` arrives, and waits until the browser keeps it. */
export const typeUnheard = async (
  { watch }: Pick<BrowserHouse, 'watch'>,
  page: Page,
  save: string,
  type: () => Promise<void>,
): Promise<void> => {
  await page.route(`**/${save}`, (route) => route.abort());
  watch.expect(/ERR_FAILED/);
  await type();
  await expect.poll(() => countKept(page)).toBe(1);
};
