import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { catalogue } from '#database/seeds/menu';

/** Every page of the catalogue, as a name of a file. */
export const cataloguePages: readonly (readonly [name: string, path: string])[] = catalogue.flatMap(
  ({ pages }) => pages.map(({ url }) => [url.slice(1).replaceAll('/', '-'), url] as const),
);

const still = { animations: 'disabled', caret: 'hide' } as const;

/** Writes the same id for each: every database draws its own, and how a page looks is no matter of that. */
export const withoutIds = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const walk = document.createTreeWalker(document.querySelector('#main'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      walk.currentNode.data = walk.currentNode.data.replaceAll(
        /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '${'0'.repeat(36)}');
  }`);

/**
 * A page of the catalogue as it lies there: nothing moves, nothing is pointed at, and it is always the same day. `prepare` does
 * what else there is to do before the picture.
 */
export const pictureOf = async (
  page: Page,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Buffer> => {
  await page.clock.setFixedTime('2026-03-02T02:00:00Z');
  await page.goto(path);
  const panel = page.locator('#main > .page:not([hidden])');
  await panel.locator('h1').first().waitFor();
  await panel.locator('.specimen__example').first().waitFor();
  // An example that asks the server says so by nothing else: one of them shows how waiting looks.
  await page.waitForLoadState('networkidle');
  await panel.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => document.activeElement?.blur())');
  await prepare?.(page);
  return panel.screenshot(still);
};

/** The same page half a second later. */
export const pictureNow = async (page: Page): Promise<Buffer> => {
  await pause(500);
  return page.locator('#main > .page:not([hidden])').screenshot(still);
};
