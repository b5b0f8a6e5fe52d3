import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { access } from '../product/access/contract';
import { openBrowserHouse, type BrowserHouse } from './browser/house';

let house: BrowserHouse;
beforeAll(async () => {
  house = await openBrowserHouse();
});
afterEach((story) => house.after(story));
afterAll(async () => (house as BrowserHouse | undefined)?.close());

it('Lin Wanzhao forgot to sign out elsewhere, and ends it from the menu beneath her name', async () => {
  const elsewhere = await house.signIn('linwanzhao');
  const me = await house.as('linwanzhao', {});
  await me.open('/workbench/workbench');
  await me.page.locator('.navbar__person').click();
  await me.page.getByRole('menuitem', { name: '我的登录记录' }).click();
  await me.page.waitForURL('**/profile/signIns');
  await me.settled();
  const running = me.panel.getByRole('row').filter({ hasText: '使用中' });
  await running.first().waitFor();
  const before = await running.count();
  await running.first().getByRole('button', { name: '结束' }).click();
  await me.answer('结束');
  await me.told('已结束该登录');
  await expect.poll(() => running.count()).toBe(before - 1);
  // The one she sits at is there too, and offers nothing.
  const current = me.panel.getByRole('row').filter({ hasText: '当前登录' });
  expect(await current.getByRole('button').count()).toBe(0);
  while ((await running.count()) > 0) {
    const left = await running.count();
    await running.first().getByRole('button', { name: '结束' }).click();
    await me.answer('结束');
    await expect.poll(() => running.count()).toBe(left - 1);
  }
  expect(await elsewhere.refusal(access.calls.menu, {})).toBe(401);
  await me.page.reload();
  await me.settled();
  await current.waitFor();
});
