import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Workflow } from '#contract/workflow';
import { root } from '#host/root';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import { appealFlow } from '#product/appeals/workflow';
import { applicationFlow } from '#product/applications/workflow';
import { recordFlow } from '#product/integrity/workflow';
import { materialFlow } from '#product/materials/workflow';
import { panels } from '#product/panels/contract';
import { invitationFlow, opinionFlow } from '#product/panels/workflow';
import { reportFlow } from '#product/reports/workflow';
import { reports } from '#product/reports/contract';
import { revocationFlow } from '#product/revocations/workflow';
import { personOf } from '../demo/people';
import { openedApp } from '#testing/opened';
import { plannedCases } from './plan';

const app = await openedApp();

const invitationSteps: ReadonlySet<string> = new Set(Object.keys(invitationFlow.transitions));

const stepsTo = (objectKind: string, objectId: string) =>
  app.db
    .selectFrom('timeline')
    .select(['transition', 'actor', 'fromState', 'toState'])
    .where('objectKind', '=', objectKind)
    .where('objectId', '=', objectId)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Whether the table of the workflow has a row for a step; an application's draft comes before its first row (A1). */
const isOf = (flow: Workflow, step: Awaited<ReturnType<typeof stepsTo>>[number]): boolean =>
  (step.transition === 'create' && step.fromState === null && step.toState === flow.states[flow.initial]) ||
  flow.rows.some(
    ([from, transition, actor, to]) =>
      transition === step.transition &&
      actor === step.actor &&
      flow.states[to] === step.toState &&
      (from === null ? null : flow.states[from]) === step.fromState,
  );

/** Steps that others record beside those of the table: they leave the state as it is. */
const isBeside = ({ fromState, toState }: Awaited<ReturnType<typeof stepsTo>>[number]): boolean =>
  fromState === toState;

/** Where domain §8 asks for some states alone. Of a material that has only begun nobody has anything to show yet. */
const asked: Readonly<Record<string, readonly string[]>> = {
  material: Object.keys(materialFlow.states).filter((state) => state !== 'draft'),
  appeal: ['upheld'],
  revocation: ['inForce'],
  integrityRecord: ['expired'],
};

const flows = [
  ['application', applicationFlow],
  ['material', materialFlow],
  ['report', reportFlow],
  ['opinion', opinionFlow],
  ['appeal', appealFlow],
  ['revocation', revocationFlow],
  ['integrityRecord', recordFlow],
] as const;

