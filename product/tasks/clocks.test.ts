import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '#contract/calendar';
import { personOf } from '#database/seeds/demo/people';
import { jobsOf } from '#start/jobs';
import { applications } from '#product/applications/contract';
import { tasks } from './contract';
import { openApp, type Person, type TestApp } from '#testing';
import { askDecision } from '#testing/applications/decisions';
import { applicationRow } from '#testing/lookups';
import { accept, application, draft, submit, type ApplicationOf } from '#testing/story/application';
import { fillMaterial, material, submitMaterial } from '#testing/story/material';
import { cast } from '#testing/cast';
import { dayFrom, said, worldOf, type StoryWorld } from '#testing/story/world';

let app: TestApp;
let world: StoryWorld;
beforeAll(async () => {
  app = await openApp();
  world = { ...worldOf(app), signIn };
});
afterAll(() => app.close());

const dayMilliseconds = 86_400_000;
/** Who is signed in: a session ends within a day, and people come again. */
const signedIn = new Map<string, Promise<Person>>();
const signIn = (login: string): Promise<Person> => {
  const person = signedIn.get(login) ?? app.again(login);
  signedIn.set(login, person);
  return person;
};
const pass = (time: Parameters<TestApp['pass']>[0]): void => {
  app.pass(time);
  signedIn.clear();
};
/** Lets time pass until so many whole weeks on, a Monday in the morning of Shanghai; then so many days more. */
const untilMonday = (): void => {
  const at = app.now().getTime();
  const weekday = new Date(at + 8 * 3_600_000).getUTCDay();
  const days = (8 - weekday) % 7 || 7;
  const morning = Date.parse(`${dayOf(new Date(at + days * dayMilliseconds))}T02:00:00Z`);
  pass({ seconds: Math.round((morning - at) / 1_000) });
};
/** Days from the Monday on which a story began. */
let monday: Date;
const day = (days: number): string => dayOf(new Date(monday.getTime() + days * dayMilliseconds));
const began = (): void => {
  untilMonday();
  monday = app.now();
};

const dueDay = async (about: ApplicationOf, login: string): Promise<string> =>
  dayOf(new Date((await application(world, login, about)).DueAt));
const returned = async (about: ApplicationOf): Promise<void> => {
  const manager = await signIn(cast.manager);
  const reply = await askDecision(app, manager, 'ReturnApply', about.applicationId, {
    DueDate: dayFrom(world, 14),
    Defects: [{ Field: 'Approvals', Msg: '请补充伦理批件' }],
  });
  expect(reply.ErrorCode).toBe(0);
};
const remind = () =>
  jobsOf(app.services)
    .find(({ name }) => name === 'remindOfDeadlines')!
    .work();
/** What people were told of an evaluation by the clock, as they read it. */
const toldBy = async (login: string, about: ApplicationOf): Promise<string[]> => {
  const person = await signIn(login);
  const { rows } = await person.do(tasks.calls.notices, { pageSize: 100 });
  return rows
    .filter(
      ({ kind, values }) =>
        /^tasks\.(remind|overdue)\./.test(kind) && values['name'] === about.achievementName,
    )
    .map(({ kind }) => kind.slice('tasks.'.length))
    .toReversed();
};

