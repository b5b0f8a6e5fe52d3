import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#product/people/contract';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { organisationNumbered } from '#testing/lookups';

let app: BrowserApp;
const users = '/system/users';
const numbered = (number: string) => organisationNumbered(app, number);
/** How many staff the organisations have, each asked for alone. */
const peopleOf = async (ids: readonly string[]): Promise<number> => {
  const admin = await app.signIn('admin');
  const found = ids.map((organisationId) => admin.do(staff.calls.list, { organisationId }));
  return (await Promise.all(found)).reduce((sum, { total }) => sum + total, 0);
};
let above: { id: string; name: string };
let below: { id: string; name: string };
beforeAll(async () => {
  app = await openBrowserApp();
  [above, below] = [await numbered('GX001'), await numbered('YL001')];
  await app.db
    .updateTable('organisationEntry')
    .set({ parentId: above.id })
    .where('id', '=', below.id)
    .execute();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const treeOf = (me: Office) => me.panel.getByRole('complementary', { name: '工作单位' });
const total = async (me: Office): Promise<number> => {
  await me.settled();
  return Number(/\d+/.exec(await me.panel.locator('.page__count').innerText())![0]);
};

describe('The tree of organisations beside the people', () => {
  it('finds the people of an organisation and of those below it; the choice stands in the address and as a chip', async () => {
    const me = await app.at(users, 'admin');
    const all = await total(me);
    const tree = treeOf(me);
    await tree.getByText(above.name, { exact: true }).click();
    const both = await peopleOf([above.id, below.id]);
    expect(both).toBeLessThan(all);
    await expect.poll(() => total(me)).toBe(both);
    await me.panel.getByText(`工作单位：${above.name}`).waitFor();
    expect(me.page.url()).toContain(above.id);
    await me.page.reload();
    await expect.poll(() => total(me)).toBe(both);
    // Its branch is open, and what hangs on it can be chosen alone.
    const bough = treeOf(me).locator('.ant-tree-treenode').filter({ hasText: above.name });
    if ((await treeOf(me).getByText(below.name, { exact: true }).count()) === 0)
      await bough.locator('.ant-tree-switcher').click();
    await treeOf(me).getByText(below.name, { exact: true }).click();
    await expect.poll(async () => total(me)).toBe(await peopleOf([below.id]));
    // A query beside it stays within it.
    await me.form.text('姓名或用户名', '没有这样的人');
    await me.press('查询');
    await me.panel.getByText('没有符合条件的数据').waitFor();
    await me.panel.getByText(`工作单位：${below.name}`).waitFor();
    await me.press('重置');
    await treeOf(me).getByText('全部', { exact: true }).click();
    await expect.poll(() => total(me)).toBe(all);
  });

  it('is searched, and folded to a strip that the person finds folded again', async () => {
    const me = await app.at(users, 'admin');
    await treeOf(me).getByLabel('搜索工作单位').fill(below.name.slice(-4));
    await treeOf(me).getByText(below.name, { exact: true }).waitFor();
    await treeOf(me).getByText(above.name, { exact: true }).waitFor();
    expect(await treeOf(me).getByText('全部', { exact: true }).count()).toBe(0);
    await treeOf(me).getByLabel('搜索工作单位').fill('没有这样的单位');
    await treeOf(me).getByText('没有匹配项').waitFor();
    await expectAccessible(me.page, 'people beside their organisations');
    await me.press('收起工作单位');
    await expect.poll(() => me.panel.getByLabel('搜索工作单位').count()).toBe(0);
    await me.page.reload();
    await me.settled();
    await me.press('展开工作单位');
    await me.panel.getByLabel('搜索工作单位').waitFor();
  });

  it('is a drawer on a telephone', async () => {
    const me = await app.at(users, 'admin', { width: 390, height: 844 });
    await me.press(/工作单位：全部$/);
    const drawer = me.page.getByRole('dialog', { name: '工作单位' });
    await drawer.getByText(above.name, { exact: true }).click();
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(async () => total(me)).toBe(await peopleOf([above.id, below.id]));
    await me.panel.getByRole('button', { name: `工作单位：${above.name}` }).waitFor();
    expect(await me.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});
