import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { formalChecks, reports } from '#product/reports/contract';
import { answerAll, caseAt, check, judged, read, save, texts, toPublicAgency } from '#testing/reports/story';
import type { PanelCase } from '#testing/panels/case';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { cast } from '#testing/cast';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const sit = async ({ reportId }: PanelCase): Promise<Office> => {
  const reviewer = await app.at(`/EvaluationManagement/hyCheck?Id=${reportId}`, cast.reviewer);
  await reviewer.panel.locator('.formal').waitFor();
  return reviewer;
};
/** What the record says beside a point of the checklist, and whether it is marked as wrong. */
const factOf = async (reviewer: Office, point: string): Promise<readonly [text: string, wrong: boolean]> => {
  const fact = reviewer.panel.locator('.formal__one').filter({ hasText: point }).locator('.formal__fact');
  return [await fact.innerText(), ((await fact.getAttribute('class')) ?? '').includes('formal__fact--wrong')];
};
const content = '内容指纹一致';
const limited = '限制公开标记已确认';
const signatures = '三方签署有效';

it('[EV15] the reviewer reads beside each point what the record itself says of it: what holds, and what does not', async () => {
  const about = await caseAt(app, 'atPublicAgency');
  const reviewer = await sit(about);
  const { contentHash } = await read(await app.signIn(cast.reviewer), about);
  expect(await factOf(reviewer, content)).toEqual([contentHash.slice(0, 16), false]);
  expect(await factOf(reviewer, limited)).toEqual(['未标记限制公开', false]);
  expect(await reviewer.panel.locator('.formal__fact').count()).toBe(formalChecks.length);
  expect(await reviewer.panel.locator('.formal__fact--wrong').count()).toBe(0);

  // The applicant declares a limited release: it is wrong until the reviewer marks it.
  const declared = app.db.updateTable('application').where('id', '=', about.applicationId);
  await declared.set({ isLimited: true }).execute();
  await sit(about);
  expect(await factOf(reviewer, limited)).toEqual(['申报人声明限制公开，此处未标记', true]);
  await reviewer.panel.getByRole('checkbox', { name: '限制公开', exact: true }).check();
  await expect.poll(() => factOf(reviewer, limited)).toEqual(['已标记限制公开', false]);
  await declared.set({ isLimited: false }).execute();

  // What was fixed when the panel closed is something else: said beside the content, though all three signatures hold.
  await app.db
    .updateTable('report')
    .set({ contentHash: '0'.repeat(64) })
    .where('id', '=', about.reportId)
    .execute();
  await sit(about);
  expect(await factOf(reviewer, signatures)).toEqual(['3 / 3 个签署对当前内容有效', false]);
  expect(await factOf(reviewer, content)).toEqual(['现有内容与专家评价结束时固定的内容不一致', true]);
});

it('[EV15] a report that was returned comes with what was wrong then, and how it was answered', async () => {
  const about = await caseAt(app, 'atPublicAgency');
  const reviewer = await sit(about);
  await reviewer.panel.getByRole('tab', { name: '与上次相比' }).click();
  await reviewer.panel.getByText('首次报送，没有退回记录。').waitFor();
  await reviewer.press('退回');
  await reviewer.dialog.getByRole('radio', { name: /实质问题/ }).check();
  await reviewer.dialog.getByRole('textbox').first().fill('效益依据不足');
  await reviewer.answer('退回');
  await reviewer.notified('报告已退回');

  // Two rows and one text are changed; nothing else is shown to whoever reads it again.
  const author = await app.signIn(cast.assessor);
  const { indicators, risks } = await read(author, about);
  const endurance = indicators.map((each) => (each.name === '续航' ? { ...each, unit: 'h' } : each));
  await save(app, about, { section: 'indicators', data: endurance });
  await save(app, about, {
    section: 'risks',
    data: risks.map((each) => ({ ...each, mitigation: '每季校准' })),
  });
  await save(app, about, { section: 'benefit', data: { ...texts.benefit, economicBasis: '审计报告' } });
  await check(app, about);
  const { defects, rowVersion } = await read(author, about);
  await author.do(reports.calls.resubmit, {
    id: about.reportId,
    answers: defects.map(({ key }) => ({ key, text: '已补充财务证明。' })),
    rowVersion,
  });
  await app.services.pool.query('delete from rate_limit');
  await judged(app, about);
  await answerAll(app, about);
  await toPublicAgency(app, about);

  await sit(about);
  await reviewer.panel.getByRole('tab', { name: '与上次相比', selected: true }).waitFor();
  const changes = reviewer.panel.getByRole('region', { name: '与上次相比' });
  await changes.getByText('10 风险').waitFor();
  expect(await changes.locator('del').allInnerTexts()).toEqual(['1', '%', '财务盖章', '校准']);
  expect(await changes.locator('ins').allInnerTexts()).toEqual(['2', 'h', '审计报告', '每季校准']);
  expect(await changes.locator('h3').allInnerTexts()).toEqual([
    ...['5 技术先进度', '指标对比', '7 效益', '10 风险', '风险'],
  ]);
  await reviewer.picture('hyCheck-since');
  const since = reviewer.panel.locator('.answers li');
  await expect
    .poll(() => since.allInnerTexts())
    .toEqual([expect.stringMatching(/^效益依据不足\s+已补充财务证明。$/)]);
  expect(await reviewer.panel.getByText('首次报送，没有退回记录。').count()).toBe(0);
});
