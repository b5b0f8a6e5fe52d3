import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowserHouse, type BrowserHouse } from './browser/house';
import type { Office } from './browser/office';

let house: BrowserHouse;
let me: Office;
let page: Page;
beforeAll(async () => {
  house = await openBrowserHouse();
  me = await house.as('suyanqing');
  page = me.page;
});
afterEach((story) => house.after(story));
afterAll(async () => (house as BrowserHouse | undefined)?.close());

const apply = '/EvaluationManagement/apply';
const name = () => me.panel.getByLabel('成果名称', { exact: true });
const said = () => me.panel.locator('.foot-bar__said');
/** Goes to an address as a link within the office does. */
const follow = async (path: string): Promise<void> => {
  await page.evaluate(
    `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
  );
  await me.settled();
};
const savedAs = async (title: string): Promise<string> => {
  await name().fill(title);
  await me.press('保存草稿');
  await said()
    .getByText(/^已保存/)
    .waitFor();
  return page.url();
};

it('[A1] [A2] a new application is always new: it begins with nothing, and leaves the draft in the tab beside it alone', async () => {
  await me.open(apply);
  await me.press('保存草稿');
  await expect.poll(() => page.url()).toContain('?Id=');
  const first = await savedAs('第一份成果');
  await follow(apply);
  expect(await name().inputValue()).toBe('');
  const second = await savedAs('第二份成果');
  expect(second).not.toBe(first);
  // Who goes on too early is shown what lacks; what is there is saved all the same.
  await name().fill('第二份成果，改过');
  await me.press('保存并下一步');
  await me.panel.getByText('请选择成果类别').waitFor();
  await said()
    .getByText(/^已保存/)
    .waitFor();
  for (const [at, title] of [
    [first, '第一份成果'],
    [second, '第二份成果，改过'],
  ] as const) {
    await me.open(at);
    expect(await name().inputValue()).toBe(title);
  }
});
