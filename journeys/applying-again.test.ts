import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { askDecision } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow } from '#testing/lookups';
import { submitted, worldOf, type StoryWorld } from '#testing/story';
import { submit } from '#testing/story/application';
import { dayFrom } from '#testing/story/world';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
let world: StoryWorld;
beforeAll(async () => {
  app = await openBrowserApp();
  world = worldOf(app);
});
afterEach((story) => app.after(story));
afterAll(() => (app as BrowserApp | undefined)?.close());

const why = '送检样品与成果所述不是同一批次，请核实后再申报';
const intro = '贴片连续记录心电信号，第三方检测机构已复核送检样品，并补充了多中心随访数据。';

it('[ST1] a rejected application is applied for again: its reasons stand above the form, and the agency reads what has changed', async () => {
  const about = await submitted(world, { achievementName: '重新申报的贴片成果' });
  const { applicationId: id } = about;
  const agency = await app.signIn(cast.manager);
  const Defects = [{ Field: 'Intro', Msg: '请写明样品批次' }];
  await askDecision(app, agency, 'ReturnApply', id, { DueDate: dayFrom(world, 7), Defects });
  await submit(world, about);

  const manager = await app.at(`/EvaluationManagement/detail?Id=${id}`, cast.manager);
  await manager.press('不予受理');
  await manager.asked.choose('原因', '其他');
  await manager.asked.text('理由', why);
  await manager.dialog.getByText('最终决定，不得重新申报').waitFor();
  await manager.picture('again-reject');
  await manager.answer('不予受理');
  await manager.notified('已不予受理');

  const owner = await app.at(`/EvaluationManagement/detail?Id=${id}`, cast.owner);
  await owner.press('重新申报');
  await owner.picture('again-ask');
  await owner.answer('重新申报');
  await owner.notified('已转为草稿');
  expect(await applicationRow(app, id)).toMatchObject({ status: 6, round: 2 });
  await owner.open(`/EvaluationManagement/edit?Id=${id}`);
  await owner.panel.getByRole('alert').getByText(why).waitFor();
  await owner.panel.getByRole('alert').getByText('请写明样品批次').waitFor();
  await owner.panel.getByText('变化对照').click();
  await owner.panel.getByText('没有变化').waitFor();
  await owner.panel.getByLabel('成果简介').fill(intro);
  await owner.panel.locator('.differences ins', { hasText: intro }).waitFor();
  await owner.picture('again-edit');
  await owner.press('保存草稿');
  await owner.panel
    .locator('.foot-bar__said')
    .getByText(/^已保存/)
    .waitFor();

  await submit(world, about);
  await manager.open(`/EvaluationManagement/detail?Id=${id}`);
  await manager.panel.getByText('以前各轮').waitFor();
  await manager.panel.getByText(why).first().waitFor();
  await manager.picture('again-agency');
  await manager.panel.getByRole('tab', { name: '变化对照' }).click();
  await manager.panel.locator('.differences ins', { hasText: intro }).waitFor();
  // What stayed as it was is not among what changed.
  expect(await manager.panel.locator('.differences').allInnerTexts()).not.toContain('关键词');
  await manager.picture('again-changes');
});

it('[EV2.applyTwo] a passed achievement is evaluated anew, beside what the one before it said; its evaluations stand in a chart', async () => {
  const { rows } = await sql<{ login: string; id: string; later: string }>`
    select person.login_name as login, former.id, later.id as later from application later
      join application former on former.id = later.previous_application_id
      join person on person.id = later.owner_id`.execute(app.db);
  const { login, id, later } = rows[0]!;
  const owner = await app.at(`/EvaluationManagement/detail?Id=${later}`, login);
  await owner.panel.getByRole('tab', { name: /历次评价/ }).click();
  await owner.panel.getByRole('img', { name: /成熟度、创新度、先进度/ }).waitFor();
  await owner.panel.getByText('已被替代').waitFor();
  expect(await owner.panel.getByRole('row').count()).toBe(3);
  await owner.picture('chain');

  // What was evaluated anew already is not once more.
  await owner.open(`/EvaluationManagement/applyTwo?PrevApplyId=${id}`);
  await owner.panel.getByLabel('与上次评价相比的变化').fill('完成可靠性试验，已在十二家医院应用。');
  await owner.press('申请复评');
  await owner.page.getByText('该成果已有复评').first().waitFor();

  await sql`update application set decided_at = ${dayFrom(world, -90)} where id = ${later}`.execute(app.db);
  await owner.open(`/EvaluationManagement/detail?Id=${later}`);
  await owner.press('申请复评');
  await owner.press('申请复评');
  await owner.panel.getByText('请先声明有重大变化').waitFor();
  await owner.picture('anew-early');
  await owner.panel.getByText('我声明').click();
  await owner.panel.getByLabel('与上次评价相比的变化').fill('完成可靠性试验，已在十二家医院应用。');
  await owner.press('申请复评');
  await expect.poll(() => owner.page.url()).toMatch(/applyTwo\?Id=/);
  await owner.panel.getByText('完成可靠性试验').first().waitFor();
  await owner.panel.getByText('与上次评价（').waitFor();
  await owner.panel.getByLabel('成果简介').fill(intro);
  await owner.panel.locator('.differences ins', { hasText: intro }).waitFor();
  await owner.picture('anew');
});
