import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../host/root';

const wanted = process.env['SHEETS'] === '1';
const folder = join(root, '.cache/sheets');
const widths = [
  [1366, 768],
  [390, 844],
] as const;

const take = async (page: Page, name: string): Promise<void> => {
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    // The layout follows the width in the next frame, and a drawer or a chart takes a moment longer.
    await page.waitForTimeout(300);
    await page.screenshot({
      path: join(folder, `${name}-${width}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
};

/** The same address in another language and light, in a window beside the one somebody works in. */
const takeBeside = async (page: Page, name: string, language: string, dark: boolean): Promise<void> => {
  const context = page.context();
  const { origin } = new URL(page.url());
  const before = (await context.cookies(origin)).find((cookie) => cookie.name === 'language')?.value ?? 'zh';
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  const beside = await context.newPage();
  await beside.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await beside.goto(page.url(), { waitUntil: 'networkidle' });
  await beside.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
  await take(beside, `${name}-${language}`);
  await beside.close();
  await context.addCookies([{ name: 'language', value: before, url: origin }]);
};

/** Takes pictures of a screen at both widths in three languages, one of them by night, when `SHEETS=1` asks for them. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!wanted) return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  await take(page, name);
  if (before) await page.setViewportSize(before);
  await takeBeside(page, name, 'en', false);
  await takeBeside(page, name, 'es', true);
};

/** Keeps what was on the screens when a story failed. */
export const keepPictures = async (pages: readonly Page[], story: string): Promise<void> => {
  const failed = join(root, '.cache/failed');
  mkdirSync(failed, { recursive: true });
  for (const [at, page] of pages.entries())
    await page.screenshot({
      path: join(failed, `${story.slice(0, 40).replaceAll(/\W+/g, '-')}-${at + 1}.png`),
    });
};
