import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cast } from '#testing/cast';
import { applicationRow } from '#testing/lookups';
import { atPublicAgency, worldOf } from '#testing/story';
import { smallPdf } from '#testing/story/pdf';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
let folder: string;
beforeAll(async () => {
  app = await openBrowserApp();
  folder = await mkdtemp(join(tmpdir(), 'assay-evidence-'));
});
afterEach((story) => app.after(story));
afterAll(async () => {
  await (app as BrowserApp | undefined)?.close();
  await rm(folder, { recursive: true, force: true });
});

const reason = '关键检测报告经检测机构书面确认系伪造，无法补救';

it('[ST1] one reviewer proposes to reject for good, another one decides, and the owner reads why', async () => {
  const { applicationId: id, reportId } = await atPublicAgency(worldOf(app), {
    achievementName: '审核不通过的贴片成果',
  });
  const detail = `/EvaluationManagement/detail?Id=${id}`;
  const evidence = join(folder, '检测机构来函.pdf');
  await writeFile(evidence, smallPdf('evidence'));
  // It begins where the report is reviewed, and waits there for the second person.
  const desk = `/EvaluationManagement/hyCheck?Id=${reportId}`;
  const one = await app.at(desk, cast.reviewer);
  await one.press('提议审核不通过');
  await one.asked.choose('不通过依据', '科研失信');
  await one.asked.text('理由', reason);
  await one.attach(one.dialog, evidence);
  await one.picture('rejecting-propose');
  await one.answer('提议');
  await one.notified('已提交另一人决定');
  await one.panel.getByText('须由另一名审核员决定').waitFor();
  expect(await one.panel.locator('.formal').count()).toBe(0);
  await one.press('审核不通过');
  await one.answer('审核不通过');
  await one.dialog.page().getByText('提议人不能自行作出决定').first().waitFor();

  const other = await app.at(desk, cast.otherReviewer);
  await other.panel.getByRole('alert').getByText(reason).waitFor();
  await other.picture('rejecting-decide');
  // The evidence is read beside the page.
  await other.press('证据文件', other.panel.getByRole('alert'));
  const drawer = other.page.locator('.ant-drawer:visible');
  await drawer.getByText('检测机构来函.pdf').waitFor();
  await drawer.getByRole('region', { name: '第 1 页，共 1 页' }).waitFor();
  await other.picture('rejecting-evidence');
  await other.page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await other.press('审核不通过');
  await other.dialog.getByLabel(/^申报人：/).check();
  await other.picture('rejecting-record');
  await other.answer('审核不通过');
  await other.notified('已审核不通过');
  expect(await applicationRow(app, id)).toMatchObject({ status: 3, isFinal: true, decisionText: reason });

  const owner = await app.at(detail, cast.owner);
  await owner.panel.getByText(reason).first().waitFor();
  await owner.picture('rejecting-owner');
  // What came with it waits for their reply.
  await owner.open('/workbench/workbench');
  await owner.panel.getByText('可就诚信记录陈述意见').waitFor();
});
