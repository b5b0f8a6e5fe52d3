import { expect, test } from 'vitest';
import { cast } from '#testing/cast';
import { personIdOf, reportRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import {
  approve,
  declaration,
  goodPanel,
  goodSheet,
  opinionOf,
  spare,
  submitSheet,
} from '#testing/panels/case';
import { answerAll, caseAt, check, read, save, texts, toPublicAgency } from '#testing/reports/story';
import { panels } from '#product/panels/contract';
import { emptySheet, type SheetContent } from '#product/opinions/sheet';
import { tasks } from '#product/tasks/contract';
import { reports } from './contract';

const app = await openedApp();

/** Maturity 7 where the tables compute 8: what the whole round says of the levels has to come through. */
const lower: SheetContent = {
  ...goodSheet,
  levels: { ...goodSheet.levels, maturity: { agrees: false, own: 7, reason: '缺少规模应用证明' } },
};
const wanting: SheetContent = { ...lower, conclusion: 'agreeAfterModification' };
const confirming: SheetContent = { ...emptySheet, conclusion: 'agree' };

test('[ST2] a confirm round asks the leader and who wanted changes, by a short sheet; who takes a seat judges whole; the levels stay those of the whole round', async () => {
  const about = await caseAt(app, 'withExperts');
  const { reportId } = about;
  const [manager, author] = [await app.signIn(cast.manager), await app.signIn(cast.assessor)];
  for (const [place, [login]] of goodPanel.entries()) {
    await submitSheet(app, about, login, place < 3 ? lower : wanting);
    await approve(app, about, login);
  }
  expect(await manager.do(panels.calls.closeRound, { id: reportId })).toMatchObject({ outcome: 'modify' });
  const returned = await read(manager, about);
  await manager.do(reports.calls.returnToAssessor, {
    ...{ id: reportId, rowVersion: returned.rowVersion, issues: ['补充随访数据'] },
  });
  await save(app, about, {
    section: 'benefit',
    data: { ...texts.benefit, social: '减少随访，附六个月数据' },
  });
  await check(app, about);
  const { rowVersion, defects } = await read(author, about);
  const answers = defects.map(({ key }) => ({ key, text: '已补充六个月随访数据。' }));
  await author.do(reports.calls.resubmit, { id: reportId, answers, rowVersion, mode: 'confirm' });

  const asked = await manager.do(panels.calls.round, { reportId });
  expect(asked.map(({ number, panelMode }) => [number, panelMode])).toEqual([
    [1, 'confirm'],
    [4, 'confirm'],
    [5, 'confirm'],
  ]);
  const atDesk = async (login: string) =>
    (await (await app.signIn(login)).do(tasks.calls.waiting, {})).tasks.filter(
      ({ objectId, step }) => step === 'opinion' && asked.some(({ id }) => id === objectId),
    ).length;
  expect([await atDesk('shenyanqiu'), await atDesk('helanzhou'), await atDesk('ningshuying')]).toEqual([
    1, 0, 1,
  ]);

  // The leader reads what was asked for and what was done; a conclusion is all they have to give, unless they do not confirm.
  const leader = await app.signIn('shenyanqiu');
  const own = await opinionOf(app, about, 'shenyanqiu');
  const shown = await leader.do(panels.calls.opinion, { id: own.id });
  if (shown.audience !== 'expert' || !shown.work) throw new Error('the leader should be at work');
  expect(shown.work.answered).toEqual([{ text: '补充随访数据', answer: '已补充六个月随访数据。' }]);
  expect(shown.work.missing.map(({ field }) => field)).toEqual(['conclusion']);
  await submitSheet(app, about, 'shenyanqiu', confirming);
  await approve(app, about, 'shenyanqiu');

  // Expert 4 keeps silent. Who rests on this panel cannot take the seat; who takes it has not judged yet.
  const seat = await opinionOf(app, about, 'yinmuchuan');
  await app.db.updateTable('opinion').set({ dueOn: '2026-10-20' }).where('id', '=', seat.id).execute();
  const replacing = async (login: string) => ({
    ...{ opinionId: seat.id, rowVersion: seat.rowVersion, reason: '逾期未提交' },
    newExpertId: await personIdOf(app, login),
  });
  expect(await manager.refusal(panels.calls.replace, await replacing('helanzhou'))).toBe(2315);
  await manager.do(panels.calls.replace, await replacing(spare));
  const taken = await opinionOf(app, about, spare);
  const newcomer = await app.signIn(spare);
  await newcomer.do(panels.calls.reply, {
    ...{ id: taken.id, rowVersion: taken.rowVersion, accept: true, declaration },
  });
  await expect(submitSheet(app, about, spare, confirming)).rejects.toThrow('2002');
  await submitSheet(app, about, spare, lower);
  await approve(app, about, spare);
  await submitSheet(app, about, 'ningshuying', confirming);
  await approve(app, about, 'ningshuying');

  expect(await manager.do(panels.calls.closeRound, { id: reportId })).toMatchObject({
    ...{ outcome: 'pass', agree: 3, quorum: 3, agreement: null },
  });
  await answerAll(app, about);
  const answered = await read(author, about);
  expect(answered).toMatchObject({
    maturityLevel: 7,
    reconciled: { sheets: 5, maturity: { panel: 7, computed: 8 } },
  });
  await app.services.pool.query('delete from rate_limit');
  await toPublicAgency(app, about);
  expect(await reportRow(app, reportId)).toMatchObject({ status: 7, panelMode: 'confirm', panelRound: 2 });
  expect(
    (await read(await app.signIn(cast.reviewer), about)).signatures.filter(({ isCurrent }) => isCurrent),
  ).toHaveLength(3);
});

test('after a round that did not ask for modification nobody is asked to confirm, and the report stays where it is', async () => {
  const about = await caseAt(app, 'atPublicAgency');
  const reviewer = await app.signIn(cast.reviewer);
  const { rowVersion } = await read(reviewer, about);
  await reviewer.do(reports.calls.publicReview, {
    ...{ id: about.reportId, rowVersion, result: 'return', scope: 'substantive' },
    ...{ checklist: [], defects: ['效益依据不足'] },
  });
  await save(app, about, { section: 'benefit', data: { ...texts.benefit, economicBasis: '审计报告' } });
  await check(app, about);
  const author = await app.signIn(cast.assessor);
  const back = await read(author, about);
  const asked = {
    id: about.reportId,
    answers: back.defects.map(({ key }) => ({ key, text: '已补充。' })),
    rowVersion: back.rowVersion,
  };
  expect(await author.refusal(reports.calls.resubmit, { ...asked, mode: 'confirm' })).toBe(2428);
  expect((await read(author, about)).status).toBe('returned');
});
