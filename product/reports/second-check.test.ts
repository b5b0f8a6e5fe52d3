import { expect, test } from 'vitest';
import type { Person } from '#testing';
import { acceptAll, type PanelCase } from '#testing/panels/case';
import { tasks } from '#product/tasks/contract';
import { reports } from './contract';
import { paragraphsOf, remarkedChapters } from './remark';
import { caseAt, check, read, texts } from '#testing/reports/story';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const { giveBack, answerRemarks, save, secondCheck, submitToExperts } = reports.calls;
const app = await openedApp();

/** What waits for somebody about one report, as steps with whether they have a date. */
const waits = async (person: Person, { reportId }: PanelCase) =>
  (await person.do(tasks.calls.waiting, {})).tasks
    .filter(({ objectId }) => objectId === reportId)
    .map(({ step, dueAt, url }) => [step, dueAt !== null, url] as const);
const remarks = [
  { chapter: 'innovation' as const, paragraph: 'text', text: '请写明查新检索的范围和日期。' },
  { chapter: 'risks' as const, paragraph: null, text: '缺少临床风险。' },
];
/** Gives the report back and says its version. */
const given = async (person: Person, about: PanelCase): Promise<void> => {
  const { rowVersion } = await read(person, about);
  await person.do(giveBack, { id: about.reportId, remarks, rowVersion });
};

test('[R2c] the second checker gives a report back; it goes nowhere until every remark is answered', async () => {
  const about = await caseAt(app, 'written');
  await acceptAll(app, about);
  const [author, checker] = [await app.signIn(cast.assessor), await app.signIn(cast.secondChecker)];
  const { reportId: id } = about;
  expect((await waits(checker, about)).map(([step]) => step)).toEqual(['secondCheck']);
  await given(checker, about);

  const open = await read(author, about);
  expect(open.status).toBe('draft');
  expect(open.remarks).toMatchObject([
    { ...remarks[0], by: '纪闻笛', answer: null },
    { ...remarks[1], by: '纪闻笛', answer: null },
  ]);
  expect(await waits(author, about)).toEqual([
    ['answerRemarks', true, `/EvaluationManagement/Report?Id=${id}`],
  ]);
  expect(await waits(checker, about)).toEqual([]);
  const { rowVersion } = open;
  const checking = { id, checklist: ['evidence' as const], remark: '', rowVersion };
  expect(await checker.refusal(secondCheck, checking)).toBe(2440);
  expect(await author.refusal(submitToExperts, { id, rowVersion })).toBe(2440);

  const [first, second] = open.remarks.map(({ key }) => key);
  await author.do(answerRemarks, { id, answers: [{ key: first!, text: '已写明。' }], rowVersion });
  const half = await read(author, about);
  expect(half.remarks.map(({ answer }) => answer)).toEqual(['已写明。', null]);
  expect(await checker.refusal(secondCheck, { ...checking, rowVersion: half.rowVersion })).toBe(2440);
  const again = { id, answers: [{ key: first!, text: '改口。' }], rowVersion: half.rowVersion };
  expect(await author.refusal(answerRemarks, again)).toBe(2002);
  await author.do(save, {
    id,
    section: 'innovation',
    data: { text: `${texts.innovation.text}检索至评价基准日。` },
    rowVersion: half.rowVersion,
  });
  const changed = await read(author, about);
  await author.do(answerRemarks, {
    id,
    answers: [{ key: second!, text: '已补充。' }],
    rowVersion: changed.rowVersion,
  });
  expect((await waits(checker, about)).map(([step]) => step)).toEqual(['secondCheck']);
  await check(app, about);
  const sent = await read(author, about);
  await author.do(submitToExperts, { id, rowVersion: sent.rowVersion });
  expect((await read(author, about)).status).toBe('withExperts');
});

test('[R2c] neither the author nor another agency gives a report back, nobody without a remark or outside its chapters', async () => {
  const about = await caseAt(app, 'written');
  const [author, checker] = [await app.signIn(cast.assessor), await app.signIn(cast.secondChecker)];
  const { rowVersion } = await read(author, about);
  const asked = { id: about.reportId, remarks, rowVersion };
  expect(await author.refusal(giveBack, asked)).toBe(403);
  expect(await (await app.signIn('xuzhibai')).refusal(giveBack, asked)).toBe(404);
  expect(await checker.refusal(giveBack, { ...asked, remarks: [] })).toBe(2002);
  expect(await checker.refusal(giveBack, { ...asked, remarks: [{ ...remarks[0]!, text: ' ' }] })).toBe(2002);
  expect(
    await checker.refusal(giveBack, { ...asked, remarks: [{ ...remarks[0]!, paragraph: 'opinion' }] }),
  ).toBe(2002);
  expect((await read(author, about)).remarks).toEqual([]);
});

test('[R2c] a check already recorded lapses when the report is given back', async () => {
  const about = await caseAt(app, 'checked');
  await given(await app.signIn(cast.secondChecker), about);
  expect((await read(await app.signIn(cast.assessor), about)).secondCheck?.isCurrent ?? false).toBe(false);
});

test('every chapter of the report can be remarked on, and its paragraphs are its texts and tables', () => {
  expect(remarkedChapters).toHaveLength(12);
  expect(paragraphsOf('maturity')).toEqual([
    'text',
    'gapText',
    'gap',
    'workBreakdown',
    'achievementEvidence',
  ]);
  expect(paragraphsOf('risks')).toEqual([]);
});
