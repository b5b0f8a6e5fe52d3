import { expect, test } from 'vitest';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { accepted, submitted, worldOf } from '#testing/story';
import { tasks } from './contract';

const { workbench, waiting } = tasks.calls;
const app = await openedApp();
const world = worldOf(app);

test('[domain §9.3] an owner reads on the workbench what they wait for, who has it and when it will be over', async () => {
  const about = await submitted(world, { achievementName: '等待评价机构的贴片' });
  const taken = await accepted(world, { achievementName: '等待本人材料的贴片' });
  const owner = await app.signIn(cast.owner);
  const { awaited } = await owner.do(workbench, {});
  const found = awaited.find(({ id }) => id === about.applicationId);
  expect(found).toMatchObject({
    title: about.achievementName,
    english: 'A wearable patch that warns of arrhythmia',
    stage: 'acceptance',
    holder: 'agency',
    holderName: '江澜衡正科技评价中心',
    isOverdue: false,
    url: `/EvaluationManagement/detail?Id=${about.applicationId}`,
  });
  expect(found?.dueAt).not.toBeNull();
  expect(found?.expectedOn).not.toBeNull();
  // What waits for themselves stands above it, and not there.
  const { tasks: own } = await owner.do(waiting, {});
  expect(own.some(({ title }) => title === taken.achievementName)).toBe(true);
  expect(awaited.some(({ id }) => id === taken.applicationId)).toBe(false);
  // The agency has it in hand, and waits for the material of the other.
  const manager = await app.signIn(cast.manager);
  const theirs = (await manager.do(workbench, {})).awaited.map(({ id }) => id);
  expect(theirs).toContain(taken.applicationId);
  expect(theirs).not.toContain(about.applicationId);
});

test('figures of one’s own work lead to what they count; the platform’s are the administrator’s', async () => {
  const owner = await app.signIn(cast.owner);
  const own = await owner.do(workbench, {});
  expect(own.figures.map(({ name }) => name)).toEqual(['drafts', 'inProgress', 'publicReview', 'passed']);
  expect(own.figures.find(({ name }) => name === 'inProgress')?.count).toBeGreaterThan(0);
  expect(own.degraded).toBeNull();
  const admin = await app.signIn(cast.administrator);
  const all = await admin.do(workbench, {});
  expect(all.awaited).toEqual([]);
  expect(all.figures.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['overdueClocks', 'messagesFailed', 'messagesQueued', 'registrations']),
  );
  expect(all.degraded).toEqual([]);
  app.services.degradedState.set('disk', true);
  expect((await admin.do(workbench, {})).degraded).toEqual(['disk']);
  app.services.degradedState.set('disk', false);
  const { rows } = await app.services.pool.query<{ count: number }>(
    `select count(*)::int as count from deadline where done_at is null and due_at < $1`,
    [app.now().toISOString()],
  );
  expect(all.figures.find(({ name }) => name === 'overdueClocks')?.count).toBe(rows[0]!.count);
});

test.each([
  cast.owner,
  cast.technologyManager,
  cast.manager,
  cast.assessor,
  cast.reviewer,
  cast.editor,
  cast.administrator,
  cast.otherExpert,
])('%s is told where to begin', async (login) => {
  const person = await app.signIn(login);
  const { firstSteps } = await person.do(workbench, {});
  expect(firstSteps.length).toBeGreaterThan(0);
});
