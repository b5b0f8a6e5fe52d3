import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { root } from '#host/root';
import { cast } from '#testing/cast';
import { commit, numberFor } from '#testing/commit';
import { contrastOf, standardsOf } from '../browser/accessible';
import type { BrowserApp } from '../browser/app';
import { cataloguePages } from './pictures';

/** How the catalogue is looked at beside Chinese, by day, on a wide screen, with all dialogs shut. */
const faces = ['night', 'narrow', 'opened'] as const;
const isLong = process.env['LONG_TESTS'] !== undefined;
const seed = commit() ?? '';
const [one] = [...faces].toSorted((first, other) => numberFor(first, seed) - numberFor(other, seed));
const facesNow = isLong ? faces : [one!];

/** Some of them, others with each commit; all in the long suite. */
const someOf = <Of>(all: readonly Of[], most: number, nameOf: (of: Of) => string): readonly Of[] =>
  isLong
    ? all
    : all
        .toSorted((first, other) => numberFor(nameOf(first), seed) - numberFor(nameOf(other), seed))
        .slice(0, most);

const specimens = join(root, 'product/gallery/web/specimens');
/** Whether an example of a page opens dialogs, as the sources of its examples say. */
const opensDialogs = (path: string): boolean =>
  [
    ...readFileSync(join(specimens, `${path}.tsx`), 'utf8').matchAll(
      /from '(\.\.[^']+\/examples\/[^']+?)(?:\.tsx\?raw)?'/g,
    ),
  ].some(([, example]) =>
    /\bModal\b|useConfirm|Dialog\b|EvidencePicker|shortcuts\/Keys/.test(
      readFileSync(join(specimens, 'section', `${example}.tsx`), 'utf8'),
    ),
  );

const openSpecimen = async (page: Page, path: string) => {
  await page.goto(path);
  const panel = page.locator('#main > .page:not([hidden])');
  await panel.locator('.specimen__example').first().waitFor();
  await panel.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  return panel;
};

/** The dialogs that the buttons of a page's examples open, each looked at while it is open; gives how many there were. */
const lookAtDialogs = async (page: Page, path: string, faults: string[]): Promise<number> => {
  const panel = await openSpecimen(page, path);
  const buttons = panel.locator('.specimen__shown').getByRole('button');
  const dialog = page.locator('.ant-modal:visible');
  const names = [...(await buttons.allInnerTexts()).entries()].filter(([, name]) => name.trim() !== '');
  let count = 0;
  for (const [at, name] of someOf(names, 4, ([place, text]) => `${path} ${place} ${text}`)) {
    const button = buttons.nth(at);
    if (!(await button.isEnabled())) continue;
    await button.click();
    const isOpen = await dialog.waitFor({ timeout: 400 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) {
      // It did something else: led away, or took its own place.
      await openSpecimen(page, path);
      continue;
    }
    count += 1;
    const found = await standardsOf(page);
    faults.push(...found.map((fault) => `${path}, the dialog of «${name.trim()}»: ${fault}`));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  return count;
};

const pagesNow = (): readonly string[] =>
  someOf(
    cataloguePages.map(([, path]) => path),
    4,
    (path) => path,
  );

/** The catalogue in its further faces, one with each commit, by the same measure as in its first. */
export const faceStories = (app: () => BrowserApp): void => {
  it.each(facesNow)(
    'everybody can use the catalogue %s',
    async (face) => {
      const look = face === 'night' ? { dark: true } : face === 'narrow' ? { width: 390 } : { height: 900 };
      const { page } = await app().at('/workbench/workbench', cast.administrator, look);
      const faults: string[] = [];
      if (face === 'opened') {
        const paths = cataloguePages.map(([, path]) => path).filter(opensDialogs);
        expect(paths).toContain('/controls/dialogs');
        let count = 0;
        for (const path of someOf(paths, 2, (each) => each)) count += await lookAtDialogs(page, path, faults);
        if (isLong) expect(count).toBeGreaterThan(10);
      } else
        for (const path of pagesNow()) {
          await openSpecimen(page, path);
          const found = face === 'night' ? await contrastOf(page) : await standardsOf(page);
          faults.push(...found.map((fault) => `${path}: ${fault}`));
        }
      expect(faults).toEqual([]);
      await page.context().close();
    },
    600_000,
  );
};
