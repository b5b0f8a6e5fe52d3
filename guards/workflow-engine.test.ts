import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '../contract/problem';
import { general } from '../contract/problems';
import type { Workflow } from '../contract/workflow';
import type { Context } from '../host/context';
import { deedsOf, move, stateOf, type Machine, type Movable } from '../host/moves';
import type { Me } from '../host/me';
import { applicationFlow } from '../product/applications/workflow';
import { materialFlow } from '../product/materials/workflow';
import { opinionFlow } from '../product/panels/workflow';
import { reportFlow } from '../product/reports/workflow';

const flows: readonly Workflow[] = [applicationFlow, materialFlow, reportFlow, opinionFlow];

/** What one transition meets: the roles of who asks, the guards that refuse, and what somebody else did meanwhile. */
interface Step {
  readonly deed: string;
  readonly hats: readonly string[];
  readonly refusing: readonly string[];
  readonly meanwhile: 'nothing' | 'seen an older version' | 'version' | 'state';
}

type Values = Readonly<Record<string, unknown>>;

/** One stored object without a database: it keeps the conditions of an update, and counts what they hit. */
const store = (flow: Workflow, status: number | null) => {
  const world = {
    row: { id: 'one', status, rowVersion: 1 } as Movable,
    timeline: [] as Values[],
    audited: 0,
    effects: [] as string[],
  };
  const update = (set: Values, conditions: readonly (readonly [string, unknown])[]) => ({
    where: (column: string, _: string, value: unknown) => update(set, [...conditions, [column, value]]),
    executeTakeFirst: async () => {
      const hit = conditions.every(([column, value]) => (world.row as unknown as Values)[column] === value);
      if (hit) world.row = { ...world.row, ...set };
      return { numUpdatedRows: hit ? 1n : 0n };
    },
  });
  const db = {
    updateTable: () => ({ set: (set: Values) => update(set, []) }),
    insertInto: () => ({
      values: (values: Values) => ({ execute: async () => void world.timeline.push(values) }),
    }),
  };
  const me = { personId: 'somebody', rights: new Set(Object.values(flow.deeds)) } as unknown as Me;
  const context = {
    db,
    me,
    now: new Date(0),
    newId: () => 'id',
    audit: () => (world.audited += 1),
  } as unknown as Context<Me>;
  const machineFor = ({ hats, refusing }: Pick<Step, 'hats' | 'refusing'>) =>
    ({
      flow,
      kind: flow.name,
      table: flow.name,
      hats: () => hats,
      guards: Object.fromEntries(
        Object.keys(flow.guards).map((guard) => [guard, () => !refusing.includes(guard)]),
      ),
      effects: Object.fromEntries(
        flow.effects.map((effect) => [effect, () => void world.effects.push(effect)]),
      ),
    }) as unknown as Machine<Workflow, Movable>;
  return { world, me, context, machineFor };
};

