import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { askDecision } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow } from '#testing/lookups';
import { submitted, worldOf } from '#testing/story';
import { smallPdf } from '#testing/story/pdf';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
let folder: string;
beforeAll(async () => {
  app = await openBrowserApp();
  folder = await mkdtemp(join(tmpdir(), 'assay-appeal-'));
});
afterEach((story) => app.after(story));
afterAll(async () => {
  await (app as BrowserApp | undefined)?.close();
  await rm(folder, { recursive: true, force: true });
});

const reason = '驳回所依据的检测报告已由检测机构更正，附更正函';
const answer = '经复核，更正函属实，原决定依据不足';

it('[ST1] an owner appeals on the page of what was rejected, and a reviewer re-opens it', async () => {
  const world = worldOf(app);
  const { applicationId: id } = await submitted(world, { achievementName: '申诉成立的贴片成果' });
  const rejected = await askDecision(app, await app.signIn(cast.manager), 'RejectApply', id, {
    ReasonCode: '1',
    Reason: '申报材料中的检测报告不实',
  });
  expect(rejected.ErrorCode).toBe(0);
  const letter = join(folder, '更正函.pdf');
  await writeFile(letter, smallPdf('letter'));

  const owner = await app.at(`/EvaluationManagement/detail?Id=${id}`, cast.owner);
  await owner.press('提出申诉');
  await owner.answer('提出申诉');
  await owner.dialog.getByText(/请输入\s*申诉理由/).waitFor();
  await owner.asked.text('申诉理由', reason);
  await owner.attach(owner.dialog, letter);
  await owner.picture('appealing-file');
  await owner.answer('提出申诉');
  await owner.notified('申诉已提交');
  await owner.panel.getByText(reason).waitFor();
  await owner.picture('appealing-filed');

  const reviewer = await app.at('/EvaluationManagement/appeals', cast.reviewer);
  await reviewer.panel.getByText('申诉成立的贴片成果').first().waitFor();
  await reviewer.picture('appealing-list');
  const { id: appealId } = await app.db
    .selectFrom('appeal')
    .select('id')
    .where('applicationId', '=', id)
    .executeTakeFirstOrThrow();
  await reviewer.open(`/EvaluationManagement/appeal?Id=${appealId}`);
  await reviewer.panel.getByText(reason).waitFor();
  await reviewer.picture('appealing-decide');
  await reviewer.press('重新打开申报');
  await reviewer.dialog.getByRole('textbox').fill(answer);
  await reviewer.answer('重新打开申报');
  await reviewer.notified('申报已重新打开');
  await reviewer.open('/EvaluationManagement/appealStatistics');
  await reviewer.panel.getByRole('cell', { name: '2026' }).first().waitFor();
  await reviewer.picture('appealing-statistics');
  expect(await applicationRow(app, id)).toMatchObject({ status: 6, round: 2 });

  await owner.open(`/EvaluationManagement/detail?Id=${id}`);
  await owner.panel.getByText(answer).first().waitFor();
});

it('[ST1] a reviewer proposes to revoke a passed report on its page, another one puts it in force, and its holder is led to the appeal', async () => {
  const { id } = await app.db
    .selectFrom('report')
    .select('id')
    .where('reportNumber', '=', 'YWPJ2026-PJ002-Y-00002')
    .executeTakeFirstOrThrow();
  const page = `/EvaluationManagement/reprotDetail?Id=${id}`;
  const letter = join(folder, '检测机构回函.pdf');
  await writeFile(letter, smallPdf('letter'));
  const first = await app.as(cast.reviewer);
  await first.open(page);
  await first.press('提议撤销');
  await first.answer('提议撤销');
  await first.dialog.getByText(/请选择\s*撤销依据/).waitFor();
  await first.asked.choose('撤销依据', '材料不实');
  await first.asked.text(/^理由/, '检测机构书面确认该检测报告并非其出具');
  await first.asked.text(/^公告说明/, '一份关键检测报告经查不实，撤销该评价报告。');
  await first.attach(first.dialog, letter);
  await first.picture('revoking-propose');
  await first.answer('提议撤销');
  await first.notified('已提议，等待另一名审核人员决定');
  await first.panel.getByText('撤销待决定').waitFor();
  expect(await first.panel.getByRole('button', { name: '同意，使其生效' }).count()).toBe(0);

  const second = await app.as(cast.otherReviewer);
  await second.open(page);
  await second.panel.getByText('撤销待决定').waitFor();
  await expectAccessible(second.page, 'a report with a revocation that is proposed');
  await second.picture('revoking-decide');
  await second.press('同意，使其生效');
  await second.answer('同意，使其生效');
  await second.notified('已生效');

  const holder = await app.as(cast.otherOwner);
  await holder.open(page);
  await holder.panel.getByText('报告已撤销', { exact: true }).waitFor();
  await holder.picture('revoking-holder');
  await holder.panel.getByRole('link', { name: /^如不服，可在 .+ 前在成果申报页面申诉$/ }).click();
  await holder.panel.getByRole('button', { name: '提出申诉' }).waitFor();
});
