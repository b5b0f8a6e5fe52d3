import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { passwordOf } from '#testing/lookups';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';
const tabsOf = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '菜单' });

describe('The frame', () => {
  let me: Office;
  beforeAll(async () => {
    me = await app.as('suyanqing');
  });

  it('has a banner with the name, sidebar, navbar with the path, tabs and the page [SH1]', async () => {
    await me.open('/workbench/workbench');
    await me.go('成果评价', '成果申报');
    const { page } = me;
    await page.getByRole('banner').getByText('医疗卫生科技成果转化与评价平台').waitFor();
    expect(await sidebarOf(page).isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: '当前位置' }).innerText()).toMatch(
      /成果评价[\s\S]*成果申报/,
    );
    expect(await tabsOf(page).allInnerTexts()).toEqual(expect.arrayContaining(['工作台', '成果申报']));
    expect(
      await page.getByRole('main').getByRole('heading', { level: 1, name: '成果申报' }).isVisible(),
    ).toBe(true);
  });

  it('shows the menu of the person, two levels, without its hidden pages [MN1]', async () => {
    const expert = await app.as('helanzhou');
    const entries = (await sidebarOf(expert.page).innerText()).split('\n').map((each) => each.trim());
    expect(entries).toContain('专家评价');
    for (const foreign of ['成果申报', '公共服务机构审核', '报告详情', '评价报告编制'])
      expect(entries).not.toContain(foreign);
  });

  it('cuts no name in its sidebar, whatever language it speaks', async () => {
    for (const locale of ['en-GB', 'es-ES'] as const) {
      const { page } = await app.as('admin', { locale });
      const sidebar = page.locator('.sidebar');
      const sections = sidebar.locator('.ant-menu-submenu-title');
      expect(await sections.count()).toBeGreaterThan(3);
      const cut = new Set<string>();
      for (let at = 0; at < (await sections.count()); at += 1) {
        await sections.nth(at).click();
        const names = await page.evaluate<string[]>(
          `[...document.querySelectorAll('.sidebar .ant-menu-title-content')]
            .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
            .map((one) => one.textContent)`,
        );
        for (const name of names) cut.add(name);
      }
      expect([...cut]).toEqual([]);
      await page.context().close();
    }
  });

  it('remembers the sidebar folded or spread in a cookie, spread at first [SH12]', async () => {
    const { page } = me;
    const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'sidebar')?.value;
    expect(await stored()).toBeUndefined();
    await page.getByRole('button', { name: '收起菜单' }).click();
    await expect.poll(stored).toBe('0');
    await page.reload();
    await page.getByRole('button', { name: '展开菜单' }).click();
    await expect.poll(stored).toBe('1');
    await page.getByRole('button', { name: '收起菜单' }).waitFor();
  });

  it('turns mobile below 1024 px: the sidebar closes and comes as a drawer [SH3]', async () => {
    const { page } = me;
    await me.open(list);
    await page.setViewportSize({ width: 1023, height: 768 });
    await sidebarOf(page).waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '菜单', exact: true }).click();
    const drawer = page.locator('.ant-drawer-content-wrapper, .ant-drawer-section').first();
    await drawer.waitFor();
    await page.getByRole('menuitem', { name: '工作台' }).click();
    await page.waitForURL('**/workbench/workbench');
    await drawer.waitFor({ state: 'hidden' });
    await me.settled();
    const wide = await page.evaluate(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    expect(wide).toBe(false);
    await page.setViewportSize({ width: 1366, height: 768 });
    await sidebarOf(page).waitFor();
  });

  it('closes tabs from their menu; the last one leads to the workbench, all of them to the start [SH2]', async () => {
    const { page } = me;
    const choose = async (tab: string, what: string) => {
      await tabsOf(page).filter({ hasText: tab }).click({ button: 'right' });
      await page.getByRole('menuitem', { name: what, exact: true }).click();
    };
    await me.open('/workbench/workbench');
    await me.go('成果评价', '成果申报');
    await me.go('成果评价', '原始材料');
    await choose('原始材料', '刷新');
    await me.settled();
    await choose('成果申报', '关闭');
    await tabsOf(page).filter({ hasText: '成果申报' }).waitFor({ state: 'detached' });
    await choose('原始材料', '关闭其他');
    await expect.poll(() => tabsOf(page).count()).toBe(1);
    await choose('原始材料', '关闭');
    await page.waitForURL('**/workbench/workbench');
    await choose('工作台', '关闭全部');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('speaks three languages, its controls too, and remembers the choice', async () => {
    const { page } = me;
    await me.open(list);
    const speak = async (button: string, language: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('menuitem', { name: language }).click();
    };
    await speak('语言', 'English');
    await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: 'Advanced search' }).click();
    await page.getByLabel('Evaluated').first().click();
    await page.locator('.ant-picker-dropdown').getByText('Last week').waitFor();
    await page.keyboard.press('Escape');
    await speak('Language', 'Español');
    await page.getByRole('heading', { level: 1, name: 'Solicitudes' }).waitFor();
    await speak('Idioma', '简体中文');
    await page.getByRole('heading', { level: 1, name: '成果申报' }).waitFor();
  });

  it('puts every control into the size that was chosen, and keeps it [SH5]', async () => {
    const { page } = me;
    await me.open(list);
    const height = async () => (await page.getByRole('button', { name: /^查 ?询$/ }).boundingBox())!.height;
    const medium = await height();
    const choose = async (size: string) => {
      await page.getByRole('button', { name: '尺寸', exact: true }).click();
      await page.getByRole('menuitem', { name: size, exact: true }).click();
    };
    await choose('迷你');
    await expect.poll(height).toBeLessThan(medium);
    const mini = await height();
    await page.reload();
    await me.settled();
    expect(await height()).toBe(mini);
    await choose('小');
    await expect.poll(height).toBeGreaterThan(mini);
    await choose('中等');
    await expect.poll(height).toBe(medium);
  });

  it('asks to sign in again over the page when nobody worked for long, and goes on where it was [ST5]', async () => {
    const { page } = me;
    await me.open('/EvaluationManagement/apply');
    await me.form.text('成果名称', '写到一半的成果');
    await app.watch.quiet(page);
    app.pass({ minutes: 31 });
    await sidebarOf(page).getByRole('menuitem', { name: '成果申报' }).click();
    const { dialog } = me;
    await dialog.getByText('登录已过期').waitFor();
    expect(await dialog.getByLabel('用户名').inputValue()).toBe('suyanqing');
    await me.asked.text('密码', 'not-the-password');
    await me.answer('登录');
    await dialog.getByRole('alert').waitFor();
    await me.asked.text('密码', passwordOf(app, 'suyanqing'));
    await me.answer('登录');
    await dialog.waitFor({ state: 'hidden' });
    await me.panel.getByRole('heading', { level: 1, name: '成果申报' }).waitFor();
    await me.panel.getByRole('navigation', { name: '分页' }).waitFor();
    await tabsOf(page).filter({ hasText: '申报 · 成果信息' }).click();
    expect(await me.panel.getByLabel('成果名称', { exact: true }).inputValue()).toBe('写到一半的成果');
    // By itself it is saved half a minute later, and would be one more in the lists that are counted by then.
    await me.press('保存草稿');
    await me.panel.getByText(/已保存/).waitFor();
  });
});

