import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { askDecision } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow } from '#testing/lookups';
import { submitted, worldOf } from '#testing/story';
import { smallPdf } from '#testing/story/pdf';
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
}, 240_000);