test('no statement of the seeds writes a history or a table of a workflow: only the product’s own calls do', async () => {
  const folder = join(root, 'database', 'seeds');
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const written = [];
  for (const name of names)
    for (const [, table] of (await readFile(join(folder, name), 'utf8')).matchAll(
      /(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*'(\w+)'|insert into (\w+)|update (\w+) set/g,
    ))
      written.push(table);
  expect(written).toContain('person');
  for (const table of ['timeline', ...flows.map(([name]) => name)]) expect(written).not.toContain(table);
});

test.each(flows)(
  'every state of domain §8 is there, and each came there from its beginning by steps of the workflow alone: %s',
  async (table, of) => {
    const flow: Workflow = of;
    const rows = await app.db.selectFrom(table).select(['id', 'status']).execute();
    const reached = new Set<number | null>();
    for (const { id, status } of rows) {
      let stands: number | null = flow.states[flow.initial] ?? null;
      for (const step of await stepsTo(table, id)) {
        // An invitation and its sheet share a row; the test below follows the invitation.
        if (table === 'opinion' && invitationSteps.has(step.transition)) continue;
        const says = `${table} ${id}: ${step.transition} by ${step.actor}`;
        if (step.fromState !== null) expect(step.fromState, says).toBe(stands);
        if (!isBeside(step)) expect(isOf(flow, step), says).toBe(true);
        stands = step.toState;
        reached.add(stands);
      }
      expect(stands, `${table} ${id}`).toBe(status);
      // A sheet nobody has touched, and a material that has just begun, have come by no step of their own.
      if (status === flow.states[flow.initial]) reached.add(status);
    }
    for (const state of asked[table] ?? Object.keys(flow.states))
      expect([...reached], state).toContain(flow.states[state]);
    expect(await brokenInvariants(app.db)).toEqual([]);
  },
);

test('everybody on a panel of the demonstration was invited and has accepted', async () => {
  const seats = await app.db.selectFrom('opinion').select(['id', 'invitation', 'panelRound']).execute();
  expect(seats.length).toBeGreaterThan(50);
  for (const { id, invitation, panelRound } of seats) {
    expect(invitation, id).toBe('accepted');
    const steps = (await stepsTo('opinion', id)).map(({ transition }) => transition);
    // Who stays for another round is not asked again.
    if (panelRound === 1) expect(steps[0], id).toBe('accept');
  }
});

const standing = async (goesOn: 'discussion' | 'confirmRound') => {
  const { one } = plannedCases.find((each) => each.one.progress.goesOn === goesOn)!;
  const report = await app.db
    .selectFrom('report')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .selectAll('report')
    .where('achievementName', '=', one.name)
    .executeTakeFirstOrThrow();
  const steps = (await stepsTo('report', report.id)).map(({ transition }) => transition);
  const manager = await app.signIn(one.agency === 'PJ001' ? 'yanshenzhi' : 'shixiting');
  return { one, report, steps, round: await manager.do(panels.calls.round, { reportId: report.id }) };
};

test('a panel too far apart talks it over: each of them has their sheet again, and reads what the others said', async () => {
  const { one, report, steps, round } = await standing('discussion');
  expect(report).toMatchObject({ status: 0, panelRound: 2, tally: null, rounds: [{ isDiscussed: true }] });
  expect(steps).toContain('beginDiscussion');
  expect(steps).not.toContain('closeRound');
  expect(round).toHaveLength(one.progress.panel.length);
  const [leader] = one.progress.panel;
  const expert = await app.signIn(leader!.expert);
  const shown = await expert.do(panels.calls.opinion, { id: round.find(({ isLeader }) => isLeader)!.id });
  if (shown.audience !== 'expert' || !shown.work?.discussion) throw new Error('there should be a discussion');
  const { discussion, missing } = shown.work;
  expect(discussion.before.isLow).toBe(true);
  expect(discussion.arguments.length).toBeGreaterThan(0);
  expect(JSON.stringify(discussion)).not.toContain(personOf(one.progress.panel[1]!.expert).name);
  expect(missing.map(({ field }) => field)).toEqual(['revisionReason']);
});

test('a report that was to be modified is out to be confirmed by its leader and those who asked for it', async () => {
  const { one, report, steps, round } = await standing('confirmRound');
  expect(report).toMatchObject({
    ...{ status: 0, panelRound: 2, panelMode: 'confirm', tally: null },
    rounds: [{ tally: { outcome: 'modify' } }],
  });
  expect(steps.slice(-5)).toEqual(['closeRound', 'returnToAssessor', 'save', 'secondCheck', 'resubmit']);
  const asked = one.progress.panel.flatMap(({ isLeader, conclusion }, place) =>
    isLeader || conclusion === '2' ? [place + 1] : [],
  );
  expect(round.map(({ number, panelMode }) => [number, panelMode])).toEqual(
    asked.map((number) => [number, 'confirm']),
  );
  const author = await app.signIn(one.progress.assessor!);
  const shown = await author.do(reports.calls.byId, { id: report.id });
  if (shown.audience !== 'staff') throw new Error('its author reads it as staff');
  expect(shown.defects.length).toBeGreaterThan(0);
  for (const { answer } of shown.defects) expect(answer).not.toBeNull();
});

test('the public-service agency has decided about the form of a sheet, and one waits for it', async () => {
  const ruled = await app.db
    .selectFrom('opinion')
    .select(['id', 'status', 'formRuling', 'formRulingText'])
    .where('formRuling', 'is not', null)
    .orderBy('formRuling')
    .execute();
  expect(ruled.map(({ status, formRuling }) => [status, formRuling])).toEqual([
    [1, 'accepted'],
    [0, 'asked'],
  ]);
  expect(ruled[0]!.formRulingText).not.toBeNull();
  expect((await stepsTo('opinion', ruled[0]!.id)).at(-1)).toMatchObject({
    ...{ transition: 'acceptForm', actor: 'publicAgency' },
  });
});

test('who answers an appeal of the demonstration had no hand in what it is against', async () => {
  const [appeal] = await app.db.selectFrom('appeal').selectAll().execute();
  expect(appeal).toMatchObject({ decision: 'rejectFinally' });
  const rejecting = await app.db
    .selectFrom('timeline')
    .select('actorId')
    .where('objectId', '=', appeal!.applicationId)
    .where('transition', 'in', ['proposeRejection', 'rejectFinally'])
    .execute();
  expect(new Set([appeal!.decidedBy, ...rejecting.map(({ actorId }) => actorId)]).size).toBe(3);
});
