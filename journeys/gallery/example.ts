import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Office } from '../browser/office';

/** The example of this title on the page of the catalogue in front. */
export const example = (me: Office, title: string): Locator =>
  me.panel
    .locator('.specimen__example')
    .filter({ has: me.page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** What is said to those who do not see it: by the example, or by the one who drags. */
export const told = async (page: Page): Promise<string> =>
  (await page.locator('[role="status"]').allInnerTexts()).join('\n');

/** Presses the keys that a page lists, and sees what each of them does. */
export type Press = (me: Office) => Promise<void>;

/** Presses a key on what has the focus, and gives what is seen once it is other than before. */
export const changes = async <Seen>(me: Office, key: string, look: () => Promise<Seen>): Promise<Seen> => {
  const before = await look();
  await me.page.keyboard.press(key);
  await expect.poll(look, { message: `«${key}» does nothing` }).not.toEqual(before);
  return look();
};
