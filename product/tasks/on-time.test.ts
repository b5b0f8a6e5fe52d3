import { expect, test } from 'vitest';
import { dayOf } from '#contract/calendar';
import { accountOf, applicationRow } from '#testing/lookups';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { accepted, submitted } from '#testing/story';
import { worldOf } from '#testing/story/world';
import { tasks } from './contract';
import type { OnTimeFilter } from './on-time';

const app = await openedApp();
const world = worldOf(app);
const { onTimeRates } = tasks.calls;

const ratesFor = async (login: string, filter: Partial<OnTimeFilter> = {}) => {
  const person = await app.again(login);
  const { rows } = await person.do(onTimeRates, { pageSize: 100, ...filter });
  return rows;
};

test('an agency that accepts in time and lets another case lie has both in its figures, in the period they fall into', async () => {
  const own = async (filter: Partial<OnTimeFilter> = {}) =>
    (await ratesFor(cast.manager, { kind: 'agency', ...filter }))[0] ?? { done: 0, inTime: 0, overdue: 0 };
  const before = await own();
  const lies = await submitted(world);
  await accepted(world);
  const started = dayOf(app.now());
  const after = await own();
  expect(after).toMatchObject({ done: before.done + 1, inTime: before.inTime + 1, overdue: before.overdue });
  expect(await own({ startTime: '2030-01-01' })).toMatchObject({ done: 0, inTime: 0 });
  expect((await own({ startTime: started, endTime: started })).done).toBe(1);

  app.pass({ days: 30 });
  const late = await own();
  expect(late.overdue).toBeGreaterThan(after.overdue);
  const { evaluationAgencyId } = await applicationRow(app, lies.applicationId);
  expect(late).toMatchObject({ id: `agency ${evaluationAgencyId}` });
});

test('a manager reads of their own agency, its assessors and panels alone; a public-service agency of all, an assessor of themselves; owners and editors of nobody', async () => {
  const names = async (login: string, kind: OnTimeFilter['kind']) =>
    (await ratesFor(login, { kind })).map(({ name }) => name);
  const [own, others] = [await names(cast.manager, 'assessor'), await names(cast.otherManager, 'assessor')];
  expect(own).toContain(accountOf(app, cast.assessor).name);
  expect(others).not.toContain(accountOf(app, cast.assessor).name);
  expect(await names(cast.reviewer, 'assessor')).toEqual(expect.arrayContaining([...own, ...others]));
  expect(await names(cast.manager, 'agency')).toHaveLength(1);
  const experts = await ratesFor(cast.reviewer, { kind: 'expert' });
  expect(experts.length).toBeGreaterThan(0);
  for (const { done, inTime, rate } of experts)
    expect(rate).toBe(done === 0 ? null : Math.round((1_000 * inTime) / done) / 10);
  const myself = await ratesFor(cast.assessor);
  expect(myself.map(({ name }) => name)).toEqual([accountOf(app, cast.assessor).name]);
  for (const login of [cast.owner, cast.editor])
    expect(await (await app.again(login)).refusal(onTimeRates, {})).toBe(403);
});

test('a period that ends before it begins is refused', async () => {
  const reviewer = await app.again(cast.reviewer);
  expect(await reviewer.refusal(onTimeRates, { startTime: '2026-02-02', endTime: '2026-02-01' })).toBe(2002);
});
