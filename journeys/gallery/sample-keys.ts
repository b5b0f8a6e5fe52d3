import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Office } from '../browser/office';
import { changes, example, told, type Press } from './example';

const allOf = async <Seen>(me: Office, keys: readonly string[], look: () => Promise<Seen>): Promise<void> => {
  for (const key of keys) await changes(me, key, look);
};

const chart =
  (...more: readonly string[]): Press =>
  async (me) => {
    const picture = me.panel.locator('.chart').first().getByRole('slider');
    await picture.focus();
    await allOf(me, ['ArrowRight', 'ArrowRight', 'ArrowLeft', ...more, 'End', 'Home'], () =>
      picture.getAttribute('aria-valuetext'),
    );
  };

/** Opens and closes the first line of a tree within a table. */
const tree: Press = async (me) => {
  const lines = me.panel.locator('.specimen__example').first().locator('tbody tr');
  const turn = lines.locator('button[aria-expanded]').first();
  await turn.focus();
  await changes(me, 'Enter', () => lines.count());
  await turn.focus();
  await changes(me, 'Space', () => lines.count());
};

/** Takes something up by its handle, moves it and puts it back: each step is said. */
const carried =
  (handle: (me: Office) => Locator, ...keys: readonly string[]): Press =>
  async (me) => {
    await handle(me).focus();
    await allOf(me, ['Space', ...keys, 'Escape'], () => told(me.page));
  };

/** Writes a letter, takes it back, and leaves. */
const written: Press = async (me) => {
  const editor = example(me, '常态').getByRole('textbox').first();
  await editor.click();
  await me.page.keyboard.press('Control+End');
  const text = () => editor.innerText();
  const before = await text();
  await changes(me, 'q', text);
  await me.page.keyboard.press('Control+z');
  await expect.poll(text).toBe(before);
  await me.page.keyboard.press('Tab');
  await expect.poll(() => editor.and(me.page.locator(':focus')).count()).toBe(0);
  expect(await text()).toBe(before);
};

const picture = async (): Promise<Buffer> => {
  const spot = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#d03b3b' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 400, height: 400, channels: 3, background: '#409eff' } })
    .composite([{ input: spot, left: 60, top: 40 }])
    .png()
    .toBuffer();
};

const focusIn = (me: Office, within: string): Promise<boolean> =>
  me.page.evaluate(`document.activeElement?.closest(${JSON.stringify(within)}) !== null`);

