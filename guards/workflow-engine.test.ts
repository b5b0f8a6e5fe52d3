import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import { independenceGuard, type Workflow } from '#contract/workflow';
import type { Context } from '#host/context';
import { systemCreate } from '#host/create';
import {
  titleForTransition,
  transitionsOf,
  makeTransition,
  stateOf,
  systemTransition,
} from '#host/transitions';
import type { Me } from '#host/me';
import { store, type TriedStep } from './workflow-walk/store';
import { applicationFlow } from '#product/applications/workflow';
import { contributed } from '#start/areas';

/** Every workflow of the product. */
const flows: readonly Workflow[] = contributed.machines.map(({ flow }) => flow as Workflow);

/** What the table says of a step, read row by row: the row that is gone, or the number of the refusal. */
const bookOf = (flow: Workflow, from: string, step: TriedStep): Workflow['rows'][number] | number => {
  if (step.meanwhile === 'seen an older version') return general.changedMeanwhile().code;
  const rows = flow.rows.filter((row) => row[0] === from && row[1] === step.transition);
  if (rows.length === 0) return general.stateNotAllowed().code;
  const row = rows.find(([, , by]) => step.actors.includes(by));
  if (!row) return general.notAllowed().code;
  // Independence first, then what the row alone decides, then the others.
  const asked = [...row[5].filter((guard) => guard === independenceGuard), ...row[4], ...row[5]];
  const refused = asked.find((guard) => step.refusing.includes(guard));
  if (refused) return ((flow.guards[refused] ?? flow.atOnce[refused]![1]) as () => Problem)().code;
  return step.meanwhile === 'nothing' ? row : general.changedMeanwhile().code;
};

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Takes one step and compares: it went by its row with all that belongs to it, or it was refused with its number and left nothing. */
const take = async (flow: Workflow, at: ReturnType<typeof store>, step: TriedStep): Promise<void> => {
  const { world, context, machineFor } = at;
  const seen = world.row;
  if (step.meanwhile === 'version') world.row = { ...seen, rowVersion: seen.rowVersion + 1 };
  // Another state under the same version: what a lock that was forgotten would let through.
  if (step.meanwhile === 'state') world.row = { ...seen, status: -1 };
  const { row: before, audited } = world;
  const [steps, done] = [world.timeline.length, world.effects.length];
  world.seen.length = 0;
  const rowVersion = step.meanwhile === 'seen an older version' ? seen.rowVersion - 1 : seen.rowVersion;
  const expected = bookOf(flow, stateOf(flow, seen.status), step);
  const answered = await makeTransition(context, machineFor(step), seen, step.transition, {
    rowVersion,
  }).catch((fault: unknown) => fault);
  const about = `${flow.name} in ${stateOf(flow, seen.status)}: ${JSON.stringify(step)}: ${String(answered)}`;
  const entries = world.timeline.slice(steps);
  const effects = world.effects.slice(done);
  if (typeof expected === 'number') {
    if (!(answered instanceof Problem) || answered.code !== expected)
      throw new Error(`refused otherwise than with ${expected}: ${about}`);
    if (world.row !== before || entries.length + effects.length > 0 || world.audited !== audited)
      throw new Error(`refused, and yet something changed: ${about}`);
    // For the rest of the walk nobody else was there.
    world.row = seen;
    return;
  }
  const [from, transition, actor, to, , , then] = expected;
  const state = flow.states[to];
  const version = seen.rowVersion + 1;
  if (!same([answered, world.row.status, world.row.rowVersion], [version, state, version]))
    throw new Error(`not where the table leads: ${about}`);
  const recorded = entries.flatMap((each) => [
    each['actor'],
    each['transition'],
    each['fromState'],
    each['toState'],
  ]);
  if (!same(effects, then) || !same(recorded, [actor, transition, flow.states[from!], state]))
    throw new Error(`effects or timeline differ from the table: ${about}`);
  if (!world.seen.every(([was, is]) => was === seen && same([is.status, is.rowVersion], [state, version])))
    throw new Error(`an effect did not see the row as it was and as it is: ${about}`);
  if (world.audited !== audited + 1) throw new Error(`not told to the log exactly once: ${about}`);
};

