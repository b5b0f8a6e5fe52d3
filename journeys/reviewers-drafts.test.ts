import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cast } from '#testing/cast';
import { caseAt } from '#testing/reports/story';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { countStored, readStored } from './browser/stored-drafts';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

/** So many tabs hold what is not saved. */
const marks = async (who: Office, count: number): Promise<void> => {
  await expect.poll(() => who.page.locator('.tabs__unsaved').count()).toBe(count);
};

/** Once this browser keeps what was typed the page is loaded anew, and brings it back. */
const loseWindow = async (who: Office, texts: number): Promise<void> => {
  await expect.poll(() => countStored(who.page)).toBe(texts);
  // The first key is stored before the last one is typed: what is there must have come to rest.
  const rests = async (): Promise<boolean> => {
    const before = await readStored(who.page);
    await who.page.waitForTimeout(1_000);
    return before === (await readStored(who.page));
  };
  await expect.poll(rests).toBe(true);
  await who.page.reload();
  await who.settled();
  await who.panel
    .getByText(/^已恢复您 .+ 在本浏览器填写/)
    .filter({ visible: true })
    .waitFor();
};

it('[SE-08] what an assessor finds of a material, item by item, outlives the window, and is gone from the browser once it is sent', async () => {
  const { rows } = await app.services.pool.query<{ who: string; id: string }>(
    `select p.login_name as who, m.id from material m join application a on a.id = m.application_id
     join person p on p.id = a.assessor_id where m.status = 0 order by m.id limit 1`,
  );
  const { who, id } = rows[0]!;
  const assessor = await app.at(`/EvaluationManagement/detailOriginal2?Id=${id}`, who);
  const items = assessor.panel.locator('.review__item');
  const comment = () => items.first().getByRole('textbox', { name: /审核意见$/ });
  await items.first().getByText('需补充', { exact: true }).click();
  await comment().fill('检测报告缺少第 3 页，请补齐。');
  await loseWindow(assessor, 1);
  expect(await readStored(assessor.page)).not.toContain('检测报告');
  expect(await comment().inputValue()).toBe('检测报告缺少第 3 页，请补齐。');
  await assessor.picture('reviewers-drafts-material');
  // Given up it is gone for good, the result with the remark; nothing is left to be asked about.
  await assessor.press('放弃恢复的内容');
  expect(await items.first().getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await comment().inputValue()).toBe('');
  await marks(assessor, 0);
  await expect.poll(() => countStored(assessor.page)).toBe(0);
  await items.first().getByText('需补充', { exact: true }).click();
  await comment().fill('检测报告缺少第 3 页，请补齐。');
  await marks(assessor, 1);
  await assessor.press('退回补充');
  await assessor.answer('退回补充');
  await expect.poll(() => countStored(assessor.page)).toBe(0);
  const { rows: stored } = await app.services.pool.query<{ comment: string }>(
    'select comment from material_item where material_id = $1 and result = 2',
    [id],
  );
  expect(stored.map((each) => each.comment)).toContain('检测报告缺少第 3 页，请补齐。');
});

