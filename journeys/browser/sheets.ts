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

/** Takes a picture of a screen at both widths, when `SHEETS=1` asks for contact sheets. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!wanted) return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
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
  if (before) await page.setViewportSize(before);
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