describe('[AZ-08] only listed transitions, by listed roles, in listed states', () => {
  test.each(flows.map((flow) => [flow.name, flow] as const))(
    '%s: every state × transition × role, and every guard alone',
    async (_, flow) => {
      for (const [name, status] of Object.entries(flow.states))
        for (const transition of Object.keys(flow.transitions))
          for (const actors of [[], ...flow.by.map((each) => [each]), ['stranger']]) {
            const step = { transition, actors, refusing: [], meanwhile: 'nothing' } as const;
            const at = store(flow, status);
            const offered = transitionsOf(at.machineFor(step), at.me, at.world.row);
            const listed = flow.rows.some(
              ([from, each, by]) => from === name && each === transition && actors.includes(by),
            );
            expect(offered.includes(transition), `${name} ${transition} by ${actors.join()}: offered`).toBe(
              listed && flow.transitions[transition] !== null,
            );
            await take(flow, at, step);
            for (const guard of Object.keys({ ...flow.atOnce, ...flow.guards }))
              await take(flow, store(flow, status), { ...step, refusing: [guard] });
            // What the row alone refuses is not offered; what needs the database is, and speaks when tried.
            for (const guard of Object.keys(flow.atOnce)) {
              const refused = store(flow, status);
              const left = flow.rows.some(
                ([from, each, by, , atOnce]) =>
                  from === name && each === transition && actors.includes(by) && !atOnce.includes(guard),
              );
              expect(
                transitionsOf(
                  refused.machineFor({ actors, refusing: [guard] }),
                  refused.me,
                  refused.world.row,
                ).includes(transition),
                `${name} ${transition} by ${actors.join()}: offered though «${guard}» refuses`,
              ).toBe(left && flow.transitions[transition] !== null);
            }
          }
    },
  );

  test('5,000 walks: whatever is tried in whatever order, each step is the table’s row or changes nothing', async () => {
    const meanwhile = fc.oneof(
      { weight: 9, arbitrary: fc.constant<TriedStep['meanwhile']>('nothing') },
      fc.constantFrom<TriedStep['meanwhile']>('seen an older version', 'version', 'state'),
    );
    const tries = (flow: Workflow) =>
      fc.record({
        // A row of the table where the walk stands, or anything at all.
        row: fc.option(fc.nat(99), { nil: undefined, freq: 2 }),
        transition: fc.constantFrom(...Object.keys(flow.transitions)),
        actors: fc.subarray([...flow.by]),
        refusing: fc.oneof(
          { weight: 4, arbitrary: fc.constant([]) },
          fc.subarray(Object.keys({ ...flow.atOnce, ...flow.guards })),
        ),
        meanwhile,
      });
    const walks = fc
      .constantFrom(...flows)
      .chain((flow) => fc.tuple(fc.constant(flow), fc.array(tries(flow), { minLength: 8, maxLength: 24 })));
    const left = new Map(flows.map(({ name }) => [name, new Set<string>()]));
    await fc.assert(
      fc.asyncProperty(walks, async ([flow, tried]) => {
        const at = store(flow, flow.states[flow.initial]!);
        for (const { row, ...step } of tried) {
          const from = stateOf(flow, at.world.row.status);
          const rows = flow.rows.filter((each) => each[0] === from);
          const listed = row === undefined ? undefined : rows[row % rows.length];
          await take(flow, at, listed ? { ...step, transition: listed[1], actors: [listed[2]] } : step);
          const to = stateOf(flow, at.world.row.status);
          if (from !== to) left.get(flow.name)!.add(from);
        }
      }),
      { numRuns: 5_000, seed: 20261122 },
    );
    // The walks have got about: every state that may be left was left, and no final one ever.
    for (const { name, states, ends } of flows)
      expect([...left.get(name)!].sort(), name).toEqual(
        Object.keys(states)
          .filter((state) => !ends.includes(state))
          .sort(),
      );
  });
});

