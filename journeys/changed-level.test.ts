import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { acceptAll, goodPanel } from '#testing/panels/case';
import { formalChecks, reports } from '#product/reports/contract';
import { answerAll, caseAt, judged, read, submit, tablesFor, toPublicAgency } from '#testing/reports/story';
import { levelsShown } from './main-job/evaluating';
import { withBytes } from '#testing/reports/documents';
import { chinesePdf } from '#testing/story/pdf';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { cast } from '#testing/cast';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

/** Lu frames a place of the test report with the pointer and one of the paper by keys, and says what each proves (domain §9.2). */
const citePlaces = async (lu: Office): Promise<void> => {
  const { panel, page } = lu;
  const drawer = page.locator('.ant-drawer-open');
  const open = async (name: string) => {
    await panel
      .getByRole('button', { name: `为“${name}”标注出处` })
      .first()
      .press('Enter');
    // The copy that bears the reader's name is made when it is first asked for.
    await drawer.locator('.pdf-page canvas').waitFor({ timeout: 30_000 });
  };
  const keep = async () => {
    await drawer.getByRole('button', { name: '保存出处' }).click();
    await drawer.waitFor({ state: 'hidden' });
  };
  await panel.locator('.chapters__one', { hasText: '技术先进度' }).click();
  await open('灵敏度');
  await drawer.locator('.place-form form').getByLabel('页码', { exact: true }).fill('2');
  await drawer.getByRole('region', { name: /第 2 页/ }).waitFor();
  await drawer.getByRole('button', { name: '框选位置' }).click();
  const sheet = (await drawer.locator('.cited-frame-layer--framing').boundingBox())!;
  const at = (across: number, down: number) =>
    [sheet.x + sheet.width * across, sheet.y + sheet.height * down] as const;
  await page.mouse.move(...at(0.1, 0.05));
  await page.mouse.down();
  await page.mouse.move(...at(0.6, 0.15), { steps: 3 });
  await page.mouse.up();
  await drawer.getByLabel('位置（文字）').fill('表 3，第 2 行');
  await drawer.getByLabel('摘录或说明').fill('灵敏度 95%');
  await lu.picture('place-framed');
  await keep();

  await open('技术先进度');
  await drawer.getByRole('button', { name: '框选位置' }).press('Enter');
  await drawer.locator('.cited-frame--tool:focus').waitFor();
  for (const key of ['ArrowUp', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
  await drawer.getByRole('button', { name: '重新框选' }).waitFor();
  await drawer.getByRole('button', { name: '保存出处' }).click();
  await drawer.getByText('请选择该尺度的等级（1–7）').waitFor();
  await drawer.getByLabel('等级', { exact: true }).fill('6');
  await keep();
};

const reason = '关键功能证据缺项不影响整机，注册证已覆盖。';

it('[domain §6.3] a level raised by hand is seen, with its reason and both names, from the editor to the print', async () => {
  const about = await caseAt(app, 'written');
  const author = await app.signIn(cast.assessor);
  // Without the proof of function the computed level stops at 2, although a registration certificate proves level 8.
  const { evidence } = await read(author, about);
  const byType = Object.fromEntries(evidence.map(({ id, documentType }) => [documentType, id]));
  const { item } = tablesFor({ byType });
  const stored = ['1.1', '1.3', '2.3', '2.6', '2.9', '3.4', '4.5'].map((type) => byType[type]!);
  await author.do(reports.calls.save, {
    id: about.reportId,
    rowVersion: (await read(author, about)).rowVersion,
    section: 'workBreakdown',
    data: [{ ...item, evidenceIds: stored }],
  } as never);
  await acceptAll(app, about);
  const bytes = chinesePdf([{ says: '封面' }, { says: '表 3 灵敏度 95%' }]);
  await withBytes(app, about, '2.8', { name: '检验报告.pdf', bytes });
  await withBytes(app, about, '1.1', { name: '论文.pdf', bytes });

  const editor = `/EvaluationManagement/Report?Id=${about.reportId}`;
  const assessor = await app.at(editor, cast.assessor);
  await citePlaces(assessor);
  const { citations } = await read(author, about);
  const rounded = (share: number) => Math.round(share * 50) / 50;
  expect(
    citations.map(({ page, proves, of, level, frame }) => [
      ...[page, proves, of, level],
      ...Object.values(frame!).map(rounded),
    ]),
  ).toEqual([
    [2, 'indicator', '灵敏度', null, 0.1, expect.closeTo(0.05, 1), 0.5, 0.1],
    [1, 'advancement', '', 6, 0.3, 0.38, 0.42, 0.1],
  ]);
  await assessor.press('人工调整 成熟度');
  const { dialog } = assessor;
  await dialog.getByText(/计算结果为“2/).waitFor();
  await assessor.asked.choose('调整为', /^8/);
  await assessor.asked.text('理由', reason);
  await assessor.answer('保存');
  // A raise stands on evidence of its own.
  await dialog.getByText('请选择证明该级别的证据').waitFor();
  await dialog.getByLabel('证明该级别的证据').click();
  await assessor.dialog
    .getByRole('checkbox', { name: new RegExp(evidence.find(({ id }) => id === byType['4.5'])!.title) })
    .check();
  await assessor.dialog.locator('.ant-modal-close').click();
  await assessor.answer('保存');
  const awaited = assessor.panel.getByText('待复核评估师署名确认，此前按计算等级').first();
  await awaited.waitFor();
  // Until somebody stands by it, what was computed is in force, beside the writing as on the server.
  expect(await levelsShown(assessor)).toMatch(/成熟度\s*2/);
  await assessor.picture('override-awaits');

  const checker = await app.at(editor, cast.secondChecker);
  await checker.panel.getByRole('tab', { name: '二审' }).click();
  await checker.panel.getByText(reason).first().waitFor();
  for (const box of await checker.panel.locator('.checks').first().getByRole('checkbox').all())
    await box.check();
  await checker.form.text('复核意见', '逐项核对证据。');
  // The tablet is turned upright and back: nothing that was typed goes with the layout.
  await checker.page.setViewportSize({ width: 600, height: 900 });
  await checker.panel.locator('.desk__turns').waitFor();
  await checker.page.setViewportSize({ width: 1366, height: 768 });
  expect(await checker.panel.getByLabel('复核意见').first().inputValue()).toBe('逐项核对证据。');
  await checker.press('通过二审');
  // Passing the report is not standing by its raised level.
  const confirm = checker.panel.getByRole('checkbox', { name: /本人署名确认.*上调为 8/ });
  await checker.panel.locator('.ant-form-item-explain-error').first().waitFor();
  await confirm.check();
  await checker.picture('override-confirm');
  await checker.press('通过二审');
  await checker.notified('二审已记录');
  await checker.panel
    .getByText(/复核评估师 纪闻笛 署名确认/)
    .first()
    .waitFor();

  await submit(app, about);
  const expert = await app.as(goodPanel[0]![0]);
  await expert.list('成果评价', '专家评价');
  await expert.panel.getByRole('button', { name: '打开' }).first().click();
  await expert.settled();
  await expert.panel.getByText(reason).first().waitFor();
  await expert.picture('override-expert');
  await expert.panel.getByRole('tab', { name: '评价报告' }).click();
  // One click from what is claimed to where it stands.
  await expert.panel.getByRole('button', { name: '打开出处：文件 2.8 第 2 页' }).first().click();
  const shown = expert.page.locator('.ant-drawer-open');
  await shown.locator('.cited-frame').waitFor({ timeout: 30_000 });
  await shown.getByText('表 3，第 2 行').waitFor();
  await expert.picture('place-expert');
  await shown.locator('.ant-drawer-close').click();

  await judged(app, about);
  await assessor.open(`/EvaluationManagement/reprotDetail?Id=${about.reportId}`);
  await assessor.panel.getByRole('tab', { name: /意见答复/ }).click();
  await assessor.panel.getByText('等级协调说明').first().waitFor();
  await assessor.picture('reconciliation');
  await answerAll(app, about);
  await toPublicAgency(app, about);

  const reviewer = await app.at(`/EvaluationManagement/hyCheck?Id=${about.reportId}`, cast.reviewer);
  await reviewer.panel.getByText(reason).first().waitFor();
  await reviewer.picture('override-review');
  const agency = await app.signIn(cast.reviewer);
  await agency.do(reports.calls.publicReview, {
    id: about.reportId,
    result: 'pass',
    checklist: [...formalChecks],
    publishScope: 'unlisted',
    rowVersion: (await read(agency, about)).rowVersion,
  });

  await reviewer.open(`/EvaluationManagement/reprotDetail?Id=${about.reportId}`);
  const [printed] = await Promise.all([
    reviewer.page.context().waitForEvent('page'),
    reviewer.press('打印正式报告'),
  ]);
  await printed.waitForURL(/\/ptint/);
  const paper = printed.locator('body');
  await paper.getByText('人工调整为 8 级').first().waitFor();
  const text = (await paper.innerText()).replaceAll(/\s/g, '');
  for (const said of ['计算2级', '人工调整为8级', reason, '陆景行', '纪闻笛署名确认'])
    expect(text).toContain(said);
});
