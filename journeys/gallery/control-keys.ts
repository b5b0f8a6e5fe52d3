import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Office } from '../browser/office';
import { changes, example, type Press } from './example';

const isFocused = (me: Office, part: Locator) => async (): Promise<boolean> =>
  (await part.and(me.page.locator(':focus')).count()) === 1;
const list = (me: Office): Locator =>
  me.page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
/** What is shown beside a field: of a select, what was chosen. */
const chosenIn = (part: Locator, label: string): Locator =>
  part.locator('.ant-form-item').filter({ hasText: label }).first();

/** The keys of the product's own controls, by the address of the page that lists them. */
export const controlKeys: Readonly<Record<string, Press>> = {
  '/controls/buttons': async (me) => {
    const shown = example(me, '菜单');
    const button = shown.getByRole('button', { name: '下载' });
    const menu = me.page.getByRole('menu').filter({ hasText: '下载为 pdf' });
    await button.focus();
    await me.page.keyboard.press('Enter');
    await menu.waitFor();
    const lit = () => menu.locator('.ant-dropdown-menu-item-active').allInnerTexts();
    await expect.poll(lit).toEqual(['下载为 pdf']);
    await changes(me, 'ArrowDown', lit);
    await changes(me, 'ArrowUp', lit);
    await me.page.keyboard.press('Enter');
    await shown.getByText('已选 pdf').waitFor();
    await button.press('Enter');
    await menu.waitFor();
    await me.page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(isFocused(me, button)).toBe(true);
  },
  '/controls/fields': async (me) => {
    const usual = example(me, '常态');
    const sites = usual.getByLabel('应用单位数');
    await sites.focus();
    expect(await changes(me, 'ArrowUp', () => sites.inputValue())).toBe('13');
    expect(await changes(me, 'ArrowDown', () => sites.inputValue())).toBe('12');
    const words = chosenIn(usual, '关键词').locator('.ant-select-selection-item, .ant-tag');
    await usual.getByLabel('关键词').focus();
    await me.page.keyboard.type('MR');
    const before = await words.count();
    await me.page.keyboard.press('Enter');
    await expect.poll(() => words.count()).toBe(before + 1);
    // For a quarter of a second the library takes it for one of the letters that were typed.
    await me.page.waitForTimeout(300);
    await me.page.keyboard.press('Backspace');
    await expect.poll(() => words.count()).toBe(before);
  },
  '/controls/choices': async (me) => {
    const usual = example(me, '常态');
    const purpose = chosenIn(usual, '评价目的');
    const shown = () => purpose.innerText();
    await purpose.getByRole('combobox').focus();
    await me.page.keyboard.press('ArrowDown');
    await list(me).waitFor();
    const lit = () => list(me).locator('.ant-select-item-option-active').innerText();
    await changes(me, 'ArrowDown', lit);
    await changes(me, 'ArrowDown', lit);
    await changes(me, 'ArrowUp', lit);
    await changes(me, 'Enter', shown);
    const several = usual.getByLabel('评价目的（至多 3 项）');
    const tags = chosenIn(usual, '评价目的（至多 3 项）');
    await several.focus();
    await me.page.keyboard.press('ArrowDown');
    await list(me).waitFor();
    const before = await tags.innerText();
    // First to the field's own button that takes all out, then on.
    for (const _ of ['there', 'on']) await me.page.keyboard.press('Tab');
    await expect.poll(() => list(me).count()).toBe(0);
    expect(await tags.innerText(), 'it only goes on').toBe(before);
    await several.focus();
    await me.page.keyboard.press('ArrowDown');
    await list(me).waitFor();
    await me.page.keyboard.press('Escape');
    await expect.poll(() => list(me).count()).toBe(0);
  },
  '/controls/dates': async (me) => {
    const day = example(me, '常态').getByLabel('开会日期');
    const calendar = me.page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');
    await day.click();
    await calendar.waitFor();
    await day.fill('2026-04-01');
    await me.page.keyboard.press('Enter');
    await expect.poll(() => calendar.count()).toBe(0);
    expect(await day.inputValue()).toBe('2026-04-01');
    await day.click();
    await calendar.waitFor();
    await me.page.keyboard.press('Escape');
    await expect.poll(() => calendar.count()).toBe(0);
  },
  '/controls/rows': async (me) => {
    const whole = example(me, '整份表单');
    await whole.getByLabel('成果名称').fill('CT-AI 2.1');
    await me.page.keyboard.press('Control+s');
    await whole
      .locator('.foot-bar__said')
      .getByText(/^已保存/)
      .waitFor();
    await me.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await me.page.evaluate("navigator.clipboard.writeText('李明\\t20\\nAna Ruiz\\t10')");
    const empty = example(me, '空');
    await empty.getByRole('button', { name: '添加完成人' }).click();
    await empty.getByLabel('姓名').first().focus();
    await me.page.keyboard.press('Control+v');
    await expect.poll(() => empty.getByLabel('姓名').count()).toBe(2);
    expect(await empty.getByLabel('姓名').nth(1).inputValue()).toBe('Ana Ruiz');
  },
  '/controls/scales': async (me) => {
    const read = example(me, '刻度的三种大小').getByRole('radiogroup');
    const at = () => read.locator('input:checked').getAttribute('aria-label');
    await read.getByRole('radio').nth(2).focus();
    expect(await changes(me, 'ArrowRight', at)).toMatch(/^4 /);
    expect(await changes(me, 'ArrowLeft', at)).toMatch(/^3 /);
  },
  '/controls/dialogs': async (me) => {
    const asked = example(me, '先问再做');
    const ask = async (key: string): Promise<void> => {
      await me.press('发布', asked);
      await me.dialog.waitFor();
      await expect.poll(isFocused(me, me.dialog.getByRole('button', { name: /发\s*布/ }))).toBe(true);
      await me.page.keyboard.press(key);
      await me.dialog.waitFor({ state: 'detached' });
    };
    await ask('Escape');
    expect(await me.page.getByText('已完成').count(), 'nothing is done').toBe(0);
    await ask('Enter');
    await me.notified('已完成');
  },
  '/controls/records': async (me) => {
    const tabs = me.panel.getByRole('tab');
    await tabs.first().focus();
    await me.page.keyboard.press('ArrowRight');
    await expect.poll(isFocused(me, tabs.nth(1))).toBe(true);
    await me.page.keyboard.press('Enter');
    await me.panel.getByRole('cell', { name: 'Olivia Hart' }).first().waitFor();
    await me.page.keyboard.press('ArrowLeft');
    await expect.poll(isFocused(me, tabs.first())).toBe(true);
  },
  '/controls/lists': async (me) => {
    const query = example(me, '查询区');
    await query.getByLabel('成果名称').fill('CT');
    await me.page.keyboard.press('Enter');
    await query.getByText('按 1 个条件查询').waitFor();
    const page = example(me, '翻页').getByLabel('前往');
    await page.fill('5');
    await page.press('Enter');
    await expect.poll(() => page.inputValue()).toBe('5');
    const beside = example(me, '列表旁的树');
    const lit = () => beside.locator('.ant-tree-treenode-active').allInnerTexts();
    await beside.getByRole('tree').or(beside.locator('.ant-tree input')).first().focus();
    await changes(me, 'ArrowDown', lit);
    await changes(me, 'ArrowUp', lit);
    const tools = example(me, '列表工具');
    await me.press('列设置', tools);
    const panel = me.page.getByRole('dialog', { name: '列设置' });
    await panel.waitFor();
    await me.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  },
  '/controls/frame': async (me) => {
    const tabs = example(me, '页签').getByRole('tab');
    const at = async () => {
      for (const [place, tab] of (await tabs.all()).entries()) if (await isFocused(me, tab)()) return place;
      return -1;
    };
    await tabs.nth(1).focus();
    expect(await changes(me, 'ArrowRight', at)).toBe(2);
    expect(await changes(me, 'ArrowLeft', at)).toBe(1);
    expect(await changes(me, 'End', at)).toBe(3);
    expect(await changes(me, 'Home', at)).toBe(0);
    await me.page.keyboard.press('?');
    await me.dialog.getByText('键盘快捷键').first().waitFor();
    await me.page.keyboard.press('Escape');
    await me.dialog.waitFor({ state: 'detached' });
  },
};