describe('[AZ-08] what a transition leaves behind, and what the system brings about', () => {
  const flow = applicationFlow as Workflow;
  const kind = 'application of a test';
  const toPublicReview = () => store(flow, flow.states['evaluating']!);
  const asOwner = { actors: ['owner'], refusing: [] };
  const entry = { objectKind: kind, objectId: 'one', at: new Date(0).toISOString(), id: 'id' };

  test('the step in the timeline and the entry of the log say who, from where, to where, and what was set besides', async () => {
    const at = store(flow, flow.states['draft']!);
    const options = { set: { ownerId: 'another' }, note: 'a reason', visibility: 'owner' };
    await makeTransition(at.context, at.machineFor(asOwner), at.world.row, 'save', options);
    expect(at.world.timeline).toEqual([
      {
        ...entry,
        actorId: 'somebody',
        actor: 'owner',
        transition: 'save',
        fromState: 6,
        toState: 6,
        note: 'a reason',
        visibility: 'owner',
      },
    ]);
    expect(at.world.row).toMatchObject({ ownerId: 'another', updatedAt: new Date(0).toISOString() });
    expect(at.world.entry).toEqual({
      object: [kind, 'one'],
      before: { state: 'draft' },
      after: { state: 'draft', ownerId: 'another' },
      loggedFields: ['state'],
    });
    await makeTransition(at.context, at.machineFor(asOwner), at.world.row, 'save');
    expect(at.world.timeline[1]).toMatchObject({ note: null, visibility: 'all' });
  });

  test('who saw an older version is told the one that stands', async () => {
    const at = store(flow, flow.states['draft']!);
    const stale = makeTransition(at.context, at.machineFor(asOwner), at.world.row, 'save', { rowVersion: 0 });
    await expect(stale).rejects.toMatchObject({ code: 2003, result: { RowVersion: 1 } });
  });

  test('only the system makes the system’s transitions, on the locked row, and without anybody nothing else is done', async () => {
    const at = toPublicReview();
    const context = at.knowing(at.machineFor({ actors: [...flow.by], refusing: [] }));
    const nobody = { ...context, me: null } as unknown as Context<Me | null>;
    for (const actors of flow.by.filter((by) => by !== 'system'))
      await expect(
        makeTransition(
          at.context,
          at.machineFor({ actors: [actors], refusing: [] }),
          at.world.row,
          'toPublicReview',
        ),
      ).rejects.toMatchObject({ code: 403 });
    await expect(
      makeTransition(
        nobody,
        at.machineFor({ actors: [...flow.by], refusing: [] }),
        at.world.row,
        'toPublicReview',
      ),
    ).rejects.toMatchObject({ code: 403 });
    await expect(systemTransition(nobody, kind, 'another', 'toPublicReview')).rejects.toThrow('no such row');
    expect(await systemTransition(nobody, kind, 'one', 'toPublicReview')).toBe(2);
    expect(at.world.row.status).toBe(flow.states['publicReview']);
    expect(at.world.timeline).toMatchObject([{ ...entry, actorId: null, actor: 'system' }]);
    await expect(systemTransition(nobody, 'nothing of ours', 'one', 'pass')).rejects.toThrow(
      'no machine for «nothing of ours»',
    );
  });

  test('an object is begun by its own machine, and called by it for whoever may take the transition now', async () => {
    const at = store(flow, flow.states['draft']!);
    const own = at.machineFor(asOwner);
    const source = { kind, id: 'one' };
    const context = at.knowing(own);
    await expect(systemCreate(context, kind, source)).rejects.toThrow(
      'nobody creates a «application of a test»',
    );
    await expect(systemCreate(context, 'nothing', source)).rejects.toThrow('nobody creates a «nothing»');
    expect(await titleForTransition(context, kind, 'one', 'submit')).toBe('');
    const creating = at.knowing({
      ...own,
      title: async () => 'a patch',
      create: async (_: unknown, { id }: { id: string }) => `from ${id}`,
    } as never);
    expect(await systemCreate(creating, kind, source)).toBe('from one');
    expect(await titleForTransition(creating, kind, 'one', 'submit')).toBe('a patch');
    expect(await titleForTransition(creating, kind, 'one', 'accept')).toBeUndefined();
    expect(await titleForTransition(creating, kind, 'another', 'submit')).toBeUndefined();
    expect(() => stateOf(flow, 99)).toThrow('workflow application knows no state 99');
  });
});