describe('[ST1] a clock pauses while the applicant has to act', () => {
  test('an agency that sends an application back after three working days has seven left when it returns', async () => {
    began();
    const about = await draft(world, { achievementName: '暂停的受理期限' });
    await submit(world, about);
    expect(await dueDay(about, cast.manager)).toBe(day(14));
    pass({ days: 3 });
    await returned(about);
    // The applicant's own clock runs meanwhile, to the day the agency named.
    expect(await dueDay(about, cast.owner)).toBe(day(17));
    pass({ days: 11 });
    await submit(world, about);
    expect(await dueDay(about, cast.manager)).toBe(day(23));
    // Sent back and submitted again on one day: nothing is lost.
    await returned(about);
    await submit(world, about);
    expect(await dueDay(about, cast.manager)).toBe(day(23));
  });

  test('who had no day left has the next one; another agency has all its days', async () => {
    began();
    const about = await draft(world, { achievementName: '期限届满时退回' });
    await submit(world, about);
    pass({ days: 14 });
    await returned(about);
    pass({ days: 3 });
    await submit(world, about);
    expect(await dueDay(about, cast.manager)).toBe(day(18));
    await returned(about);
    const owner = await signIn(cast.owner);
    const agencies = await owner.do(applications.calls.agencies, {});
    const other = agencies.find(
      ({ organisationNumber, technologyFields }) =>
        organisationNumber !== 'PJ001' && technologyFields.includes('4'),
    )!;
    const row = await applicationRow(app, about.applicationId);
    await said(
      owner.wire('POST /api/ApplyFor/SaveApply', {
        Step: 'apply3',
        Id: about.applicationId,
        RowVersion: row.rowVersion,
        Data: { PJJGOrgId: other.id },
      }),
    );
    await submit(world, about);
    expect(await dueDay(about, cast.owner)).toBe(day(31));
  });

  test('an assessor who sends material back goes on with the days they had left, and has all of them after a reopening', async () => {
    began();
    const about = await draft(world, { achievementName: '暂停的材料审核' });
    await submit(world, about);
    await accept(world, about);
    await fillMaterial(world, about);
    await submitMaterial(world, about);
    expect(await dueDay(about, cast.assessor)).toBe(day(14));
    pass({ days: 4 });
    const assessor = await signIn(cast.assessor);
    const { Id, RowVersion, Items } = await material(world, cast.assessor, about);
    await said(
      assessor.wire('POST /api/OriginalMaterial/ReviewMaterial', {
        Id,
        RowVersion,
        Overall: 3,
        Items: Items.map(({ Code }: { Code: string }, at: number) => ({
          Code,
          Result: at === 0 ? 2 : 1,
          Comment: at === 0 ? '请补充原始记录' : '',
        })),
      }),
    );
    expect(await dueDay(about, cast.owner)).toBe(day(25));
    pass({ days: 3 });
    await submitMaterial(world, about);
    // Six of ten days were left on that Friday.
    expect(await dueDay(about, cast.assessor)).toBe(day(15));
  });
});

describe('[ST1] whoever has to act is reminded', () => {
  test('at half, at four fifths, on the last day; then whoever stands above them, every working day', async () => {
    began();
    const about = await draft(world, { achievementName: '按期提醒的受理' });
    await submit(world, about);
    const manager: string[] = [];
    const above: string[] = [];
    for (let days = 0; days <= 18; days += 1) {
      // Twice a day, as the job comes more than once: nobody hears of one thing twice.
      await remind();
      pass({ hours: 1 });
      await remind();
      const [told, escalated] = [await toldBy(cast.manager, about), await toldBy(cast.reviewer, about)];
      for (const kind of told.slice(manager.length)) manager.push(`${days} ${kind}`);
      for (const kind of escalated.slice(above.length)) above.push(`${days} ${kind}`);
      expect([told.length, escalated.length]).toEqual([manager.length, above.length]);
      pass({ hours: 23 });
    }
    expect(manager.map((line) => line.replace(/ remind\./, ' '))).toEqual([
      '7 half',
      '10 most',
      '14 lastDay',
    ]);
    expect(above).toEqual([
      '15 overdue.agency',
      '16 overdue.agency',
      '17 overdue.agency',
      '18 overdue.agency',
    ]);
    const mails = (await app.outbox()).filter(
      ({ to, subject }) => to === personOf(cast.manager).email && subject.includes(about.achievementName),
    );
    expect(mails.filter(({ subject }) => subject.includes('期限'))).toHaveLength(3);
    const { Id } = await application(world, cast.manager, about);
    const reviewer = await signIn(cast.reviewer);
    const { rows } = await reviewer.do(tasks.calls.notices, { pageSize: 100 });
    expect(rows.find(({ values }) => values['name'] === about.achievementName)).toMatchObject({
      url: `/EvaluationManagement/detail?Id=${Id}`,
    });
  });

  test('who waits for an applicant is the assessor; what was answered is silent', async () => {
    began();
    const about = await draft(world, { achievementName: '材料逾期的提醒' });
    await submit(world, about);
    await accept(world, about);
    pass({ days: 28 });
    await remind();
    pass({ days: 1 });
    await remind();
    expect(await toldBy(cast.owner, about)).toEqual(['remind.lastDay']);
    expect(await toldBy(cast.assessor, about)).toEqual(['overdue.owner']);
    expect(await toldBy(cast.reviewer, about)).toEqual([]);
    await fillMaterial(world, about);
    await submitMaterial(world, about);
    pass({ days: 1 });
    await remind();
    expect(await toldBy(cast.assessor, about)).toEqual(['overdue.owner']);
  });
});