it('[SE-08] a second checker goes back and forth between passing and giving back, loses the window, and finds both as they left them', async () => {
  const { reportId } = await caseAt(app, 'written');
  const checker = await app.at(`/EvaluationManagement/Report?Id=${reportId}`, cast.secondChecker);
  const turn = (to: string) => checker.panel.locator('label').filter({ hasText: to }).click();
  const check = checker.panel.locator('form').filter({ hasText: '复核清单' });
  const remarks = checker.panel.locator('.remark-row');
  const ticked = () => check.getByRole('checkbox', { checked: true }).count();
  await check.getByRole('checkbox').first().check();
  await check.getByLabel('复核意见').fill('证据与等级大体一致。');
  await turn('退回修改');
  await remarks.getByLabel('复核意见').fill('成果概况缺少技术来源。');
  await turn('通过二审');
  expect(await ticked()).toBe(1);
  await loseWindow(checker, 2);
  expect(await remarks.getByLabel('复核意见').inputValue()).toBe('成果概况缺少技术来源。');
  await turn('通过二审');
  expect(await ticked()).toBe(1);
  expect(await check.getByLabel('复核意见').inputValue()).toBe('证据与等级大体一致。');
  await turn('退回修改');
  await checker.picture('reviewers-drafts-check');
  await checker.within(remarks).choose('章节', /成果概况/);
  await checker.press('退回修改');
  await checker.notified('已退回评估师修改');
  await expect.poll(() => countStored(checker.page)).toBe(1);
  // What they ticked is not sent, and its tab says so.
  await marks(checker, 1);

  // Their remark waits for its answer: one that was begun is there after a look at another chapter, and in the next window.
  const author = await app.at(`/EvaluationManagement/Report?Id=${reportId}`, cast.assessor);
  const chapter = (title: string) => author.panel.locator('.chapters__one', { hasText: title }).click();
  const answer = () => author.panel.locator('.remark--open').getByLabel('答复');
  await chapter('成果概况');
  await answer().fill('已写明技术来源。');
  await chapter('成熟度');
  await answer().waitFor({ state: 'hidden' });
  await chapter('成果概况');
  expect(await answer().inputValue()).toBe('已写明技术来源。');
  await expect.poll(() => countStored(author.page)).toBe(1);
  await author.page.reload();
  await author.settled();
  await chapter('成果概况');
  await expect.poll(() => answer().inputValue()).toBe('已写明技术来源。');
  await author.press('答复');
  await author.panel.getByText('已写明技术来源。').waitFor();
  await expect.poll(() => countStored(author.page)).toBe(0);
  await marks(author, 0);
});

it('[SE-08] what a reviewer has ticked of a report outlives the window, and what they write in a dialog its closing', async () => {
  const { reportId } = await caseAt(app, 'atPublicAgency');
  const reviewer = await app.at(`/EvaluationManagement/hyCheck?Id=${reportId}`, cast.reviewer);
  const ticked = () => reviewer.panel.locator('.formal').getByRole('checkbox', { checked: true }).count();
  await reviewer.panel.locator('.formal').getByRole('checkbox').first().check();
  await loseWindow(reviewer, 1);
  expect(await ticked()).toBe(1);
  // Signing out asks, and nothing is lost by having asked.
  await reviewer.page.locator('.navbar__person').click();
  await reviewer.page.getByRole('menuitem', { name: '退出登录' }).click();
  const leaving = reviewer.page.locator('.ant-modal-confirm');
  await leaving.locator('.ant-modal-confirm-title').getByText('有未保存的内容，确认离开？').waitFor();
  await leaving.getByRole('button', { name: '取消' }).click();
  await leaving.waitFor({ state: 'hidden' });
  expect([await ticked(), await countStored(reviewer.page)]).toEqual([1, 1]);
  await reviewer.press('退回');
  await reviewer.asked.text('问题清单 1', '封面日期与签署日期不一致。');
  // They close the dialog to look at the report behind it, and go on where they were.
  await reviewer.page.keyboard.press('Escape');
  await reviewer.page.locator('.ant-modal:visible').waitFor({ state: 'detached' });
  await reviewer.press('退回');
  expect(await reviewer.dialog.getByLabel('问题清单 1').inputValue()).toBe('封面日期与签署日期不一致。');
});

it('a dialog that begins anew asks before a reason is thrown away, and throws it away then', async () => {
  const { reportId } = await caseAt(app, 'written');
  const assessor = await app.at(`/EvaluationManagement/Report?Id=${reportId}`, cast.assessor);
  const change = () =>
    assessor.panel
      .getByRole('button', { name: /^人工调整/ })
      .first()
      .click();
  await change();
  const reason = () => assessor.dialog.getByLabel('理由');
  await reason().fill('现有证据只支持到单中心试用，暂按较低一级。');
  await assessor.page.keyboard.press('Escape');
  const question = assessor.page.locator('.ant-modal-confirm');
  await question.locator('.ant-modal-confirm-title').getByText('有未保存的内容，确认关闭？').waitFor();
  await assessor.picture('reviewers-drafts-dialog');
  await question.getByRole('button', { name: '返回' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await reason().inputValue()).toBe('现有证据只支持到单中心试用，暂按较低一级。');
  await assessor.page.keyboard.press('Escape');
  await question.getByRole('button', { name: '放弃并关闭' }).click();
  await assessor.page.locator('.ant-modal:visible').waitFor({ state: 'detached' });
  await change();
  expect(await reason().inputValue()).toBe('');
});