/** What the table says of a step, read row by row: the row that is gone, or the number of the refusal. */
const bookOf = (flow: Workflow, from: string, step: Step): Workflow['rows'][number] | number => {
  if (step.meanwhile === 'seen an older version') return general.changedMeanwhile().code;
  const rows = flow.rows.filter((row) => row[0] === from && row[1] === step.deed);
  if (rows.length === 0) return general.stateNotAllowed().code;
  const row = rows.find(([, , by]) => step.hats.includes(by));
  if (!row) return general.notAllowed().code;
  const refused = row[4].find((guard) => step.refusing.includes(guard));
  if (refused) return (flow.guards[refused] as () => Problem)().code;
  return step.meanwhile === 'nothing' ? row : general.changedMeanwhile().code;
};

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Takes one step and compares: it went by its row with all that belongs to it, or it was refused with its number and left nothing. */
const take = async (flow: Workflow, at: ReturnType<typeof store>, step: Step): Promise<void> => {
  const { world, context, machineFor } = at;
  const seen = world.row;
  if (step.meanwhile === 'version') world.row = { ...seen, rowVersion: seen.rowVersion + 1 };
  // Another state under the same version: what a lock that was forgotten would let through.
  if (step.meanwhile === 'state') world.row = { ...seen, status: -1 };
  const { row: before, audited } = world;
  const [steps, done] = [world.timeline.length, world.effects.length];
  const rowVersion = step.meanwhile === 'seen an older version' ? seen.rowVersion - 1 : seen.rowVersion;
  const expected = bookOf(flow, stateOf(flow, seen.status), step);
  const answered = await move(context, machineFor(step), seen, step.deed, { rowVersion }).catch(
    (fault: unknown) => fault,
  );
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
  const [from, deed, hat, to, , then] = expected;
  const state = flow.states[to];
  const version = seen.rowVersion + 1;
  if (!same([answered, world.row.status, world.row.rowVersion], [version, state, version]))
    throw new Error(`not where the table leads: ${about}`);
  const told = entries.flatMap((each) => [each['hat'], each['deed'], each['fromState'], each['toState']]);
  if (!same(effects, then) || !same(told, [hat, deed, flow.states[from!], state]))
    throw new Error(`effects or timeline differ from the table: ${about}`);
  if (world.audited !== audited + 1) throw new Error(`not told to the log exactly once: ${about}`);
};

describe('[AZ-08] only listed transitions, by listed roles, in listed states', () => {
  test.each(flows.map((flow) => [flow.name, flow] as const))(
    '%s: every state × transition × role, and every guard alone',
    async (_, flow) => {
      for (const [name, status] of Object.entries(flow.states))
        for (const deed of Object.keys(flow.deeds))
          for (const hats of [[], ...flow.by.map((each) => [each]), ['stranger']]) {
            const step = { deed, hats, refusing: [], meanwhile: 'nothing' } as const;
            const at = store(flow, status);
            const offered = deedsOf(at.machineFor(step), at.me, at.world.row);
            const listed = flow.rows.some(
              ([from, each, by]) => from === name && each === deed && hats.includes(by),
            );
            expect(offered.includes(deed), `${name} ${deed} by ${hats.join()}: offered`).toBe(
              listed && flow.deeds[deed] !== null,
            );
            await take(flow, at, step);
            for (const guard of Object.keys(flow.guards))
              await take(flow, store(flow, status), { ...step, refusing: [guard] });
          }
    },
  );

  test('5,000 walks: whatever is tried in whatever order, each step is the table’s row or changes nothing', async () => {
    const meanwhile = fc.oneof(
      { weight: 9, arbitrary: fc.constant<Step['meanwhile']>('nothing') },
      fc.constantFrom<Step['meanwhile']>('seen an older version', 'version', 'state'),
    );
    const tries = (flow: Workflow) =>
      fc.record({
        // A row of the table where the walk stands, or anything at all.
        row: fc.option(fc.nat(9), { nil: undefined, freq: 2 }),
        deed: fc.constantFrom(...Object.keys(flow.deeds)),
        hats: fc.subarray([...flow.by]),
        refusing: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray(Object.keys(flow.guards))),
        meanwhile,
      });
    const walks = fc
      .constantFrom(...flows)
      .chain((flow) => fc.tuple(fc.constant(flow), fc.array(tries(flow), { maxLength: 16 })));
    const left = new Map(flows.map(({ name }) => [name, new Set<string>()]));
    await fc.assert(
      fc.asyncProperty(walks, async ([flow, tried]) => {
        const at = store(flow, flow.states[flow.begins]!);
        for (const { row, ...step } of tried) {
          const from = stateOf(flow, at.world.row.status);
          const rows = flow.rows.filter((each) => each[0] === from);
          const listed = row === undefined ? undefined : rows[row % rows.length];
          await take(flow, at, listed ? { ...step, deed: listed[1], hats: [listed[2]] } : step);
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
