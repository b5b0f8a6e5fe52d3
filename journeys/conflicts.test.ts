import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { nameAmong } from '#testing/applications/decisions';
import { submitted, worldOf, type StoryWorld } from '#testing/story';
import { fillMaterial, passMaterial, submitMaterial } from '#testing/story/material';
import { createReport } from '#testing/story/report';
import { dayFrom } from '#testing/story/world';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { applicationRow } from '#testing/lookups';
import { cast } from '#testing/cast';

let app: BrowserApp;
let world: StoryWorld;
beforeAll(async () => {
  app = await openBrowserApp();
  world = worldOf(app);
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const why = '同名不同人，已核对身份证件。';
const reason = '评估师被查明列为完成人，须回避。';

it('a tie is explained when an assessor is assigned; a conflict found late hands the case over, and one of the whole agency back', async () => {
  const about = await submitted(world, { achievementName: '须回避的贴片成果' });
  const { applicationId: id } = about;
  await sql`insert into application_person (id, application_id, name, organisation_name, sort)
    values (gen_random_uuid(), ${id}, '陆景行', '别处医院', 400)`.execute(app.db);
  const detail = `/EvaluationManagement/detail?Id=${id}`;

  const manager = await app.at(detail, cast.manager);
  await manager.press('受理');
  await manager.asked.choose('评估师', /陆景行/);
  await manager.dialog.getByRole('alert').getByText('与 陆景行 同名').waitFor();
  await manager.asked.text('合同编号', 'HT-2026-9');
  await manager.asked.days('计划开始 – 计划完成', dayFrom(world, 1), dayFrom(world, 60));
  await manager.answer('受理');
  await manager.dialog.getByText(/请输入\s*不影响独立评价的理由/).waitFor();
  await manager.picture('conflict-accept');
  await manager.asked.text('不影响独立评价的理由', why);
  await manager.answer('受理');
  await manager.notified('已受理');

  await fillMaterial(world, about);
  await submitMaterial(world, about);
  await passMaterial(world, about);
  const { reportId } = await createReport(world, about);
  const panel = `/EvaluationManagement/reprotDetail?Id=${reportId}&Tab=panel`;
  await manager.open(panel);
  await manager.panel.getByText(why).waitFor();
  await nameAmong(app, id, await app.signIn(cast.assessor));
  await manager.open(panel);
  await manager.panel.getByText('须回避', { exact: true }).waitFor();
  await manager.picture('conflict-ties');

  await manager.open(detail);
  await manager.press('更换评估师');
  await manager.asked.choose('评估师', /纪闻笛/);
  await manager.asked.text('理由', reason);
  await manager.picture('conflict-reassign');
  await manager.answer('更换评估师');
  await manager.notified('评估师已更换');
  await manager.open(panel);
  await manager.panel.getByText(`接替 陆景行：${reason}`).waitFor();

  // The agency itself turns out to have had a part in the work.
  await sql`insert into application_organisation (id, application_id, organisation_id, name, is_main, type, sort)
    select gen_random_uuid(), ${id}, organisation_id, '评价机构', false, '1', 400 from person
    where login_name = ${cast.manager}`.execute(app.db);
  const reviewer = await app.at(detail, cast.reviewer);
  await reviewer.picture('conflict-release');
  await reviewer.press('退出该评价机构');
  await reviewer.dialog.getByRole('textbox').fill('评价机构参与了成果研制，须另选机构。');
  await reviewer.answer('退出该评价机构');
  await reviewer.notified('已退回申报人另选机构');
  expect(await applicationRow(app, id)).toMatchObject({ status: 6, assessorId: null });
});
