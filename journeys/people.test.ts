import { readFile, writeFile } from 'node:fs/promises';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { peopleFrom, templateHeadings } from '#testing/people/imports';
import { folderOfFiles, type Files } from './browser/files';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { passwordOf } from '#testing/lookups';

let app: BrowserApp;
let files: Files;
beforeAll(async () => {
  app = await openBrowserApp();
  files = await folderOfFiles();
});
afterEach((story) => app.after(story));
afterAll(async () => {
  await (app as BrowserApp | undefined)?.close();
  await (files as Files | undefined)?.remove();
});

const section = '用户与组织';
const searchFor = async (office: Office, name: string) => {
  await office.form.text('姓名或用户名', name);
  await office.press('查询');
  await office.row(name).waitFor();
};
/** A question stands in front, and says this. */
const asked = (office: Office, words: string) =>
  office.page.locator('.ant-modal-confirm-title:visible', { hasText: words }).waitFor();

describe('administering people', () => {
  it('[RO3] [EN1] the administrator adds a person and changes them; whoever is locked is out, window and all', async () => {
    const admin = await app.as('admin');
    await admin.go(section, '管理用户');
    await admin.press('新增用户');
    const form = admin.asked;
    await form.text('用户名', 'zhenzixi');
    await form.text('姓名', '甄仔细');
    await form.text('手机号', '1390000111');
    await form.text('邮箱', 'zhen@example.org');
    await form.choose('用户类型', '评估师');
    await form.choose('角色', '评估师');
    await admin.answer('保存');
    await admin.dialog.getByText('请输入正确的11位手机号码').waitFor();
    await form.text('手机号', '13900001111');
    await form.find('工作单位', '衡正', /衡正/);
    await form.branch('职称', '研究员');
    await form.text('职务', '评估师');
    // Begun, a certificate is given whole: without one nobody assigns them.
    await form.text('证书编号', 'PGS-2026-0101');
    await form.choose('等级', '高级');
    await admin.answer('保存');
    await admin.dialog.getByText('请输入有效期至').waitFor();
    await form.day('有效期至', '2030-06-30');
    await admin.answer('保存');
    await admin.notified(/已新增；将向本人发送/);
    await searchFor(admin, '甄仔细');
    await admin.row('甄仔细').getByText('139****1111').waitFor();
    await admin.row('甄仔细').getByText('PGS-2026-0101').waitFor();
    await admin.rowAction('甄仔细', '编辑');
    await admin.asked.text('职务', '高级评估师');
    await admin.answer('保存');
    await admin.notified('已保存');
    await admin.row('甄仔细').getByText('高级评估师').waitFor();

    // Who never came in is invited again; the page behind the link says whose it is, and a dead link says that it is dead.
    const link = async () =>
      /https?:\S+/.exec((await app.outbox()).findLast(({ to }) => to === 'zhen@example.org')!.text)![0];
    const first = await link();
    await admin.rowAction('甄仔细', '重发邀请');
    await admin.answer('重发邀请');
    await admin.notified('邀请即将发出');
    const visitor = await app.visit();
    const open = async (url: string) => {
      const { pathname, search, hash } = new URL(url);
      await visitor.goto('about:blank');
      await visitor.goto(app.address + pathname + search + hash);
    };
    await open(first);
    await visitor.getByText(/链接无效|链接已/).waitFor();
    await expect.poll(() => visitor.locator('[type="submit"]').isDisabled()).toBe(true);
    await open(await link());
    await visitor.getByText('账户：zhenzixi').waitFor();
    expect(await visitor.locator('[type="submit"]').isDisabled()).toBe(false);

    const editor = await app.as('linwanzhao');
    await searchFor(admin, personOf('linwanzhao').name);
    await admin.rowAction(personOf('linwanzhao').name, '锁定');
    await admin.answer('锁定');
    await admin.notified('已锁定');
    await admin.row(personOf('linwanzhao').name).getByText('已锁定').waitFor();
    // The next thing the window asks of the server, by itself or by a click, is refused.
    await editor.page.getByRole('button', { name: /消息/ }).click();
    await editor.dialog.getByText('登录已过期').waitFor();
    const password = passwordOf(app, 'linwanzhao');
    await editor.asked.text('密码', password);
    await editor.answer('登录');
    await editor.dialog.getByText('用户名或密码错误').waitFor();
  });

  it('whom wrong passwords keep out is marked in the list of people, and found there', async () => {
    const admin = await app.as('admin');
    await admin.go(section, '管理用户');
    const { name, loginName } = personOf('tangyuan');
    const guesser = await app.visit();
    await guesser.goto('/login');
    for (let guess = 0; guess < 5; guess += 1) {
      await guesser.locator('[name="loginName"]').fill(loginName);
      await guesser.locator('[name="password"]').fill('not the password at all');
      const refused = guesser.waitForResponse(/GetManUserLogin/);
      await guesser.locator('[type="submit"]').click();
      await refused;
    }
    await searchFor(admin, name);
    await expect
      .poll(async () => {
        await admin.press('查询');
        await admin.settled();
        return admin.row(name).locator('[data-label="状态"]').innerText();
      })
      .toBe('登录暂停');
    await admin.press('重置');
    await admin.panel.locator('.list__states').getByText('登录暂停', { exact: true }).click();
    await admin.settled();
    await expect
      .poll(() => admin.panel.locator('tbody').getByRole('rowheader').allInnerTexts())
      .toEqual([name]);
    await admin.panel.locator('.list__states').getByText('全部', { exact: true }).click();
  });

  it('[RO4] an agency manager puts an expert into an assessor’s pool, and takes them out with a reason', async () => {
    const manager = await app.as('yanshenzhi');
    const [expert, assessor] = [personOf('shenyanqiu').name, personOf('jiwendi').name];
    await manager.go(section, '专家库');
    await searchFor(manager, expert);
    await manager.rowAction(expert, '关联评估师');
    await manager.asked.choose('评估师', assessor);
    await manager.answer('关联评估师');
    await manager.notified('已关联');
    await manager.row(expert).getByText(assessor).waitFor();
    await manager.rowAction(expert, '解除关联');
    await manager.asked.choose('评估师', assessor);
    await manager.answer('解除关联');
    await manager.dialog.getByText('请输入原因').waitFor();
    await manager.asked.text('原因', '专业方向调整');
    await manager.answer('解除关联');
    await manager.notified('已解除关联');
    await expect.poll(() => manager.row(expert).getByText(assessor).count()).toBe(0);
  });

  it('[TD4.upload-excel] a sheet with columns of its own is read, matched, checked row by row and brought in; what is no sheet says so', async () => {
    const manager = await app.as('yanshenzhi');
    await manager.go('电子表格', '上传 Excel');
    await writeFile(files.place('说明.xlsx'), 'no sheet at all');
    await manager.panel.locator('input[type="file"]').setInputFiles([files.place('说明.xlsx')]);
    await manager.page.getByText(/说明\.xlsx/).first().waitFor();
    await writeFile(
      files.place('名单.xlsx'),
      await writeXlsx({
        sheets: [
          {
            name: '名单',
            rows: [
              ['备注', '邮箱', '联系电话', '名字'],
              ['=1+1', 'pei@example.org', '13700000031', '裴向晚'],
              ['', 'lou@example.org', '137', '娄知秋'],
            ],
          },
        ],
      }),
    );
    await manager.open('/excel/upload-excel');
    await manager.attach(manager.panel, files.place('名单.xlsx'));
    const preview = manager.panel.getByRole('region', { name: '读到的内容' }).last();
    // A formula is what it is spelled as, never what it would come to.
    await preview.getByText('=1+1').waitFor();
    await manager.panel.getByText('共 2 行，显示前 2 行').waitFor();
    await manager.panel.getByRole('radio', { name: /专家/ }).check();
    const next = manager.panel.getByRole('button', { name: '下一步：检查并导入' });
    expect(await next.isDisabled()).toBe(true);
    await manager.form.choose(/^姓名/, /名字/);
    await manager.form.choose(/^手机/, /联系电话/);
    expect(await next.isDisabled()).toBe(false);
    await manager.panel.getByText('不导入的列：备注').waitFor();
    await expectAccessible(manager.page, 'a sheet that is matched');
    await manager.picture('upload-excel');
    await next.click();
    await manager.asked.find('默认单位', '衡正', /衡正/);
    await manager.answer('检查文件');
    await manager.dialog.getByText('检查完成：1 行可导入，1 行有误').waitFor();
    await manager.dialog.getByText('不是正确的手机号').waitFor();
    await manager.answer('导入 1 行');
    await asked(manager, '以“专家”角色导入 1 人？');
    await manager.answer('确认导入');
    await manager.dialog.getByText('已导入 1 人').waitFor();
    await manager.answer('关闭');
    expect(await app.db.selectFrom('person').select('trueName').where('trueName', 'in', ['裴向晚', '娄知秋']).execute()).toEqual([{ trueName: '裴向晚' }]);
  }); // oxfmt-ignore

  it('[RO3] experts come in from a spreadsheet: the good rows at once, the bad one mended and sent again', async () => {
    const manager = await app.as('yanshenzhi');
    await manager.go(section, '专家库');
    await manager.press('Excel 导入');
    const saved = async (button: string, name: string) => {
      const [download] = await Promise.all([
        manager.page.waitForEvent('download'),
        manager.answer(new RegExp(button)),
      ]);
      await download.saveAs(files.place(name));
      return (await readXlsx(await readFile(files.place(name)))).sheets[0]!.rows as string[][];
    };
    const write = async (name: string, rows: string[][]) => {
      await writeFile(files.place(name), await writeXlsx({ sheets: [{ name: '专家', rows }] }));
      return files.place(name);
    };
    /** Nothing is written before one has read as what, and how many. */
    const bring = async (count: number) => {
      await manager.answer(`导入 ${count} 行`);
      await asked(manager, `以“专家”角色导入 ${count} 人？`);
      await manager.answer('确认导入');
    };
    const template = await saved('下载模板', '模板.xlsx');
    const sent = await write('专家.xlsx', [
      ...template,
      ['祁知远', '13700000021', 'qi@example.org', '', '主任医师', '', ''],
      ['温念安', '1370000002', 'wen@example.org', '', '', '', ''],
    ]);
    await manager.asked.find('默认单位', '衡正', /衡正/);
    await manager.attach(manager.dialog, sent);
    await manager.dialog.getByText('检查完成：1 行可导入，1 行有误').waitFor();
    await manager.dialog.getByText('不是正确的手机号').waitFor();
    await bring(1);
    await manager.dialog.getByText('已导入 1 人').waitFor();
    const bad = await saved('下载有误的行', '有误.xlsx');
    expect(bad).toHaveLength(2);
    bad[1]![1] = '13700000022';
    await manager.attach(manager.dialog, await write('改正.xlsx', bad));
    await manager.dialog.getByText('检查完成：1 行可导入，0 行有误').waitFor();
    await bring(1);
    await manager.dialog.getByText('已导入 1 人').waitFor();
    await manager.dialog.getByText('将陆续发送 1 个邀请链接').waitFor();
    // Many come in behind the window's back: it may be closed, and finds them again.
    const many = await write('三千人.xlsx', [...template, ...peopleFrom(13_720_000_000, 3_000)]);
    await manager.attach(manager.dialog, many);
    await manager.dialog.getByText('检查完成：3000 行可导入').waitFor();
    await bring(3000);
    await manager.dialog.getByText('再次打开即可查看进度').waitFor();
    await manager.answer('关闭');
    // Until the server has answered, nothing is offered: what this window knew last is the import before.
    const over = manager.dialog.getByRole('button', { name: /查看上次导入/ });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await manager.page.route('**/GetMyImports', async (route) => {
      await held;
      await route.continue();
    });
    await manager.press('Excel 导入');
    await manager.dialog.getByRole('button', { name: '下载模板' }).waitFor();
    expect(await over.count()).toBe(0);
    answer();
    // A quick machine is ready by now: then the way to what became of it stands there.
    await manager.dialog.getByRole('progressbar').or(over).first().waitFor();
    if (await over.isVisible()) await over.click();
    await manager.dialog.getByText('已导入 3000 人').waitFor();
    await manager.answer('关闭');
    for (const name of ['祁知远', '温念安']) await searchFor(manager, name);
  });

  it('[RO3] the administrator looks for the role by its name, none is chosen before; what is about to happen is said with role and number', async () => {
    const admin = await app.as('admin');
    await admin.go(section, '管理用户');
    await admin.press('Excel 导入');
    const role = admin.dialog.getByRole('combobox', { name: '角色' });
    const shown = admin.dialog.locator('.ant-form-item').filter({ hasText: '角色' }).locator('.ant-select');
    const options = admin.page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await role.click();
    await options.first().waitFor();
    // The most powerful of all stands last.
    expect((await options.allInnerTexts()).at(-1)).toBe('系统管理员');
    expect(await options.locator('xpath=self::*[contains(@class, "option-active")]').count()).toBe(0);
    // Enter takes nothing that nobody looked for.
    await role.press('Enter');
    expect(await shown.innerText()).not.toContain('系统管理员');
    await role.fill('评估师');
    await expect.poll(() => options.allInnerTexts()).toEqual(['评估师']);
    await role.press('Enter');
    await expect.poll(() => shown.innerText()).toContain('评估师');
    await admin.asked.find('默认单位', '衡正', /衡正/);
    const few = peopleFrom(13_750_000_000, 2).map(([, ...cells], at) => [`未入册${at}`, ...cells]);
    const rows = [templateHeadings, ...few];
    await writeFile(files.place('评估师.xlsx'), await writeXlsx({ sheets: [{ name: '人员', rows }] }));
    await admin.attach(admin.dialog, files.place('评估师.xlsx'));
    await admin.dialog.getByText('检查完成：2 行可导入').waitFor();
    await admin.answer('导入 2 行');
    await asked(admin, '以“评估师”角色导入 2 人？');
    await admin.picture('people-import-question');
    await admin.answer('取消');
    // An administrator is brought in only by somebody who has read what that means.
    await role.fill('系统');
    await role.press('Enter');
    await admin.answer('检查文件');
    await admin.dialog.getByText('检查完成：2 行可导入').waitFor();
    await admin.answer('导入 2 行');
    await asked(admin, '以“系统管理员”角色导入 2 人？这些人将能管理整个平台');
    await admin.answer('返回');
    await admin.answer('取消');
    // Nobody came in.
    await admin.form.text('姓名或用户名', '未入册');
    await admin.press('查询');
    await admin.panel.getByText('没有符合条件的数据').waitFor();
  });

  it('[PI-03] the administrator sees an expert’s number for a reason; the log tells it, and so does the expert’s own page', async () => {
    const [admin, expert] = [await app.as('admin'), await app.as('shenyanqiu')];
    const { name, mobile } = personOf('shenyanqiu');
    await admin.go(section, '专家库');
    await searchFor(admin, name);
    await admin.rowAction(name, '查看');
    const record = admin.dialog;
    await record.getByRole('button', { name: '查看完整手机号' }).click();
    await admin.answer('查看 60 秒');
    await admin.dialog.getByText('请选择原因类别').waitFor();
    await admin.asked.choose('原因类别', '联系本人');
    await admin.asked.text('具体说明', '邀请函退回，需电话联系');
    await admin.answer('查看 60 秒');
    await record.getByText(mobile, { exact: true }).waitFor();
    await record.getByText('秒后隐藏').waitFor();
    await admin.answer('隐藏');
    await expect.poll(() => admin.page.getByText(mobile, { exact: true }).count()).toBe(0);
    await admin.page.keyboard.press('Escape');

    await admin.open('/system/audit');
    await admin.form.choose('操作', '查看完整个人信息');
    await admin.press('查询');
    await admin.row('邀请函退回').getByText(name).waitFor();
    await admin.rowAction('邀请函退回', '详情');
    const drawer = admin.page.locator('.ant-drawer:visible');
    await drawer.getByText('所查看的信息').waitFor();
    await admin.page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await admin.press('立即校验');
    await admin.panel.getByText(/全部校验无误/).waitFor();

    await expert.open('/profile/whoLooked');
    await expert.row('邀请函退回').getByText('联系本人').waitFor();
    await expert.row('邀请函退回').getByText(personOf('admin').name).first().waitFor();
  });
});
