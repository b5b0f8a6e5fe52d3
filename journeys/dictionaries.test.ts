import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeSetIds } from '#product/dictionaries/server/identifiers';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { dictionaries } from '#product/dictionaries/dictionaries';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

/** How long an open browser may take to learn of a change. */
const soon = { timeout: 10_000, interval: 500 };

/** The codes of the first level as the page shows them. */
const codes = (me: Office) => me.panel.locator('.codes__code--item').allInnerTexts();

/** Whether the open form of an application offers a field of technology now. */
const offers = async (me: Office, name: string): Promise<boolean> => {
  const field = me.panel.getByLabel('技术领域', { exact: true });
  await field.fill(name);
  const options = me.page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await options.waitFor();
  const found = (await options.locator('.ant-select-item-option').filter({ hasText: name }).count()) > 0;
  await field.press('Escape');
  await options.waitFor({ state: 'hidden' });
  return found;
};

describe('The administrator keeps a dictionary', () => {
  it('adds, moves, locks an item; open forms follow, and what is used stays [EN5]', async () => {
    const applicant = await app.at('/EvaluationManagement/apply', 'suyanqing');
    const admin = await app.as('admin');
    await admin.go('基础数据', '代码字典');
    const { page, panel } = admin;
    await panel.getByLabel('搜索代码集').fill('tech_field');
    await panel.getByRole('button', { name: /^技术领域/ }).click();
    await admin.press('新增代码项');
    await admin.asked.text('中文名称', '脑机接口');
    await admin.asked.text('英文名称', 'Brain–computer interfaces');
    await admin.answer('保存');
    await admin.dialog.getByText('请输入西班牙文名称').waitFor();
    await admin.asked.text('西班牙文名称', 'Interfaces cerebro-ordenador');
    await admin.asked.text('代码', '12');
    await admin.answer('保存');
    await admin.dialog.getByText('该代码已被使用').waitFor();
    await admin.asked.text('代码', '13');
    await admin.answer('保存');
    await admin.notified('已新增');
    await admin.dialog.waitFor({ state: 'hidden' });
    expect((await codes(admin)).at(-1)).toBe('13');

    const handle = (name: string) => panel.getByRole('button', { name: `移动 ${name}`, exact: true });
    await handle('脑机接口').press('ArrowUp');
    await expect.poll(() => codes(admin)).toEqual([...'123456789'].concat('10', '11', '13', '12'));
    const focused = "document.activeElement?.getAttribute('aria-label')";
    expect(await page.evaluate(focused)).toBe('移动 脑机接口');
    await handle('脑机接口').scrollIntoViewIfNeeded();
    const from = (await handle('脑机接口').boundingBox())!;
    const to = (await handle('航空航天').boundingBox())!;
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
    await page.mouse.up();
    const moved = [...'1234567'].concat('13', '8', '9', '10', '11', '12');
    await expect.poll(() => codes(admin)).toEqual(moved);
    await expectAccessible(page, 'the dictionaries');
    await expect.poll(() => offers(applicant, '脑机接口'), soon).toBe(true);

    await admin.press(/^锁定 13 脑机接口/);
    await admin.dialog.getByText('没有任何记录使用它').waitFor();
    await admin.answer('锁定');
    await panel.getByText('已锁定', { exact: true }).waitFor();
    await expect.poll(() => offers(applicant, '脑机接口'), soon).toBe(false);
    expect(await offers(applicant, '生物医药')).toBe(true);

    const { count } = await app.db
      .selectFrom('application')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('technologyField', '=', '1')
      .executeTakeFirstOrThrow();
    await admin.press(/^删除 1 生物医药/);
    await admin.dialog.getByRole('alert').getByText('正在使用，不能删除').waitFor();
    const row = admin.dialog.getByRole('row').filter({ hasText: 'application.technology_field' });
    expect((await row.innerText()).split(/\s+/).at(-1)).toBe(String(count));
    expect(await admin.dialog.getByRole('button', { name: /^删\s?除$/ }).isDisabled()).toBe(true);
    await admin.answer('返回');
    const there = await app.db
      .selectFrom('codeItem')
      .select(['code', 'isDeleted', 'isLocked'])
      .where('setId', '=', codeSetIds.technologyField)
      .where((where) => where.or([where('isDeleted', '=', true), where('isLocked', '=', true)]))
      .execute();
    expect(there).toEqual([{ code: '13', isDeleted: false, isLocked: true }]);
  });
});

describe('A code', () => {
  it('is read by its name in a list, whatever is stored [EN5]', async () => {
    const me = await app.at('/EvaluationManagement/applyList', 'admin');
    const types = await me.panel.locator('tbody [data-label="成果类别"]').allInnerTexts();
    const names = dictionaries.achievementType.items.map(({ names: [zh] }): string => zh);
    expect(types.filter((text) => text !== '/').length).toBeGreaterThan(3);
    expect(types.filter((text) => text !== '/' && !names.includes(text))).toEqual([]);
  });
});

describe('A choice', () => {
  it('is found by its pinyin and by the initials of it, in forms, filters and trees', async () => {
    const me = await app.at('/EvaluationManagement/apply', 'suyanqing');
    const offered = me.page
      .locator('.ant-select-dropdown:visible')
      .locator('.ant-select-item-option, .ant-select-tree-title');
    const finds = async (label: string, typed: string): Promise<string[]> => {
      const field = me.panel.getByLabel(label, { exact: true });
      await field.fill(typed);
      await expect.poll(() => offered.count()).toBeGreaterThan(0);
      const found = await offered.allInnerTexts();
      await field.press('Escape');
      return found;
    };
    await expect.poll(() => finds('技术领域', 'swyy')).toEqual(['生物医药与医疗器械']);
    expect(await finds('技术领域', 'shengwu')).toEqual(['生物医药与医疗器械']);
    expect(await finds('技术领域', '生物')).toEqual(['生物医药与医疗器械']);
  });
});
