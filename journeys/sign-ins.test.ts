import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { personOf } from '../database/seeds/demo/people';
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

it('[AP1.EmailGetPwd] Tang Yuan forgot her password, and sets a new one by the link in her mail', async () => {
  const page = await house.visit({ locale: 'en-GB' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('User name').fill('tangyuan');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Enter your mail address').waitFor();
  await page.getByLabel('Mail address').fill(personOf('tangyuan').email!);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('the link is on its way').waitFor();
  const mail = (await house.outbox()).findLast(({ text }) => text.includes('way=reset'))!;
  const { pathname, search, hash } = new URL(/https?:\S+/.exec(mail.text)![0]);
  await page.goto(`${pathname}${search}${hash}`);
  const [password, again] = [page.getByLabel('New password'), page.getByLabel('Once more')];
  await password.fill('short');
  await again.fill('other');
  const submit = page.getByRole('button', { name: 'Set the password' });
  await submit.click();
  await page.getByText('The two are not the same').waitFor();
  await again.fill('short');
  await submit.click();
  await page.getByText('The password is too weak').waitFor();
  const chosen = 'reeds above the quiet river';
  await password.fill(chosen);
  await again.fill(chosen);
  await submit.click();
  await page.getByText('The password is set; please sign in.').waitFor();
  await page.getByRole('link', { name: 'Back to signing in' }).click();
  await page.getByLabel('User name').fill('tangyuan');
  await page.locator('[name="password"]').fill(chosen);
  await page.locator('[type="submit"]').click();
  await page.waitForURL('**/workbench/workbench');
});
