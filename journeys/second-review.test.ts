import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { people } from '#database/seeds/demo/people';
import { cast } from '#testing/cast';
import { organisationIdOf } from '#testing/lookups';
import { drawSample } from '#testing/sampling/draw';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => {
  await (app as BrowserApp | undefined)?.close();
});

const personNamed = (name: string) => people.find((one) => one.name === name)!.loginName;

const remarks = '成熟度的证明只到单中心试用，缺少两家机构常规应用的材料。';
const conclusion = '成熟度证据不足，计入机构登记，请机构补充说明。';

it('a drawn report is judged blind on its desk, what was typed outlives the window, and both results stand side by side', async () => {
  await drawSample(app);
  const { id, agencyId, reportId } = await app.db
    .selectFrom('sampledReport')
    .selectAll()
    .executeTakeFirstOrThrow();
  const page = `/EvaluationManagement/sampledReport?Id=${id}`;

  const supervisor = await app.at('/EvaluationManagement/sampledReports', cast.reviewer);
  await supervisor.panel.getByText('2 份通过的报告中抽取 1 份').waitFor();
  await supervisor.panel.getByRole('columnheader', { name: '复核人' }).waitFor();
  await supervisor.open(page);
  await supervisor.panel.getByText('复核结果提交后在此与公布的等级对照').waitFor();
  await supervisor.press('指定复核人');
  const refusedOne = supervisor.dialog.locator('.ant-radio-wrapper').filter({ hasText: '不可指定' }).first();
  expect(await refusedOne.getByRole('radio').isDisabled()).toBe(true);
  const free = supervisor.dialog.locator('.ant-radio-wrapper').filter({ hasText: '无关联' }).first();
  const name = (await free.innerText()).trim().split(/\s/)[0]!;
  await free.click();
  await supervisor.picture('second-review-assign');
  await supervisor.answer('指定复核人');
  await supervisor.notified('已指定复核人');

  // They see the material and no level; a window that is closed takes nothing of what they wrote with it.
  const reviewer = await app.at('/EvaluationManagement/blindReview', personNamed(name));
  await reviewer.rowAction('复核中', '查看');
  await reviewer.panel.getByText('请只依据材料独立判断').waitFor();
  await reviewer.press('提交复核结果');
  await reviewer.panel.getByText(/请选择\s*成熟度/).waitFor();
  await reviewer.form.choose('成熟度', /^1 /);
  await reviewer.form.choose('创新度', /^1 /);
  await reviewer.form.text('复核说明', remarks);
  await expectAccessible(reviewer.page, 'the desk of a second reviewer');
  await reviewer.picture('second-review-desk');
  await reviewer.page.waitForTimeout(1_500);
  await reviewer.page.reload();
  await reviewer.settled();
  await reviewer.press('保留');
  expect(await reviewer.panel.getByLabel('复核说明').inputValue()).toBe(remarks);
  await reviewer.panel.getByText(/^1 · /).first().waitFor();
  await reviewer.form.choose('先进度', /^4 /);
  await reviewer.panel.getByRole('checkbox').check();
  await reviewer.press('提交复核结果');
  await reviewer.notified('复核结果已提交');
  await reviewer.panel.getByText('复核已提交，材料不再开放').waitFor();
  await reviewer.picture('second-review-given');

  await supervisor.open(page);
  const maturity = supervisor.panel.getByRole('row').filter({ hasText: '成熟度' });
  const { maturityLevel } = await app.db
    .selectFrom('report')
    .select('maturityLevel')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const told = `${maturityLevel} 1 偏差 相差 ${maturityLevel! - 1} 级，2 级起为偏差`;
  expect((await maturity.innerText()).replaceAll(/\s+/g, ' ')).toContain(told);
  await supervisor.picture('second-review-compared');
  await supervisor.press('结束复评');
  await supervisor.dialog.getByRole('textbox').fill(conclusion);
  await supervisor.answer('结束复评');
  await supervisor.notified('复评已结束');

  // The agency reads what came of it, and neither name nor term of who looked again.
  const isFirst = agencyId === (await organisationIdOf(app, 'PJ001'));
  const agency = await app.at(page, isFirst ? cast.manager : cast.otherManager);
  await agency.panel.getByText(conclusion).waitFor();
  expect(await agency.panel.getByText(name).count()).toBe(0);
  await agency.open('/EvaluationManagement/sampledReports');
  await agency.row('已结束').waitFor();
  expect(await agency.panel.getByRole('columnheader', { name: '复核人' }).count()).toBe(0);
  await agency.panel.getByText('各机构的抽样结果').click();
  await agency.picture('second-review-agency');
});
