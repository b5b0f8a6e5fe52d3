import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tabTo, walkByTab } from './accessible/keyboard';
import { officePlaces } from './accessible/places';
import { violationsOf } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';
const focusOf = (page: Page): Locator => page.locator(':focus');
/** Whether what has the focus lies within something. */
const isWithin = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement.closest(${JSON.stringify(selector)}) !== null`);

describe('By the tabulator alone', () => {
  it.each([
    ['a list', 'applications/ApplicationList'],
    ['a form', 'wizard/Apply'],
    ['a record', 'applications/Detail'],
    ['a desk', 'materials/MaterialReview'],
    ['a report', 'reports/ReportEditor'],
    ['the workbench', 'tasks/Workbench'],
  ])('one goes through %s and sees at every step where one is', async (_, name) => {
    const { path, who } = (await officePlaces(app)).find(({ page }) => page === name)!;
    const me = await app.at(path, who!);
    const { faults, stops } = await walkByTab(me.page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(12);
  });

  it.each(['/NewsInfo', '/resultInfo', '/hyCheck', '/login'])(
    'a visitor goes through %s and sees at every step where they are',
    async (path) => {
      const page = await app.visit();
      await page.goto(path);
      const { faults, stops } = await walkByTab(page);
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(6);
    },
  );
});

describe('Without a mouse', () => {
  let me: Office;
  let page: Page;
  beforeAll(async () => {
    me = await app.as('suyanqing');
    page = me.page;
  });

  /** Goes down a menu that has the focus until it comes to an entry. */
  const arrowTo = async (entry: Locator): Promise<void> => {
    await expect
      .poll(async () => {
        if ((await entry.and(focusOf(page)).count()) === 1) return true;
        await page.keyboard.press('ArrowDown');
        return entry.and(focusOf(page)).isVisible();
      })
      .toBe(true);
  };

  it('one searches a list, opens what was found, reads its tabs and comes back to where one was', async () => {
    await me.open(list);
    const name = await me.panel.getByRole('rowheader').first().innerText();
    await tabTo(page, me.panel.getByLabel('关键词'));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect.poll(() => me.panel.locator('tbody tr:not([aria-hidden])').count()).toBe(1);
    await me.settled();
    await tabTo(page, me.row(name).getByRole('button', { name: '详情' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/detail\?Id=/);
    await me.panel.getByRole('heading', { level: 1, name }).waitFor();
    await me.settled();
    expect(await isWithin(page, '#main > .page:not([hidden])')).toBe(true);
    const tabs = me.panel.getByRole('tab');
    await tabTo(page, tabs.first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Alt+PageUp');
    await page.waitForURL(new RegExp(list));
    await expect.poll(() => focusOf(page).innerText()).toBe('详情');
  });

  it('one opens a menu, chooses from it, and the dialog keeps the focus and gives it back', async () => {
    await me.open(list);
    const density = me.panel.getByRole('button', { name: '密度' });
    await tabTo(page, density);
    await page.keyboard.press('Enter');
    await arrowTo(page.getByRole('menuitem', { name: '紧凑' }));
    await page.evaluate(
      "document.activeElement.ownerDocument.addEventListener('click', ({ target }) => (window.pressed ??= []).push(target.closest('button')?.ariaLabel ?? target.role))",
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => focusOf(page).getAttribute('aria-label')).toBe('密度');
    // The key that chose does not press the button as well, which has the focus by now.
    expect(await page.evaluate('window.pressed ?? []')).not.toContain('密度');
    const account = page.getByRole('button', { name: /账户/ });
    await tabTo(page, account);
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: '修改密码' });
    await entry.waitFor();
    await expect.poll(() => isWithin(page, '[role="menu"]')).toBe(true);
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    expect(await focusOf(page).getAttribute('aria-label')).toMatch(/账户/);
    await page.keyboard.press('Enter');
    await entry.waitFor();
    await arrowTo(entry);
    await page.keyboard.press('Enter');
    await me.dialog.getByLabel('原密码').waitFor();
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Tab');
      // Beyond its last control the browser's own have their turn, but nothing beneath the dialog.
      expect(await page.locator('#office :focus').count()).toBe(0);
    }
    await page.keyboard.press('Escape');
    await me.dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focusOf(page).getAttribute('aria-label')).toMatch(/账户/);
  });

  it('one goes by the sidebar: a section is folded and spread, a page of it opened', async () => {
    await me.open('/workbench/workbench');
    const sidebar = page.getByRole('navigation', { name: '菜单' });
    await tabTo(page, sidebar.getByRole('menu').first());
    const section = sidebar.getByRole('menuitem', { name: '成果评价' });
    const entry = sidebar.getByRole('menuitem', { name: '原始材料', exact: true });
    await arrowTo(section);
    const before = await section.getAttribute('aria-expanded');
    await page.keyboard.press('Enter');
    await expect.poll(() => section.getAttribute('aria-expanded')).not.toBe(before);
    if (before === 'true') await page.keyboard.press('Enter');
    await entry.waitFor();
    await arrowTo(entry);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/original');
    // Who walks through the menu stays in it.
    expect(await entry.and(focusOf(page)).count()).toBe(1);
  });

  it('one fills in a form: words, a choice from a list; what is lacking takes the focus', async () => {
    await me.open('/EvaluationManagement/apply');
    const name = me.panel.getByLabel('成果名称', { exact: true });
    await tabTo(page, name);
    await page.keyboard.type('只用键盘写的成果');
    const purposes = me.panel.getByLabel('评价目的', { exact: true });
    await tabTo(page, purposes);
    await page.keyboard.press('ArrowDown');
    // The list has come when one of its entries is the one that Enter would take.
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option-active').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await me.panel.locator('.ant-select-selection-item').first().waitFor();
    // The list is still open: the tabulator goes on, and what was chosen stays.
    await page.keyboard.press('Tab');
    await page.locator('.ant-select-dropdown').first().waitFor({ state: 'hidden' });
    expect(await purposes.and(focusOf(page)).count()).toBe(0);
    await tabTo(page, me.panel.getByRole('button', { name: '保存并下一步' }));
    await page.keyboard.press('Enter');
    // What is lacking takes the focus.
    await me.panel.locator('.ant-form-item-explain-error').first().waitFor();
    await expect.poll(() => isWithin(page, '.ant-form-item-has-error')).toBe(true);
    expect(await name.inputValue()).toBe('只用键盘写的成果');
    expect(await me.panel.locator('.ant-select-selection-item').count()).toBe(1);
  });
});

describe('A dialog opens where one begins', () => {
  it('on its first field, else on the button that changes nothing; the cross is a step away', async () => {
    const admin = await app.as('admin');
    const { page } = admin;
    /** What has the focus, as it is read out: the label of a field, the word of a button, else the kind of thing. */
    const begins = (): Promise<string> =>
      page.evaluate(`(() => {
        const { labels, innerText, className } = document.activeElement;
        return labels?.[0]?.innerText || (className.includes('ant-drawer') ? 'the drawer' : innerText);
      })()`);
    const dialog = page.locator('.ant-modal:visible, .ant-drawer-section:visible').last();
    const opens = async (action: string, first: string): Promise<void> => {
      await admin.panel.getByRole('button', { name: action }).first().click();
      await dialog.waitFor();
      await expect.poll(begins, { message: `where ${action} begins` }).toBe(first);
    };
    const closes = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    await admin.open('/system/organisations');
    await opens('新增组织', '单位名称');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    expect(await isWithin(page, '.ant-modal-close')).toBe(true);
    await closes();
    await opens('合并到…', '保留的单位');
    await closes();
    // What a key pressed once too often would do here takes somebody's work away.
    await opens('锁定', '返回');
    expect(await violationsOf(page)).toEqual([]);
    await closes();
    // Its code is loaded when it is wanted, and a note stands above its fields.
    await admin.go('用户与组织', '管理用户');
    await opens('新增用户', '用户名');
    await closes();
    // It has nothing but the cross, and is filled a moment later.
    await admin.open('/system/audit');
    await opens('详情', 'the drawer');
    expect(await violationsOf(page)).toEqual([]);
    await closes();
  });

  it('one asks «?» what the keys do here: those of the page and those of the office, as they work', async () => {
    const me = await app.as('suyanqing');
    const { page: mine } = me;
    const keysOf = async (): Promise<string[]> => {
      await mine.locator('body').press('?');
      await me.dialog.getByText('键盘快捷键').first().waitFor();
      expect(await violationsOf(mine)).toEqual([]);
      const rows = await me.dialog.locator('.keys > div').allInnerTexts();
      await mine.keyboard.press('Escape');
      await me.dialog.waitFor({ state: 'hidden' });
      return rows.map((row) => row.replace(/\s+/g, ' ').trim());
    };
    await me.open(list);
    const everywhere = await keysOf();
    expect(everywhere).toEqual(
      expect.arrayContaining([
        'Ctrl K 快速查找',
        '? 键盘快捷键',
        'Alt W 关闭当前页面',
        'Alt Page Up 前一个已打开的页面',
      ]),
    );
    await me.open('/EvaluationManagement/apply');
    expect(await keysOf()).toEqual(['Ctrl S 保存草稿', ...everywhere]);
    // What is typed is text, not a question.
    const name = me.panel.getByLabel('成果名称', { exact: true });
    await name.focus();
    await mine.keyboard.type('What?');
    expect(await name.inputValue()).toBe('What?');
    expect(await me.dialog.count()).toBe(0);
    // The list tells what works: pressed outside of the form too.
    await mine.locator('h1:visible').click();
    const saved = mine.waitForRequest(/SaveApply/);
    await mine.keyboard.press('Control+s');
    await saved;
  });
});