describe('A list', () => {
  let me: Office;
  const total = async () => {
    await me.settled();
    return Number(/\d+/.exec(await me.panel.locator('.page__count').innerText())![0]);
  };
  const pager = () => me.panel.getByRole('navigation', { name: '分页' });
  const rows = () => me.panel.locator('tbody tr:not([aria-hidden])');
  beforeAll(async () => {
    // A browser of its own: who was here before has been idle for too long since.
    me = await app.as('admin', {});
  });

  it('is searched by a field and a keyword, and shows all again when reset [SF1]', async () => {
    await me.open(list);
    const all = await total();
    const name = await rows().first().getByRole('rowheader').innerText();
    await me.form.text('关键词', name);
    await me.press('查询');
    await expect.poll(total).toBeLessThan(all);
    await me.row(name).waitFor();
    await me.press('重置');
    await expect.poll(total).toBe(all);
    expect(await me.panel.getByLabel('关键词').inputValue()).toBe('');
    await me.press('高级检索');
    await me.panel.getByRole('button', { name: '切换查询' }).waitFor();
  });

  it('is searched by ranges: levels, benefit, days with their shortcuts [SF2]', async () => {
    await me.open(list);
    const all = await total();
    await me.press('高级检索');
    for (const [label, most] of [
      ['成熟度', '13'],
      ['创新度', '4'],
      ['先进度', '7'],
    ] as const) {
      await me.form.choose(`${label} 起`, '1');
      await me.form.choose(`${label} 至`, most);
    }
    const [from, to] = ['经济效益（万元） 起', '经济效益（万元） 至'];
    const amount = me.panel.getByLabel(from);
    expect(await amount.getAttribute('placeholder')).toBe('0');
    expect(await me.panel.getByLabel(to).getAttribute('placeholder')).toBe('999999');
    await amount.pressSequentially('.1a2.5');
    expect(await amount.inputValue()).toBe('12.5');
    await amount.fill('0');
    await me.form.text(to, '999999');
    await me.press('查询');
    await expect.poll(total).toBeLessThan(all);
    expect(await total()).toBeGreaterThan(0);
    await me.press('重置');
    await expect.poll(total).toBe(all);
    await me.panel.getByLabel('评价日期').first().click();
    for (const quick of ['今天', '最近一周', '最近一个月', '最近三个月'])
      await me.page.locator('.ant-picker-dropdown').getByText(quick, { exact: true }).waitFor();
    await me.page.locator('.ant-picker-dropdown').getByText('今天', { exact: true }).click();
    await me.press('查询');
    await expect.poll(total).toBe(0);
    await me.press('切换查询');
    await me.panel.getByRole('button', { name: '高级检索' }).waitFor();
  });

  it('takes up to six conditions and never fewer than one [SF3.不能增加条件了] [SF3.不能再减少了]', async () => {
    await me.open(list);
    const all = await total();
    await me.press('高级检索');
    const lines = me.panel.locator('.search__condition');
    await me.press('减少条件');
    await me.notified('不能再减少了');
    for (let more = 0; more < 5; more += 1) await me.press('增加条件');
    expect(await lines.count()).toBe(6);
    await me.press('增加条件');
    await me.notified('不能增加条件了');
    expect(await lines.count()).toBe(6);
    for (let fewer = 0; fewer < 4; fewer += 1) await me.press('减少条件');
    const name = await rows().first().getByRole('rowheader').innerText();
    await lines.nth(0).getByLabel('关键词').fill(name);
    await me.press('查询');
    await expect.poll(total).toBe(1);
    await me.within(lines.nth(0)).choose('逻辑', '不包含');
    await me.press('查询');
    await expect.poll(total).toBe(all - 1);
  });

  it('offers the seven fields of a search, the status from its dictionary [SF4]', async () => {
    await me.open(list);
    const optionsOf = async ({ panel, page }: Office) => {
      await panel.getByLabel('检索字段').click();
      const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
      await offered.first().waitFor();
      return offered;
    };
    const common = ['成果名称', '学院/科室', '第一完成人', '完成人', '评价状态', '科技经理'];
    const options = await optionsOf(me);
    await expect.poll(() => options.allInnerTexts()).toEqual([...common, '专家']);
    // Who sits on a panel is not for applicants to find out.
    const owner = await app.at(list, 'suyanqing', {});
    expect(await (await optionsOf(owner)).allInnerTexts()).toEqual(common);
    await options.filter({ hasText: '评价状态' }).click();
    await me.form.choose('关键词', '通过');
    await me.press('查询');
    await expect
      .poll(async () => new Set(await rows().locator('[data-label="评价状态"]').allInnerTexts()))
      .toEqual(new Set(['通过']));
  });

  it('is paged by 5, 10, 20 or 30, ten at first, and has no pager when it is empty [SH10]', async () => {
    await me.open(list);
    expect(await rows().count()).toBe(10);
    const all = await total();
    const parts = pager().locator('> *');
    expect((await parts.allInnerTexts()).map((each) => each.replaceAll(/\s+/g, ' ').trim())).toEqual([
      `共 ${all} 条`,
      '10 条/页',
      '',
      '',
      expect.stringMatching(/^前往 ?\/ ?\d+$/),
    ]);
    await pager().getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => new URL(me.page.url()).search).toMatch(/2/);
    await me.form.choose('每页条数', '5 条/页');
    await expect.poll(() => rows().count()).toBe(5);
    expect(await pager().getByLabel(/前往/).inputValue()).toBe('1');
    await pager().getByLabel('每页条数').click();
    const sizes = me.page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await sizes.first().waitFor();
    expect(await sizes.allInnerTexts()).toEqual(['5 条/页', '10 条/页', '20 条/页', '30 条/页']);
    await me.page.keyboard.press('Escape');
    await pager().getByLabel(/前往/).fill('2');
    await pager().getByLabel(/前往/).press('Enter');
    await expect.poll(() => pager().getByRole('button', { name: '上一页' }).isEnabled()).toBe(true);
    await me.form.text('关键词', '没有这样的成果');
    await me.press('查询');
    await me.panel.getByText('没有符合条件的数据').waitFor();
    expect(await pager().count()).toBe(0);
  });
});
