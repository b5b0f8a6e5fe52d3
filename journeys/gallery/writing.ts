import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { smallPdf } from '#testing/story/pdf';
import type { Office } from '../browser/office';
import { example } from './example';

/** The pages of the catalogue on which something is written, uploaded or divided, and what only they can do. */
export const writingStories = (open: (path: string) => Promise<Office>): void => {
  const at = (name: string): Promise<Office> => open(`/components/${name}`);
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('it is not on the screen');
    return box;
  };

  it('[TD3.tinymce] what is written becomes a tree; who may only read cannot write', async () => {
    const admin = await at('tinymce');
    const usual = example(admin, '常态');
    await usual.getByRole('textbox').click();
    await admin.page.evaluate(
      "document.querySelector('#main > .page:not([hidden]) .ProseMirror').editor.commands.focus('end')",
    );
    await admin.page.keyboard.press('Enter');
    await admin.page.keyboard.type('- first');
    await usual.getByText('存储的文档结构').click();
    await usual.locator('.specimen__tree').getByText('"bulletList"').waitFor();
    expect(await usual.locator('.specimen__tree').innerText()).toContain('"first"');
    const disabled = example(admin, '停用').getByRole('textbox');
    expect(await disabled.getAttribute('contenteditable')).toBe('false');
  });

  it('[TD3.markdown] is shown as it will be read while it is written, and no HTML of it comes true', async () => {
    const admin = await at('markdown');
    const usual = example(admin, '常态');
    const preview = usual.getByRole('region', { name: '预览' });
    await preview.getByRole('cell', { name: '已应用' }).waitFor();
    expect(await preview.innerText()).toContain('<script>');
    expect(await preview.locator('script').count()).toBe(0);
    await usual.getByRole('textbox').click();
    await admin.page.keyboard.press('Control+Home');
    await admin.page.keyboard.type('### seen ![x](https://evil.invalid/x.png)\n\n');
    await preview.getByRole('heading', { name: 'seen', level: 3 }).waitFor();
    expect(await preview.locator('img').count()).toBe(0);
  });

  it('[TD3.json-editor] says on which line the text is wrong, and tidies what is right', async () => {
    const admin = await at('json-editor');
    const faulty = example(admin, '出错');
    await faulty.getByText('第 3 行有误').waitFor();
    await faulty.getByText('"innovation"').click();
    await admin.page.keyboard.press('End');
    await admin.page.keyboard.press('ArrowLeft');
    await admin.page.keyboard.type('3');
    await faulty.getByText('格式正确').waitFor();
    const usual = example(admin, '常态');
    expect(await usual.locator('.cm-line').count()).toBe(1);
    await admin.press('整理格式', usual);
    await usual.locator('.cm-line').nth(8).waitFor();
  });

  it('[TD3.splitpane] its border is dragged and moved by keys, and no pane is pushed out of sight', async () => {
    const admin = await at('splitpane');
    const usual = example(admin, '左右分栏');
    const first = usual.getByRole('region', { name: '材料' });
    const grip = usual.getByRole('separator', { name: '分隔线' });
    const width = async () => (await boxOf(first)).width;
    const begun = await width();
    await grip.focus();
    await admin.page.keyboard.press('ArrowRight');
    await expect.poll(width).toBeGreaterThan(begun);
    expect(await grip.getAttribute('aria-valuenow')).toBe('44');
    const wide = await width();
    const held = await boxOf(grip);
    await admin.page.mouse.move(held.x + held.width / 2, held.y + held.height / 2);
    await admin.page.mouse.down();
    await admin.page.mouse.move(held.x - 60, held.y, { steps: 4 });
    await admin.page.mouse.up();
    await expect.poll(width).toBeLessThan(wide - 30);
    await grip.focus();
    for (let press = 0; press < 20; press += 1) await admin.page.keyboard.press('ArrowLeft');
    expect(await width()).toBeGreaterThan(((await boxOf(usual)).width - 60) * 0.2);
  });

  it('[TD3.avatar-upload] a picture is cut to a square before it is sent', async () => {
    const admin = await at('avatar-upload');
    const buffer = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#409eff' } })
      .png()
      .toBuffer();
    const usual = example(admin, '常态');
    await usual.locator('input[type="file"]').first().setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
    await admin.dialog.getByRole('slider').waitFor();
    const sent = admin.page.waitForRequest(/CommonUploadFile/);
    await admin.answer('使用此头像');
    await sent;
    const shown = usual.locator('img').first();
    await shown.waitFor();
    const sides = () =>
      admin.page.evaluate(
        "(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight])(document.querySelector('#main > .page:not([hidden]) img'))",
      );
    await expect.poll(sides).toEqual([512, 512]);
  }); // oxfmt-ignore

  it('[TD3.dropzone] takes what fits and says of the rest why not', async () => {
    const admin = await at('dropzone');
    const one = example(admin, '只收一个 PDF，至多 1 MB');
    const field = one.locator('input[type="file"]');
    await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await one.getByText('notes.txt').waitFor();
    expect(await one.innerText()).not.toContain('plan.pdf');
    await field.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: smallPdf('plan') });
    await one.getByText('plan.pdf').waitFor();
  });

  it('[TD3.sticky] heads and actions stay in view while the rest goes', async () => {
    const admin = await at('sticky');
    const scrolled = example(admin, '分节标题').getByRole('region', { name: '可滚动的内容' });
    const second = scrolled.getByRole('heading', { name: '第 2 节' });
    await scrolled.hover();
    await admin.page.mouse.wheel(0, 190);
    await expect.poll(async () => (await boxOf(second)).y - (await boxOf(scrolled)).y).toBeLessThan(3);
    const bar = example(admin, '底部操作栏');
    const frame = await boxOf(bar.getByRole('region', { name: '可滚动的内容' }));
    const save = await boxOf(bar.getByRole('button', { name: '保存' }));
    expect(save.y + save.height).toBeLessThanOrEqual(frame.y + frame.height);
  });
};
