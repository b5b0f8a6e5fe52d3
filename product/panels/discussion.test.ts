import { expect, test } from 'vitest';
import { reports } from '#product/reports/contract';
import { cast } from '#testing/cast';
import { logged, personIdOf, reportRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { defectFields } from '#testing/person';
import { goodPanel, goodSheet, opinionOf, signingCodeFor } from '#testing/panels/case';
import { laySheetOf } from '#testing/panels/sheets';
import { caseAt, check, read, save, texts } from '#testing/reports/story';
import { panels } from './contract';
import { commitmentOf } from './server/sheets';
import type { SheetContent } from '#product/opinions/sheet';

const { calls } = panels;
const app = await openedApp();

const technical = [10, 40, 60, 80, 100];
const maturity = [8, 7, 8, 6, 8];
/** Five who are far apart on what is technical, each with words of their own. */
const sheetAt = (seat: number): SheetContent => ({
  ...goodSheet,
  scores: { ...goodSheet.scores, technical: technical[seat]! },
  levels: {
    ...goodSheet.levels,
    maturity: { agrees: false, own: maturity[seat]!, reason: `成熟度依据之${seat}` },
  },
  comments: { ...goodSheet.comments, advancement: `与同类产品比较所得的第${'甲乙丙丁戊'[seat]}种看法` },
  problems: [{ text: `问题之${seat}`, isMandatory: false }],
});

test('[ST2] a panel too far apart reads each other without names, keeps or changes with a reason, and is counted then: once, with both figures', async () => {
  const about = await caseAt(app, 'withExperts');
  const { reportId } = about;
  const [manager, author] = [await app.signIn(cast.manager), await app.signIn(cast.assessor)];
  const ids = new Map<string, string>();
  for (const [seat, [login]] of goodPanel.entries()) {
    const { id } = await opinionOf(app, about, login);
    ids.set(login, id);
    await laySheetOf(app, id, sheetAt(seat));
  }
  expect(await manager.refusal(calls.spread, { reportId }), 'sealed while it is open').toBe(404);
  expect(await manager.do(calls.closeRound, { id: reportId })).toMatchObject({
    ...{ isDiscussed: true, before: null, agreement: { isLow: true } },
  });
  expect(await reportRow(app, reportId)).toMatchObject({
    ...{ status: 0, panelRound: 2, tally: null, contentHash: null },
    rounds: [{ panelRound: 1, isDiscussed: true, tally: { outcome: 'pass' } }],
  });
  const told = await app.db
    .selectFrom('notice')
    .select('personId')
    .where('kind', '=', 'panels.toldDiscussion')
    .where('createdAt', '=', app.now().toISOString())
    .execute();
  expect(told).toHaveLength(goodPanel.length);
  // Sheets were judged already: the report is not taken back to be written on.
  const { rowVersion: reportVersion } = await read(author, about);
  const withdrawing = { id: reportId, reason: '想再修改报告正文', rowVersion: reportVersion };
  expect(await author.refusal(reports.calls.withdraw, withdrawing)).toBe(2408);

  // Gu Beichen reads figures and reasons of the others, and nothing that says whose they are.
  const [[leading], [login]] = [goodPanel[0]!, goodPanel[1]!];
  const expert = await app.signIn(login);
  const old = await app.db
    .selectFrom('opinion')
    .selectAll()
    .where('id', '=', ids.get(login)!)
    .executeTakeFirstOrThrow();
  const { id } = await opinionOf(app, about, login);
  const shown = await expert.do(calls.opinion, { id });
  if (shown.audience !== 'expert' || !shown.work?.discussion) throw new Error('there should be a discussion');
  const { sheet, discussion, missing } = shown.work;
  expect(sheet).toEqual(sheetAt(1));
  const row = (field: string) => discussion.rows.find((each) => each.field === field)!;
  expect(row('scores.technical')).toMatchObject({
    ...{ median: 60, deviation: 20, own: { value: 40, isOutlier: true } },
    others: [
      { value: 10, isOutlier: true, reason: sheetAt(0).comments.advancement },
      { value: 60, isOutlier: false },
      { value: 80, isOutlier: true },
      { value: 100, isOutlier: true },
    ],
  });
  expect(row('levels.maturity').others.map(({ value }) => value)).toEqual([6, 8, 8, 8]);
  expect(new Set(discussion.arguments.map(({ text }) => text))).toEqual(
    new Set(['问题之0', '问题之2', '问题之3', '问题之4', goodSheet.advice[0]!.text]),
  );
  const said = JSON.stringify(discussion);
  for (const [other] of goodPanel) {
    expect(said).not.toContain(await personIdOf(app, other));
    expect(said).not.toContain(ids.get(other));
  }
  expect(said).not.toMatch(/"number"|"isLeader"/);
  for (const other of [ids.get(leading)!, (await opinionOf(app, about, leading)).id])
    expect(await expert.refusal(calls.opinion, { id: other })).toBe(404);
  expect(await expert.refusal(calls.spread, { reportId, panelRound: 1 })).toBe(404);

  // No new version without a reason, and the signature stands for the reason too.
  expect(missing.map(({ field }) => field)).toEqual(['revisionReason']);
  const changed = { ...sheet, scores: { ...sheet.scores, technical: 20 } };
  const save = async (revisionReason: string) =>
    expert.do(calls.save, {
      ...{ id, sheet: changed, revisionReason },
      rowVersion: (await opinionOf(app, about, login)).rowVersion,
    });
  const submit = async (signingCode: string) => ({
    ...{ id, signingCode, rowVersion: (await opinionOf(app, about, login)).rowVersion },
  });
  await save(' ');
  const refused = await expert.wire('POST /api/ExpertOpinion/SubmitOpinion', {
    ...{ Id: id, SmsCode: '000000', RowVersion: (await opinionOf(app, about, login)).rowVersion },
  });
  expect([refused.ErrorCode, defectFields(refused)]).toEqual([2002, ['RevisionReason']]);
  // A second window, which began before the first one wrote, overwrites no reason: it is told, and asks (`mergeTexts`).
  const { rowVersion: begun } = await opinionOf(app, about, login);
  await save('读了他人的理由，检测报告尚缺');
  const second = { id, sheet: changed, revisionReason: '另一窗口写的', rowVersion: begun };
  expect(await expert.refusal(calls.save, second)).toBe(2003);
  expect(await opinionOf(app, about, login)).toMatchObject({
    revisionReason: '读了他人的理由，检测报告尚缺',
  });
  const code = await signingCodeFor(app, expert, login, id);
  await save('读了他人的理由，检测报告尚缺重复试验');
  expect(await expert.refusal(calls.submit, await submit(code))).toBe(1003);
  const fresh = await signingCodeFor(app, expert, login, id);
  await expert.do(calls.submit, await submit(fresh));
  const now = await opinionOf(app, about, login);
  expect(now).toMatchObject({ revises: old.id, commitment: commitmentOf(now.salt!, changed) });
  expect(
    await app.db.selectFrom('opinion').selectAll().where('id', '=', old.id).executeTakeFirst(),
    'the version before stays as it was signed',
  ).toEqual(old);
  await manager.do(calls.check, { id, rowVersion: now.rowVersion, result: 'passed' });

  // The others keep theirs. Still far apart: it is counted as it is, and never talked over twice.
  for (const [seat, [other]] of goodPanel.entries()) {
    if (other === login) continue;
    const version = await opinionOf(app, about, other);
    await laySheetOf(app, version.id, sheetAt(seat));
    const kept = { revisionReason: `第${seat}位坚持原意见` };
    await app.db.updateTable('opinion').set(kept).where('id', '=', version.id).execute();
  }
  const deviations = (agreement: { lines: readonly { line: string; deviation: number }[] } | null) =>
    agreement?.lines.find(({ line }) => line === 'technical')?.deviation;
  const counted = await manager.do(calls.closeRound, { id: reportId });
  expect(counted).toMatchObject({ outcome: 'pass', isDiscussed: false, agreement: { isLow: true } });
  expect([deviations(counted.before), deviations(counted.agreement)]).toEqual([20, 40]);
  expect(await manager.refusal(calls.closeRound, { id: reportId })).toBe(2308);
  expect(
    (await logged(app, 'panels.closeRound', reportId)).filter(({ result }) => result === 'ok'),
  ).toHaveLength(2);

  // Side by side: names for the agency, numbers for the assessor, nothing for the experts.
  const spread = await manager.do(calls.spread, { reportId });
  expect(spread.seats.map(({ number, isLeader }) => [number, isLeader])).toEqual([
    [1, true],
    ...[2, 3, 4, 5].map((number) => [number, false]),
  ]);
  expect(spread.seats[1]).toMatchObject({ expertName: '顾北辰', conclusion: 'agree' });
  const line = spread.rows.find(({ field }) => field === 'scores.technical')!;
  expect(line.said.map(({ value, before, isOutlier }) => [value, before, isOutlier])).toEqual([
    [10, 10, true],
    [20, 40, true],
    [60, 60, false],
    [80, 80, true],
    [100, 100, true],
  ]);
  expect(line.said[1]!.reason).toMatch(/^读了他人的理由，检测报告尚缺重复试验\n/);
  const numbers = await author.do(calls.spread, { reportId });
  expect(numbers.seats.every(({ expertName }) => expertName === null)).toBe(true);
  expect(await expert.refusal(calls.spread, { reportId })).toBe(404);
  const first = await manager.do(calls.spread, { reportId, panelRound: 1 });
  expect(first.rows.find(({ field }) => field === 'scores.technical')!.said[1]).toMatchObject({
    ...{ value: 40, before: null },
  });

  // The report says both, in its annex and in the print view.
  const { ticket } = await author.do(reports.calls.createPrintTicket, { id: reportId });
  const printed = JSON.stringify(await app.visitor.do(reports.calls.printData, { ticket }));
  for (const text of ['首轮意见分歧超过限度', '讨论前中位数（离散度）', '60（20）'])
    expect(printed).toContain(text);
  // Whose copy it is stands on it, as on the file.
  expect(printed).toMatch(/草稿 · /);
  const own = await expert.do(reports.calls.createPrintTicket, { id: reportId });
  expect(JSON.stringify(await app.visitor.do(reports.calls.printData, { ticket: own.ticket }))).toMatch(
    /专家稿 · 专家\d/,
  );
});

test('[ST2] a round that was talked over and asks for changes is followed by one that judges anew, and whose figures stand by themselves', async () => {
  const about = await caseAt(app, 'withExperts');
  const { reportId } = about;
  const [manager, author] = [await app.signIn(cast.manager), await app.signIn(cast.assessor)];
  const lay = async (sheetOf: (seat: number) => SheetContent): Promise<void> => {
    for (const [seat, [login]] of goodPanel.entries()) {
      const { id, revises } = await opinionOf(app, about, login);
      await laySheetOf(app, id, sheetOf(seat));
      if (revises === null) continue;
      await app.db.updateTable('opinion').set({ revisionReason: '坚持' }).where('id', '=', id).execute();
    }
  };
  const printed = async (): Promise<string> => {
    const { ticket } = await author.do(reports.calls.createPrintTicket, { id: reportId });
    return JSON.stringify(await app.visitor.do(reports.calls.printData, { ticket }));
  };
  const wanting = (seat: number): SheetContent => ({
    ...sheetAt(seat),
    conclusion: 'agreeAfterModification',
  });
  await lay(wanting);
  expect(await manager.do(calls.closeRound, { id: reportId })).toMatchObject({ isDiscussed: true });
  await lay(wanting);
  expect(await manager.do(calls.closeRound, { id: reportId })).toMatchObject({
    ...{ outcome: 'modify', isDiscussed: false },
  });
  expect(await printed()).toContain('讨论前中位数（离散度）');
  await manager.do(reports.calls.returnToAssessor, {
    ...{ id: reportId, rowVersion: (await read(manager, about)).rowVersion, issues: ['补充重复试验'] },
  });
  await save(app, about, { section: 'benefit', data: { ...texts.benefit, social: '减少随访，附数据' } });
  await check(app, about);
  const { rowVersion, defects } = await read(author, about);
  const answers = defects.map(({ key }) => ({ key, text: '已补充重复试验。' }));
  await author.do(reports.calls.resubmit, { id: reportId, answers, rowVersion, mode: 'full' });
  expect(await reportRow(app, reportId)).toMatchObject({
    ...{ panelRound: 3, tally: null },
    rounds: [
      { panelRound: 1, isDiscussed: true },
      { panelRound: 2, tally: { outcome: 'modify' } },
    ],
  });
  // Nobody's sheet of the discussion comes along as theirs of the new round.
  const anew = await opinionOf(app, about, goodPanel[1]![0]);
  expect(anew).toMatchObject({ panelRound: 3, revises: null, revisionReason: null });
  await lay(() => goodSheet);
  const counted = await manager.do(calls.closeRound, { id: reportId });
  expect(counted).toMatchObject({ outcome: 'pass', isDiscussed: false, before: null });
  const paper = await printed();
  expect(paper).toContain('5 份意见表的汇总');
  expect(paper).not.toContain('讨论前');
  const said = async (panelRound: number) =>
    (await manager.do(calls.spread, { reportId, panelRound })).rows
      .find(({ field }) => field === 'scores.technical')!
      .said.map(({ value, before }) => [value, before]);
  expect((await said(2)).map(([value, before]) => value === before)).toEqual(Array(5).fill(true));
  expect((await said(3)).map(([, before]) => before)).toEqual(Array(5).fill(null));
}, 60_000);
