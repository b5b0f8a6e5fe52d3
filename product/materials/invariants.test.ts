import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from '#contract/workflow';
import { Refused, type Person } from '#testing';
import { idsOf } from '#testing/applications/story';
import { newCase } from '#testing/panels/case';
import { materials } from './contract';
import { accepted, fill, resultsOf } from '#testing/materials/story';
import { materialFlow } from './workflow';
import { applicationRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const { calls } = materials;
const app = await openedApp();
const [owner, techManager, assessor, manager, stranger] = await Promise.all(
  ['suyanqing', 'tangyuan', 'lujingxing', 'yanshenzhi', 'jiwendi'].map((name) => app.signIn(name)),
);
const people: Record<'owner' | 'techManager' | 'assessor' | 'manager' | 'stranger', Person> = {
  owner: owner!,
  techManager: techManager!,
  assessor: assessor!,
  manager: manager!,
  stranger: stranger!,
};

/** The answer of a transition; a refusal is an answer too. */
const tried = (pending: Promise<unknown>): Promise<unknown> =>
  pending.catch((fault: unknown) => {
    if (!(fault instanceof Refused)) throw fault;
    return fault.code;
  });

const stateOf = async (id: string) => {
  const material = await app.db
    .selectFrom('material')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const versions = await app.db
    .selectFrom('materialVersion')
    .select('version')
    .where('materialId', '=', id)
    .orderBy('version')
    .execute();
  const clocks = await app.db
    .selectFrom('deadline')
    .select('holder')
    .where('objectId', '=', id)
    .where('doneAt', 'is', null)
    .execute();
  const application = await applicationRow(app, material.applicationId);
  const report = await app.db
    .selectFrom('report')
    .select('status')
    .where('applicationId', '=', material.applicationId)
    .executeTakeFirst();
  return {
    material,
    versions: versions.map(({ version }) => version),
    holders: clocks.map(({ holder }) => holder),
    application: application.status,
    report: report?.status ?? null,
  };
};
type State = Awaited<ReturnType<typeof stateOf>>;

/** Whose turn it is, by the state of the material. */
const turn: Readonly<Record<number, readonly string[]>> = {
  6: ['owner'],
  3: ['owner'],
  0: ['assessor'],
  1: [],
};

/** What must hold at every moment (domain §3.0, §3.2). */
const holds = ({ material, versions, holders, report }: State): void => {
  expect(versions).toEqual(Array.from({ length: material.version }, (_, at) => at + 1));
  expect(holders).toEqual(turn[material.status]);
  if (material.status !== 6) expect(material.version).toBeGreaterThan(0);
  // A report that is out stands on passed material.
  if (report !== null && [0, 7, 1].includes(report)) expect(material.status).toBe(1);
};

const setReport = async (applicationId: string, status: number): Promise<void> => {
  const current = app.db.selectFrom('report').select('id').where('applicationId', '=', applicationId);
  if (!(await current.executeTakeFirst())) {
    const { reportId } = await newCase(app);
    await app.db.updateTable('report').set({ applicationId }).where('id', '=', reportId).execute();
  }
  await app.db.updateTable('report').set({ status }).where('applicationId', '=', applicationId).execute();
};

/** What somebody does, or what happens to the report and the application outside this area. */
const transition = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('save', 'submit', 'pass', 'return', 'reopen'),
      who: fc.constantFrom('owner', 'techManager', 'assessor', 'manager', 'stranger'),
      stale: fc.nat(9).map((roll) => roll === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<{ kind: string; who: keyof typeof people; stale: boolean }>(
      { kind: 'submit', who: 'owner', stale: false },
      { kind: 'pass', who: 'assessor', stale: false },
      { kind: 'return', who: 'assessor', stale: false },
      { kind: 'reopen', who: 'manager', stale: false },
    ),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('report'), to: fc.constantFrom(6, 0, 3, 7, 1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('application'), to: fc.constantFrom(7, 7, 2, 3, 4) }),
  },
);
/** How far the case has come by the book before anything may happen. */
const beginning = fc.constantFrom<{ kind: string; who: keyof typeof people; stale: boolean }[]>(
  [],
  [{ kind: 'submit', who: 'owner', stale: false }],
  [
    { kind: 'submit', who: 'owner', stale: false },
    { kind: 'pass', who: 'assessor', stale: false },
  ],
);
type Step = (typeof transition extends fc.Arbitrary<infer D> ? D : never) & { who?: keyof typeof people };

const act = async (id: string, one: Step, before: State): Promise<unknown> => {
  if ('to' in one) {
    if (one.kind === 'application')
      return app.db
        .updateTable('application')
        .set({ status: one.to })
        .where('id', '=', before.material.applicationId)
        .execute();
    // R3: a report goes out only on passed material; this area has no say in it beyond that.
    if ([0, 7, 1].includes(one.to) && before.material.status !== 1) return undefined;
    return setReport(before.material.applicationId, one.to);
  }
  const person = people[one.who];
  const base = { id, rowVersion: Math.max(1, before.material.rowVersion - (one.stale ? 1 : 0)) };
  switch (one.kind) {
    case 'save':
      return tried(person.do(calls.save, { ...base, indicators: [] }).then(() => fill(app, person, id)));
    case 'submit':
      return tried(person.do(calls.submit, base));
    case 'reopen':
      return tried(person.do(calls.reopen, { ...base, reason: '需补充' }));
    default: {
      const wanting = one.kind === 'return' ? ['technicalReport'] : [];
      const items = await resultsOf(people.assessor, id, wanting);
      return tried(person.do(calls.review, { ...base, items, overall: one.kind as 'pass' | 'return' }));
    }
  }
};

test('the table has no dead and no unreachable state, and every transition names a right', () => {
  expect(faultsOf(materialFlow)).toEqual([]);
  // The product itself begins one, when its application is accepted.
  const { begin, ...rights } = materialFlow.transitions;
  expect(begin).toBeNull();
  expect(Object.values(rights).every((right) => right?.startsWith('material.'))).toBe(true);
});

test('no sequence of transitions, by whomever, leaves the invariants', { timeout: 120_000 }, async () => {
  const ids = await idsOf(app);
  let place = 0;
  const moved = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      beginning,
      fc.array(transition, { minLength: 5, maxLength: 10 }),
      async (first, transitions) => {
        const { id } = await accepted(app, ids, `不变量 ${(place += 1)}`);
        await fill(app, people.owner, id);
        for (const one of [...first, ...transitions]) {
          app.pass({ seconds: 1 });
          const before = await stateOf(id);
          await act(id, one as Step, before);
          const after = await stateOf(id);
          holds(after);
          if (after.material.status !== before.material.status) {
            moved.add(`${before.material.status}→${after.material.status}`);
            // Nothing moves once the application is elsewhere, and no step is longer than one row of the table.
            expect(before.application).toBe(7);
            expect(['6→0', '3→0', '0→1', '0→3', '1→3']).toContain(
              `${before.material.status}→${after.material.status}`,
            );
            expect(after.material.rowVersion).toBe(before.material.rowVersion + 1);
          }
        }
      },
    ),
    { numRuns: 20, seed: 20261102, endOnFailure: true },
  );
  expect([...moved].toSorted()).toEqual(['0→1', '0→3', '1→3', '3→0', '6→0']);
});
