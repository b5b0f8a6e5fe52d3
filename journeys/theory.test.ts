import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accepted, worldOf } from '#testing/story';
import { folderOfFiles, type Files } from './browser/files';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { cast } from '#testing/cast';

const title = '间歇性低氧诱导心肌保护的信号机制';
let app: BrowserApp;
let files: Files;
let owner: Office;

beforeAll(async () => {
  app = await openBrowserApp();
  files = await folderOfFiles();
  await accepted(worldOf(app), { achievementName: title, fields: { FruitType: '3.1' } });
  owner = await app.as(cast.owner);
});
afterEach((story) => app.after(story));
afterAll(async () => {
  await (files as Files | undefined)?.remove();
  await (app as BrowserApp | undefined)?.close();
});

describe('The material of a theory', () => {
  it('asks for its discoveries instead of parts and indicators, and keeps what they cite [EV6.originalMaterialTem/Tem2]', async () => {
    await owner.list('成果评价', '原始材料提交');
    await owner.rowAction(title, '填写材料');
    await owner.page.waitForURL(/originalMaterialTem\/Tem2/);
    await owner.panel.getByRole('heading', { level: 1, name: title }).waitFor();
    await owner.settled();
    const page = await owner.panel.innerText();
    expect(page).toContain('科学发现点');
    expect(page).not.toMatch(/工作分解结构|核心指标对比/);
    const item = owner.panel.locator('.ant-collapse-item').filter({ hasText: '代表' }).first();
    const head = item.locator('.ant-collapse-header');
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    await item.locator('input[type="file"]').setInputFiles(await files.pdf('代表作一.pdf'));
    await item.getByRole('group', { name: '代表作一.pdf' }).waitFor();
    await owner.press('保存草稿');
    await owner.panel
      .getByRole('status')
      .getByText(/已保存/)
      .waitFor();
    const point = await owner.addRow('科学发现点');
    await point.text('编号', '1');
    await point.text('发现内容', '低氧预适应经 HIF-1α 上调内源性抗氧化通路');
    await point.choose('证据', '代表作一');
    const stored = owner.page.waitForResponse(/SaveMaterial/);
    await owner.press('保存草稿');
    await stored;
    await owner.page.reload();
    await owner.settled();
    expect(await owner.panel.getByLabel('发现内容').inputValue()).toContain('HIF-1α');
    await owner.panel.locator('.rows').filter({ hasText: '代表作一' }).waitFor();
  });
});
