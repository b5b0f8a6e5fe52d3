import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { smallPdf } from '#testing/story/pdf';
import { wholeOf } from '#testing/applications/story';
import { caseAt } from '#testing/reports/story';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { comesAgain, countStored, readStored, typeUnheard } from './browser/stored-drafts';
import type { Office } from './browser/office';
import { fillCommission } from './main-job/applying';
import { cast } from '#testing/cast';

let app: BrowserApp;
let me: Office;
let page: Page;
beforeAll(async () => {
  app = await openBrowserApp();
  me = await app.as('suyanqing');
  page = me.page;
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const apply = '/EvaluationManagement/apply';
const name = () => me.panel.getByLabel('成果名称', { exact: true });
const said = () => me.panel.locator('.foot-bar__said');
/** Goes to an address as a link within the office does. */
const follow = async (path: string): Promise<void> => {
  await me.follow(path);
  await me.settled();
};
const savedAs = async (title: string): Promise<string> => {
  await name().fill(title);
  await me.press('保存草稿');
  await said()
    .getByText(/^已保存/)
    .waitFor();
  return page.url();
};

it('[A1] [A2] a new application is always new: it begins with nothing, and leaves the draft in the tab beside it alone', async () => {
  await me.open(apply);
  await me.press('保存草稿');
  await expect.poll(() => page.url()).toContain('?Id=');
  const first = await savedAs('第一份成果');
  await follow(apply);
  expect(await name().inputValue()).toBe('');
  const second = await savedAs('第二份成果');
  expect(second).not.toBe(first);
  // Who goes on too early is shown what lacks; what is there is saved all the same.
  await name().fill('第二份成果，改过');
  await me.press('保存并下一步');
  await me.panel.getByText('请选择成果类别').waitFor();
  await said()
    .getByText(/^已保存/)
    .waitFor();
  for (const [at, title] of [
    [first, '第一份成果'],
    [second, '第二份成果，改过'],
  ] as const) {
    await me.open(at);
    expect(await name().inputValue()).toBe(title);
  }
});

it('a language chosen in the middle of a form asks the server anew, and leaves what is typed and unheard', async () => {
  await me.open(apply);
  await savedAs('换语言之前');
  await typeUnheard(app, page, 'SaveApply', () => name().fill('换语言之时'));
  const answered = page.waitForResponse(/GetApplyById/);
  await page.getByRole('button', { name: '语言', exact: true }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await answered;
  const field = me.panel.getByLabel('Achievement', { exact: true });
  await me.settled();
  expect(await field.inputValue()).toBe('换语言之时');
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await name().waitFor();
  expect(await name().inputValue()).toBe('换语言之时');
  await page.unroute('**/SaveApply');
  await savedAs('换语言之后');
});

const signIn = async (of: Page, loginName: string): Promise<void> => {
  await of.goto('/login');
  await app.enter(of, loginName);
  await of.waitForURL('**/workbench/workbench');
};
const signOut = async (of: Page): Promise<void> => {
  await of.locator('.navbar__person').click();
  await of.getByRole('menuitem', { name: '退出登录' }).click();
};
/** Types into a new application while nothing that is saved arrives. */
const beginUnheard = async (of: Page, text: string): Promise<void> => {
  await of.goto(apply);
  await typeUnheard(app, of, 'SaveApply', () => of.getByLabel('成果名称', { exact: true }).fill(text));
};

it('[SE-08] what was typed while nobody answered outlives the window, opens for its author alone, and goes when they sign out', async () => {
  const su = await app.as('suyanqing', {});
  const browser = su.page.context();
  await beginUnheard(su.page, '没有保存的成果');
  await su.page.close();

  // Somebody else in the same browser finds nothing of it, and takes nothing of it away.
  await browser.clearCookies();
  const shared = await browser.newPage();
  const field = shared.getByLabel('成果名称', { exact: true });
  const restored = shared.getByText(/^已恢复您 .+ 在本浏览器填写/);
  await signIn(shared, 'jiangwangshu');
  await shared.goto(apply);
  await field.waitFor();
  expect(await countStored(shared)).toBe(1);
  expect(await restored.count()).toBe(0);
  expect(await field.inputValue()).toBe('');
  await signOut(shared);
  await shared.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => countStored(shared)).toBe(1);

  await signIn(shared, 'suyanqing');
  await shared.goto(apply);
  await restored.waitFor();
  expect(await field.inputValue()).toBe('没有保存的成果');
  await shared.screenshot({ path: '.cache/restored.png' });
  await shared.getByRole('button', { name: '保存草稿' }).click();
  await shared.getByText(/^已保存/).waitFor();
  await expect.poll(() => countStored(shared)).toBe(0);

  // Signing out sends what is not saved; where that fails it asks, and then leaves nothing behind.
  await beginUnheard(shared, '不要的成果');
  await signOut(shared);
  await shared.locator('.ant-modal-confirm-title', { hasText: '有未保存的内容，确认离开？' }).waitFor();
  await shared.getByRole('button', { name: '放弃并离开' }).click();
  await shared.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => shared.evaluate('indexedDB.databases().then((all) => all.length)')).toBe(0);
  await browser.close();
});

it('[SE-08] what an expert wrote into their sheet, and an assessor into the report, outlives the window too', async () => {
  const { reportId } = await caseAt(app, 'written');
  const assessor = await app.at(`/EvaluationManagement/Report?Id=${reportId}`, cast.assessor, {});
  const chapter = (of: Page) => of.locator('.chapters__one', { hasText: '成果概况' });
  const report = await comesAgain(app, assessor, 'SaveReport', async () => {
    await chapter(assessor.page).click();
    await assessor.form.text('技术原理', '没有保存的技术原理。');
  });
  await chapter(report).click();
  await expect
    .poll(() => report.getByLabel('技术原理', { exact: true }).inputValue())
    .toBe('没有保存的技术原理。');

  await caseAt(app, 'withExperts');
  const expert = await app.as('shenyanqiu', {});
  await expert.list('成果评价', '专家评价');
  await expert.panel.getByRole('button', { name: '打开' }).first().click();
  await expert.page.waitForURL(/Id=/);
  await expert.settled();
  await app.watch.quiet(expert.page);
  // The line is cut in the middle of the sheet: it waits on the device, sealed, and goes by itself when the line is back.
  const { page: desk } = expert;
  const offline = '断网时写下的意见，信号质量判别方法有明确的创新内容。';
  const foot = expert.panel.locator('.foot-bar__said');
  const id = new URL(desk.url()).searchParams.get('Id')!;
  const stored = () =>
    app.db
      .selectFrom('opinion')
      .select(['sheet', 'rowVersion'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await stored();
  app.watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await desk.context().setOffline(true);
  // The first try is over, and the next would be half a minute away.
  const tried = desk.waitForEvent('requestfailed', (request) => request.url().endsWith('/SaveOpinion'));
  await expert.form.text('创新性', offline);
  await tried;
  await foot.getByText(/^网络已断开：.+已加密保存在本机，尚未发送，恢复后自动发送$/).waitFor();
  expect(await countStored(desk)).toBe(1);
  expect(await readStored(desk)).not.toContain('断网');
  expect(await stored()).toEqual(before);
  await desk.context().setOffline(false);
  await foot.getByText(/^已保存到服务器/).waitFor({ timeout: 15_000 });
  expect(await stored()).toMatchObject({
    rowVersion: before.rowVersion + 1,
    sheet: { comments: { innovation: offline } },
  });
  await expect.poll(() => countStored(desk)).toBe(0);
  const sheet = await comesAgain(app, expert, 'SaveOpinion', () =>
    expert.form.text('创新性', '没有保存的意见，信号质量判别方法有明确的创新内容。'),
  );
  await expect
    .poll(() => sheet.getByLabel('创新性', { exact: true }).inputValue())
    .toBe('没有保存的意见，信号质量判别方法有明确的创新内容。');
});

it('[SE-08] a text of an earlier window is not put over what was changed since, unless its author says so', async () => {
  const su = await app.as('suyanqing', {});
  const browser = su.page.context();
  const field = (of: Page) => of.getByLabel('成果名称', { exact: true });
  const unsaved = '没有保存的名称';
  const stored = '在别处保存的名称';
  await su.page.goto(apply);
  await su.press('保存草稿');
  await expect.poll(() => su.page.url()).toContain('?Id=');
  const address = su.page.url();
  await typeUnheard(app, su.page, 'SaveApply', () => field(su.page).fill(unsaved));
  await su.page.close();

  await me.open(address);
  await savedAs(stored);
  const again = await browser.newPage();
  await again.goto(address);
  await again.getByText(/^本浏览器保存有您 .+ 填写、尚未保存的内容/).waitFor();
  expect(await field(again).inputValue()).toBe(stored);
  await again.screenshot({ path: '.cache/restorable.png' });
  await again.getByRole('button', { name: '填入' }).click();
  await expect.poll(() => field(again).inputValue()).toBe(unsaved);
  await again.getByRole('button', { name: '放弃恢复的内容' }).click();
  await expect.poll(() => field(again).inputValue()).toBe(stored);
  await browser.close();
});

it('what the agency asks for leads to its place, be it a field or a list, though the code of a field comes late', async () => {
  const owner = await app.as('zhanghuaiyu', {});
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await owner.page.route(/\/assets\/Days-/, async (route) => {
    await released;
    await route.continue();
  });
  await owner.list('成果评价', '成果申报');
  await owner.rowAction('清肺化浊颗粒', '填写');
  const notice = owner.panel.getByRole('alert').filter({ hasText: '补正通知' });
  await notice.getByRole('button', { name: '研究截止' }).click();
  expect(await owner.panel.getByLabel('研究截止').count()).toBe(0);
  release();
  await owner.panel.getByLabel('研究截止').and(owner.page.locator(':focus')).waitFor();
  await notice.getByRole('button', { name: '批准与备案' }).click();
  const list = owner.panel.getByRole('group', { name: '批准与备案' });
  await list.locator(':focus').waitFor();
  await list.getByText('伦理审查批件编号与所附批件不一致').waitFor();
});

it('nothing is cut, dropped or refused without a word: long text, full-width figures, two files too many, a file that is none', async () => {
  await me.open(apply);
  await name().fill('字数与数字');
  const introduction = me.panel.getByLabel('成果简介', { exact: true });
  await introduction.fill('长'.repeat(2_100));
  await me.panel.getByText('最多 2000 个字，现有 2100 个字').waitFor();
  const topic = await me.addRow('课题来源');
  const fund = topic.itself.getByLabel('经费（万元）');
  await fund.fill('五十二');
  await introduction.focus();
  await me.panel.getByText('请输入金额（数字，最多两位小数）').waitFor();
  expect(await fund.inputValue()).toBe('五十二');
  await fund.fill('５２万');
  await introduction.focus();
  expect(await fund.inputValue()).toBe('52');
  await me.press('保存草稿');
  // What is too long stays in its field; the others are saved.
  await expect.poll(() => page.url()).toContain('?Id=');
  await said().getByText('尚未保存').waitFor();
  expect((await introduction.inputValue()).length).toBe(2_100);
  await me.picture('too-long');
  const id = new URL(page.url()).searchParams.get('Id')!;
  const stored = await wholeOf(await app.signIn('suyanqing'), id);
  expect(stored).toMatchObject({ achievementName: '字数与数字', topicSources: [{ fund: '52' }] });
  expect(stored.introduction ?? null).toBeNull();
  await introduction.fill('不长');
  await me.press('保存草稿');
  await said()
    .getByText(/^已保存/)
    .waitFor();

  await me.open(`/EvaluationManagement/apply3?Id=${id}`);
  await fillCommission(me);
  const place = me.panel.getByRole('region', { name: '盖章申请表' });
  const pdf = (at: number) => ({ name: `${at}.pdf`, mimeType: 'application/pdf', buffer: smallPdf(`${at}`) });
  const none = { name: '不是.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') };
  await place
    .locator('input[type="file"]')
    .setInputFiles([pdf(1), pdf(2), none, pdf(3), pdf(4), pdf(5), pdf(6)]);
  const uploaded = place.locator('.given-file');
  const refused = place.getByRole('alert');
  await expect.poll(() => uploaded.count()).toBe(4);
  await expect.poll(() => refused.count()).toBe(3);
  expect((await refused.allInnerTexts()).map((text) => text.slice(0, text.indexOf('：'))).sort()).toEqual([
    '5.pdf',
    '6.pdf',
    '不是.pdf',
  ]);
  await me.picture('refused-files');
  await me.press('提交申报');
  await me.notified(/以下文件未被接收，请移除或更换后再提交：.*不是\.pdf/);
  await uploaded.filter({ hasText: '2.pdf' }).getByRole('button').last().click();
  await place.getByText('已移除 2.pdf').waitFor();
  await place.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => uploaded.count()).toBe(4);
});

it('[SE-08] somebody who leaves although their session has ended is asked about what nobody heard of, and leaves nothing behind', async () => {
  const su = await app.as('suyanqing', {});
  const of = su.page;
  await su.open(apply);
  // What is typed half an hour later is sealed by the key that the page has had since.
  await app.watch.quiet(of);
  app.pass({ minutes: 31 });
  await su.panel.getByLabel('成果名称', { exact: true }).fill('会话已过期的成果');
  await su.press('保存草稿');
  await su.dialog.getByText('登录已过期').waitFor();
  await expect.poll(() => countStored(of)).toBe(1);
  await su.answer('退出登录');
  await of.locator('.ant-modal-confirm-title', { hasText: '有未保存的内容，确认离开？' }).waitFor();
  await of.screenshot({ path: '.cache/left-after-the-end.png' });
  await of.getByRole('button', { name: '放弃并离开' }).click();
  await of.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => countStored(of)).toBe(0);
});
