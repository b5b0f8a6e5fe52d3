import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '#host/root';

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

/** Has the office speak another language where it stands, with whatever is open and half written in it. */
const speak = async (page: Page, language: string): Promise<void> => {
  await page.locator('.navbar button:has(.anticon-global)').dispatchEvent('click');
  const chosen = page.locator(`.ant-dropdown:not(.ant-dropdown-hidden) [lang="${language}"]`);
  await chosen.waitFor();
  await chosen.dispatchEvent('click');
  await page.locator(`html[lang^="${language}"]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};

/** Takes pictures of a screen at both widths in three languages, one of them by night, when `SHEETS=1` asks for them. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!wanted) return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  await take(page, name);
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['es', 'dark'],
  ] as const) {
    if (before) await page.setViewportSize(before);
    await speak(page, language);
    await page.emulateMedia({ colorScheme });
    await take(page, `${name}-${language}`);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
  await speak(page, 'zh');
};

/** Keeps what was on the screens when a story failed. */
export const storePictures = async (pages: readonly Page[], story: string): Promise<void> => {
  const failed = join(root, '.cache/failed');
  mkdirSync(failed, { recursive: true });
  for (const [at, page] of pages.entries())
    await page.screenshot({
      path: join(failed, `${story.slice(0, 40).replaceAll(/\W+/g, '-')}-${at + 1}.png`),
    });
};