/** The keys of the template's pages, by the address of each. */
export const sampleKeys: Readonly<Record<string, Press>> = {
  '/charts/keyboard': chart('ArrowDown', 'ArrowUp'),
  '/charts/line': chart(),
  '/charts/mixchart': chart('ArrowDown', 'ArrowUp'),
  '/table/tree-table': tree,
  '/table/custom-tree-table': tree,
  '/table/dynamic-table': async (me) => {
    await me.panel.getByRole('button', { name: '移动 审稿人' }).focus();
    await allOf(me, ['ArrowUp', 'ArrowDown'], () => told(me.page));
  },
  '/table/drag-table': carried(
    (me) => me.panel.getByRole('button', { name: /^移动：/ }).first(),
    'ArrowDown',
    'ArrowUp',
  ),
  '/table/inline-edit-table': async (me) => {
    const shown = example(me, '就地修改标题');
    const titles = () => shown.locator('tbody [data-label="标题"]').allInnerTexts();
    const write = async (title: string): Promise<void> => {
      await shown
        .getByRole('button', { name: /^修改标题：/ })
        .nth(1)
        .click();
      await shown.getByRole('textbox', { name: '标题' }).fill(title);
    };
    const before = await titles();
    await write('不保存的标题');
    await me.page.keyboard.press('Escape');
    await expect.poll(titles).toEqual(before);
    await write('按回车保存的标题');
    await me.page.keyboard.press('Enter');
    await expect.poll(async () => (await titles())[1]).toBe('按回车保存的标题');
  },
  '/table/complex-table': async (me) => {
    await me.panel.getByLabel('标题', { exact: true }).first().fill('診療');
    await changes(me, 'Enter', () => me.panel.locator('.page__count').innerText());
  },
  '/components/tinymce': async (me) => {
    const editor = example(me, '常态').getByRole('textbox').first();
    await editor.click();
    const before = await editor.innerText();
    await changes(me, 'q', () => editor.innerText());
    await me.page.keyboard.press('Control+z');
    await expect.poll(() => editor.innerText()).toBe(before);
    await me.page.keyboard.press('Control+k');
    await me.dialog.waitFor();
    await me.page.keyboard.press('Escape');
    await me.dialog.waitFor({ state: 'detached' });
    await editor.click();
    await me.page.keyboard.press('Alt+F10');
    await expect.poll(() => focusIn(me, '[role="toolbar"]')).toBe(true);
  },
  '/components/markdown': written,
  '/components/json-editor': written,
  '/components/splitpane': async (me) => {
    const grip = (title: string, at: number) => example(me, title).getByRole('separator').nth(at);
    for (const [held, keys] of [
      [grip('左右分栏', 0), ['ArrowRight', 'ArrowLeft']],
      [me.panel.locator('[role="separator"]:has(.division--flat)').first(), ['ArrowDown', 'ArrowUp']],
    ] as const) {
      await held.focus();
      await allOf(me, keys, () => held.getAttribute('aria-valuenow'));
    }
  },
  '/components/avatar-upload': async (me) => {
    await example(me, '常态')
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await picture() });
    await me.dialog.locator('.crop').focus();
    await allOf(me, ['+', '+', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '-'], () =>
      me.page.evaluate("document.querySelector('.crop__view').toDataURL()"),
    );
    await me.page.keyboard.press('Escape');
    await me.dialog.waitFor({ state: 'detached' });
  },
  '/components/back-to-top': async (me) => {
    const part = me.panel.getByRole('region', { name: '很长的局部' });
    const long = "document.querySelector('#main > .page:not([hidden]) .long-part__inner')";
    const top = () => me.page.evaluate<number>(`${long}.scrollTop`);
    const scroll = () => me.page.evaluate(`${long}.scrollTo(0, 500)`);
    await scroll();
    await me.panel.getByRole('button', { name: '回到顶部' }).focus();
    await changes(me, 'Enter', top);
    await expect.poll(top).toBe(0);
    await scroll();
    await part.focus();
    await changes(me, 'Home', top);
    await expect.poll(top).toBe(0);
  },
  '/components/mixin': async (me) => {
    const turn = me.panel.getByRole('switch').first();
    const ask = async (key: string): Promise<void> => {
      await turn.click();
      await me.dialog.waitFor();
      await expect.poll(() => focusIn(me, '.ant-modal')).toBe(true);
      await me.page.keyboard.press(key);
      await me.dialog.waitFor({ state: 'detached' });
    };
    const before = await turn.isChecked();
    await ask('Escape');
    expect(await turn.isChecked()).toBe(before);
    await ask('Enter');
    await expect.poll(() => turn.isChecked()).toBe(!before);
  },
  '/components/drag-dialog': async (me) => {
    await me.press('写意见');
    const box = me.page.locator('.drag-dialog');
    await box.getByRole('button', { name: '移动对话框' }).focus();
    await allOf(me, ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home'], () =>
      box.boundingBox(),
    );
    await me.page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
  },
  '/components/drag-select': async (me) => {
    const usual = example(me, '常态');
    const order = () => usual.locator('.sorted-tag__name').allInnerTexts();
    await usual.getByRole('button', { name: '移动“技术研究报告”' }).focus();
    await allOf(me, ['ArrowRight', 'ArrowLeft'], order);
    await me.page.keyboard.press('Tab');
    const out = usual.getByRole('button', { name: '去掉“技术研究报告”' });
    await expect.poll(() => out.and(me.page.locator(':focus')).count()).toBe(1);
    await usual.getByRole('combobox').focus();
    await changes(me, 'Backspace', order);
    await me.page.keyboard.press('Escape');
  },
  '/components/dnd-list': carried(
    (me) => example(me, '常态').getByRole('button', { name: '移动“用户使用证明”' }),
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ),
  '/components/drag-kanban': carried(
    (me) => example(me, '常态').getByRole('button', { name: '移动“安排评价会议”' }),
    ...['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft'],
  ),
};
