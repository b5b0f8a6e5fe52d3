import type { Page } from 'playwright-core';
import type { TestApp } from '#testing';

/** Hands one browser to somebody else: to a person by their session, or to a visitor whom nobody knows. */
export const handTo = async (app: TestApp, page: Page, who: string | undefined): Promise<void> => {
  await page.context().clearCookies();
  if (!who) return;
  const { token } = await app.signIn(who);
  await page.context().addCookies([{ name: 'token', value: token!, url: app.address }]);
};

/** Waits until a page has its heading and nothing of it is still being fetched. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1:visible').first().waitFor();
  await page.locator('[aria-busy="true"], .ant-skeleton').first().waitFor({ state: 'detached' });
};
