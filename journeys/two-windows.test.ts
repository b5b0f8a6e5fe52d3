import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { applications } from '#product/applications/contract';
import { drafted, wholeOf } from '#testing/applications/story';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const field = (me: Office, label: string) => me.panel.getByLabel(label, { exact: true });
const saved = (me: Office) =>
  me.panel
    .locator('.foot-bar__said')
    .getByText(/^已保存到服务器/)
    .waitFor();
const takenOver = (me: Office) => me.panel.getByText(/^另一窗口或另一位填写人保存了本申报/);

it('[A2] what is typed is on the server seconds later without a button, goes on at another machine, and outlives F5 at once', async () => {
  const me = await app.at('/EvaluationManagement/apply', 'suyanqing', {});
  await field(me, '成果名称').fill('还没有按过保存');
  // Before the server has it this browser does, and the page says where it is.
  await me.panel.getByText(/^尚未保存到服务器，本浏览器已存 \d/).waitFor();
  await saved(me);
  const address = new URL(me.page.url());
  const id = address.searchParams.get('Id')!;
  const elsewhere = await app.at(address.pathname + address.search, 'suyanqing', {});
  expect(await field(elsewhere, '成果名称').inputValue()).toBe('还没有按过保存');
  await elsewhere.page.context().close();
  // F5 within the first second: nothing has reached the server, and nothing is lost.
  await field(me, '英文名称').fill('Typed and gone');
  await me.panel.getByText(/^尚未保存到服务器，本浏览器已存 \d/).waitFor();
  await me.page.reload();
  await me.settled();
  await expect.poll(() => field(me, '英文名称').inputValue()).toBe('Typed and gone');
  await expect
    .poll(async () => (await wholeOf(await app.signIn('suyanqing'), id)).achievementNameEnglish, {
      timeout: 10_000,
    })
    .toBe('Typed and gone');
  await me.page.context().close();
});

it('[A2] two people write one draft: each sees what the other saved, rows come together, and only a real clash is asked about', async () => {
  const owner = await app.signIn('suyanqing');
  const manager = await app.signIn('tangyuan');
  await owner.do(applications.calls.authorise, { managerId: manager.id });
  const person = (name: string) => ({ name, organisationName: '江澜医科大学附属第一医院', contribution: '' });
  const { id } = await drafted(owner, {
    achievementName: '两人同写的申报',
    technologyManagerId: manager.id,
    persons: [person('苏砚青'), person('路知遥')],
  });
  const [su, tang] = [await app.as('suyanqing', {}), await app.as('tangyuan', {})];
  for (const me of [su, tang]) await me.open(`/EvaluationManagement/apply2?Id=${id}`);
  const row = (me: Office, at: number) => {
    const itself = me.panel.locator('[data-rows="persons"] > .rows__row').nth(at);
    return { ...me.within(itself), itself };
  };
  // The manager adds a person while the owner completes the first one and is still writing.
  await (await tang.addRow('完成人')).text('姓名', '沈听澜');
  await saved(tang);
  await row(su, 0).text('主要贡献', '提出方案');
  await takenOver(su).waitFor();
  await saved(su);
  const persons = async () =>
    (await wholeOf(owner, id)).persons!.map(({ name, contribution }) => [name, contribution]);
  await expect.poll(persons).toEqual([
    ['苏砚青', '提出方案'],
    ['路知遥', ''],
    ['沈听澜', ''],
  ]);
  expect(await row(su, 2).itself.getByLabel('姓名', { exact: true }).inputValue()).toBe('沈听澜');
  // The manager, who does nothing, is told as well.
  await takenOver(tang).waitFor({ timeout: 15_000 });
  await expect.poll(() => row(tang, 0).itself.getByLabel('主要贡献').inputValue()).toBe('提出方案');
  await su.picture('taken-over');
  // Both write into one cell: nothing is written over, both texts stand to be chosen from.
  await row(tang, 1).text('主要贡献', '唐予安写的');
  await row(su, 1).text('主要贡献', '苏砚青写的');
  const asking = async () => {
    for (;;) {
      for (const me of [su, tang])
        if ((await me.page.locator('.ant-modal:visible .clash').count()) > 0) return me;
      await su.page.waitForTimeout(100);
    }
  };
  const asked = await asking();
  expect(await asked.dialog.locator('legend').innerText()).toBe('完成人 · 2 · 主要贡献');
  for (const text of ['唐予安写的', '苏砚青写的']) await asked.dialog.getByText(text).waitFor();
  await asked.picture('clash');
  await asked.dialog.getByRole('radio', { name: /唐予安写的/ }).check();
  await asked.answer('按所选保存');
  await expect.poll(async () => (await persons())[1], { timeout: 15_000 }).toEqual(['路知遥', '唐予安写的']);
  for (const me of [su, tang])
    await expect
      .poll(() => row(me, 1).itself.getByLabel('主要贡献').inputValue(), { timeout: 15_000 })
      .toBe('唐予安写的');
  for (const me of [su, tang]) await me.page.context().close();
});

it('[A2] rows stand as they were put in order', async () => {
  const owner = await app.signIn('suyanqing');
  const person = (name: string, sort: number) => ({ name, organisationName: '', contribution: '', sort });
  const { id } = await drafted(owner, {
    achievementName: '换了次序的完成人',
    persons: [person('甲', 1), person('乙', 2)],
  });
  const me = await app.at(`/EvaluationManagement/apply2?Id=${id}`, 'suyanqing', {});
  await me.panel.locator('[data-rows="persons"]').getByRole('button', { name: '下移 1' }).click();
  await expect
    .poll(async () => (await wholeOf(owner, id)).persons!.map(({ name }) => name), { timeout: 10_000 })
    .toEqual(['乙', '甲']);
  await me.page.context().close();
});
