import { readXlsx } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { picture } from './browser/sheets';
import { passwordOf } from '#testing/lookups';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp({ exportRows: 5 });
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

/** Opens one of the pages of the account's menu. */
const ownPage = async (me: Office, entry: string): Promise<void> => {
  await me.page.locator('.navbar__person').click();
  await me.page.getByRole('menuitem', { name: entry }).click();
  await me.panel.getByRole('heading', { name: entry, level: 1 }).waitFor();
  await me.settled();
};

describe('What is stored about somebody', () => {
  it('[PI-05] is taken along; its erasure is asked for, withdrawn, refused with a reason, and at last granted, window and all', async () => {
    const editor = await app.as('linwanzhao');
    const admin = await app.as('admin');
    const { name, mobile } = personOf('linwanzhao');
    await ownPage(editor, '我的个人信息');
    const [taken] = await Promise.all([
      editor.page.waitForEvent('download'),
      editor.press('导出（网页，供阅读）'),
    ]);
    const copy = await readFile(await taken.path(), 'utf8');
    for (const part of [`${name} 的个人信息`, mobile]) expect(copy).toContain(part);
    const ask = async () => {
      await editor.press('申请删除');
      await editor.answer('申请删除');
      await editor.panel.getByRole('cell', { name: '待处理' }).waitFor();
    };
    await ask();
    await editor.press('撤回申请');
    await editor.panel.getByRole('cell', { name: '已撤回' }).waitFor();
    await ask();
    await editor.picture('own-data');

    const decide = async (decision: string, reason?: string) => {
      await admin.list('系统日志', '个人信息删除申请');
      await admin.rowAction('待处理', decision);
      if (reason !== undefined) await admin.dialog.getByRole('textbox').fill(reason);
      if (decision === '拒绝') await admin.picture('erasure-decided');
      await admin.answer(decision);
      await admin.notified('已处理');
    };
    await decide('拒绝', '请先移交栏目');
    await editor.page.reload();
    await editor.settled();
    await editor.panel.getByRole('row').filter({ hasText: '已拒绝' }).getByText('请先移交栏目').waitFor();
    await ask();
    await decide('批准删除');
    await admin.row('已删除').getByText('已注销用户').waitFor();
    // The next thing the window asks is refused, and no password brings it back.
    await editor.page.getByRole('button', { name: /消息/ }).click();
    await editor.dialog.getByText('登录已过期').waitFor();
    await editor.asked.text('密码', passwordOf(app, 'linwanzhao'));
    await editor.answer('登录');
    await editor.dialog.getByText('用户名或密码错误').waitFor();
  });
});

