import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { settingCalls } from '#product/settings/contract';
import { applicationRow, personIdOf } from '#testing/lookups';
import { cast } from '#testing/cast';
import { submitted, worldOf, type StoryWorld } from '#testing/story';
import { smallPdf } from '#testing/story/pdf';
import { dayFrom } from '#testing/story/world';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
let world: StoryWorld;
let folder: string;
beforeAll(async () => {
  app = await openBrowserApp();
  world = worldOf(app);
  folder = await mkdtemp(join(tmpdir(), 'assay-evidence-'));
});
afterEach((story) => app.after(story));
afterAll(async () => {
  await (app as BrowserApp | undefined)?.close();
  await rm(folder, { recursive: true, force: true });
});

const why = '该技术方向仅此一名评估师';
const reason = '第三方检测机构书面否认出具过该检测报告';

it('[ST1] an assessor with all they may have in hand is given one more for a reason; they propose to end it, and the agency decides', async () => {
  const { applicationId: id } = await submitted(world, { achievementName: '被终止的贴片成果' });
  const detail = `/EvaluationManagement/detail?Id=${id}`;
  const admin = await app.signIn('admin');
  const { version, values } = await admin.do(settingCalls.calls.now, {});
  await admin.do(settingCalls.calls.save, {
    version,
    values: { ...values, assessorCases: 1 },
    reason: '评估师在办上限调整',
  });

  const manager = await app.at(detail, cast.manager);
  await manager.press('受理');
  await manager.asked.choose('评估师', /陆景行/);
  await manager.dialog.getByRole('alert').getByText('在办评价已达上限').waitFor();
  await manager.asked.text('合同编号', 'HT-2026-9');
  await manager.asked.days('计划开始 – 计划完成', dayFrom(world, 1), dayFrom(world, 60));
  await manager.answer('受理');
  await manager.dialog.getByText(/请输入\s*仍指定其承担的理由/).waitFor();
  await manager.picture('terminating-accept');
  await manager.asked.text('仍指定其承担的理由', why);
  await manager.answer('受理');
  await manager.notified('已受理');
  await manager.panel.getByText(why).waitFor();

  const evidence = join(folder, '检测机构来函.pdf');
  await writeFile(evidence, smallPdf('evidence'));
  const assessor = await app.at(detail, cast.assessor);
  // The code of files and phrases comes late: what one is about to press does not move when it is there.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await assessor.page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await assessor.press('提议终止评价');
  const propose = assessor.dialog.getByRole('button', { name: '提议', exact: true });
  const files = assessor.dialog.getByText('点击或拖拽文件到此处');
  const phrases = assessor.dialog.getByRole('button', { name: '常用语' });
  const before = await propose.boundingBox();
  expect(await files.or(phrases).count()).toBe(0);
  release();
  await files.waitFor();
  await phrases.waitFor();
  expect(await propose.boundingBox()).toEqual(before);
  await assessor.answer('提议');
  await assessor.dialog.getByText(/请选择\s*证据文件/).waitFor();
  await assessor.asked.choose('终止依据', '材料不实');
  await assessor.asked.text('理由', reason);
  await assessor.attach(assessor.dialog, evidence);
  await assessor.picture('terminating-propose');
  await assessor.answer('提议');
  await assessor.notified('已提交评价机构决定');
  await assessor.panel.getByText('陆景行 于').waitFor();

  await manager.open(detail);
  await manager.panel.getByRole('alert').getByText(reason).waitFor();
  await manager.picture('terminating-decide');
  await manager.press('不同意终止');
  await manager.dialog.getByRole('textbox').fill('请评估师补充检测机构的正式证明');
  await manager.picture('terminating-decline');
  await manager.answer('不同意终止');
  await manager.notified('评价继续进行');

  await assessor.open(detail);
  await assessor.press('提议终止评价');
  await assessor.asked.choose('终止依据', '材料不实');
  await assessor.asked.text('理由', reason);
  await assessor.attach(assessor.dialog, evidence);
  await assessor.answer('提议');
  await assessor.notified('已提交评价机构决定');

  // Decided among selected rows: each says whether it brings an integrity record.
  await manager.open('/EvaluationManagement/applyList?size=30');
  // What was proposed comes late: the ground of the record follows it all the same.
  await manager.page.route('**/GetApplyById*', async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  await manager.row('被终止的贴片成果').getByRole('checkbox').check();
  await manager.panel.locator('.selection').getByRole('button', { name: '终止评价' }).click();
  await manager.dialog.getByText('终止 1 项评价？').waitFor();
  await manager.asked.choose('同时提出诚信记录', /^申报人/);
  await manager.dialog.getByText('提供虚假材料').waitFor();
  await expectAccessible(manager.page, 'the dialog in which many are terminated');
  await manager.picture('terminating-terminate');
  await manager.answer('终止评价');
  await manager.dialog.getByText('成功 1 项，失败 0 项').waitFor();
  await manager.answer('关闭');
  const proposed = await app.db
    .selectFrom('integrityRecord')
    .select(['personId', 'ground', 'months', 'facts'])
    .where('applicationId', '=', id)
    .execute();
  expect(proposed).toEqual([
    { personId: await personIdOf(app, cast.owner), ground: '1', months: 12, facts: reason },
  ]);
  expect(await applicationRow(app, id)).toMatchObject({
    status: 3,
    decisionReason: '1',
    decisionText: reason,
  });

  const owner = await app.at(detail, cast.owner);
  await owner.panel.getByText(reason).first().waitFor();
  await owner.picture('terminating-owner');
});