describe('Who was invited by somebody else', () => {
  it('[PI-06] agrees to each notice before anything else, and finds it among their own data', async () => {
    const admin = await app.as('admin');
    await admin.go('用户与组织', '管理用户');
    await admin.press('新增用户');
    const form = admin.asked;
    await form.text('用户名', 'xinlaizhe');
    await form.text('姓名', '辛来哲');
    await form.text('手机号', '13900002222');
    await form.text('邮箱', 'xin@example.org');
    await form.choose('用户类型', '成果完成人');
    await form.choose('角色', '成果完成人');
    await form.find('工作单位', '口腔', /口腔医院/);
    await admin.answer('保存');
    await admin.notified(/已新增；将向本人发送/);
    const letter = async () => (await app.outbox()).findLast(({ to }) => to === 'xin@example.org');
    await expect.poll(letter).toBeDefined();
    const { pathname, search, hash } = new URL(/https?:\S+/.exec((await letter())!.text)![0]);
    const page = await app.visit();
    await page.goto(pathname + search + hash);
    await page.getByText('账户：xinlaizhe').waitFor();
    const password = 'a long walk by the river';
    for (const field of await page.locator('input[type="password"]').all()) await field.fill(password);
    await page.locator('[type="submit"]').click();
    await page.getByText('密码已设置，请登录。').waitFor();
    const signIn = async () => {
      await page.goto('/login');
      await page.locator('[name="loginName"]').fill('xinlaizhe');
      await page.locator('[name="password"]').fill(password);
      await page.locator('[data-form="login"] [type="submit"]').click();
      await page.waitForURL('**/workbench/workbench');
    };
    await signIn();
    const dialog = page.locator('.ant-modal:visible').last();
    const asked = () => dialog.getByText('继续前请阅读并同意').waitFor();
    await asked();
    await picture(page, 'consent');
    // Neither a key nor one tick of two leads past it, nor does the page loaded anew.
    await page.keyboard.press('Escape');
    const ticks = dialog.getByRole('checkbox');
    await ticks.first().check();
    await dialog.getByRole('button', { name: '同意并继续' }).click();
    await dialog.getByText('请勾选同意').waitFor();
    await page.reload();
    await asked();
    // Who would rather not leaves, and is asked again when they are back.
    await dialog.getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await signIn();
    await asked();
    for (const tick of await ticks.all()) await tick.check();
    await dialog.getByRole('button', { name: '同意并继续' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/profile/privacy');
    await page.getByRole('heading', { name: '我的个人信息' }).waitFor();
    for (const notice of [/处理我的个人信息（2026-1 版）/, /身份证号和手机号（2026-1 版）/])
      await page.getByRole('cell', { name: notice }).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});

describe('A draft begun by somebody authorised', () => {
  it('[domain §1.1] is the owner’s: named by the technology manager, found by both, ended for the manager with the authorisation', async () => {
    const owner = await app.as('jiangwangshu');
    const manager = await app.as('tangyuan');
    const title = '代为起草的康复机器人';
    await ownPage(owner, '起草授权');
    await owner.press('授权科技经理');
    await owner.asked.find('科技经理', '唐予安', /唐予安/);
    await owner.answer('授权科技经理');
    await owner.notified('已授权');
    await owner.panel.getByRole('row').filter({ hasText: '唐予安' }).getByText('撤回授权').waitFor();
    await owner.picture('drafting-given');

    await manager.open('/EvaluationManagement/apply');
    await manager.form.choose('为谁起草', owner.name);
    await manager.form.text('成果名称', title);
    await manager.press('保存草稿');
    await manager.panel.getByText(/^已保存/).waitFor();
    await manager.picture('drafting-begun');
    for (const each of [owner, manager]) {
      await each.list('成果评价', '成果申报');
      await each.row(title).getByText('草稿', { exact: true }).waitFor();
    }
    await ownPage(owner, '起草授权');
    await owner.press('撤回授权');
    await owner.answer('撤回授权');
    await owner.notified('已撤回');
    await manager.press('刷新');
    await manager.row(title).waitFor({ state: 'detached' });
    await owner.list('成果评价', '成果申报');
    await owner.row(title).waitFor();
  });
});

describe('A list with more rows than leave at once', () => {
  it('[SH11] is made in the background, and an agency fetches it from the download centre', async () => {
    const manager = await app.at('/EvaluationManagement/applyList', 'yanshenzhi');
    await manager.panel.getByRole('button', { name: '导出', exact: true }).click();
    await manager.page.getByRole('menuitem', { name: /^导出全部/ }).click();
    await manager.dialog.getByText('在后台生成文件').waitFor();
    await manager.picture('export-in-background');
    await manager.answer('开始生成');
    await manager.notified('已开始生成');
    await ownPage(manager, '下载中心');
    const row = manager.panel.getByRole('row').filter({ hasText: '可下载' });
    await row.waitFor();
    await manager.picture('download-centre');
    const [taken] = await Promise.all([
      manager.page.waitForEvent('download'),
      row.getByRole('button', { name: '下载', exact: true }).click(),
    ]);
    expect(taken.suggestedFilename()).toMatch(/\.xlsx$/);
    const { rows } = (await readXlsx(await readFile(await taken.path()))).sheets[0]!;
    expect(rows.length).toBeGreaterThan(6);
    await manager.rowAction('可下载', '删除');
    await manager.answer('删除');
    await manager.notified('已删除');
    await manager.panel.getByRole('row').filter({ hasText: '已过期' }).waitFor();
  });
});
