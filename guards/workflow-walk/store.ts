import type { Workflow } from '#contract/workflow';
import type { Context } from '#host/context';
import type { Machine, Made, StatefulRow } from '#host/transitions';
import type { Me } from '#host/me';

/** What one transition meets: the roles of who asks, the guards that refuse, and what somebody else did meanwhile. */
export interface TriedStep {
  readonly transition: string;
  readonly actors: readonly string[];
  readonly refusing: readonly string[];
  readonly meanwhile: 'nothing' | 'seen an older version' | 'version' | 'state';
}

/** A table as these tests go by it: of one small row, whose guards at once refuse as the step says. */
type TestFlow = Workflow<string, Readonly<Record<string, string | null>>, string, string, StatefulRow>;

type Values = Readonly<Record<string, unknown>>;
type Condition = readonly [column: string, operator: string, value: unknown];

/** One stored object without a database: it keeps the conditions of an update, and counts what they hit. */
export const store = (flow: Workflow, status: number | null) => {
  const world = {
    row: { id: 'one', status, rowVersion: 1 } as StatefulRow,
    timeline: [] as Values[],
    audited: 0,
    entry: undefined as unknown,
    effects: [] as string[],
    seen: [] as (readonly [was: StatefulRow, is: StatefulRow])[],
  };
  // As SQL has it: nothing equals null, and only null `is` null.
  const holds = ([column, operator, value]: Condition): boolean => {
    if (!(column in world.row) || !['=', 'is'].includes(operator)) throw new Error(`${column} ${operator}`);
    const stored = (world.row as unknown as Values)[column];
    return operator === 'is' ? stored === null && value === null : stored !== null && stored === value;
  };
  const update = (set: Values, conditions: readonly Condition[]) => ({
    where: (...condition: Condition) => update(set, [...conditions, condition]),
    returningAll: () => update(set, conditions),
    executeTakeFirst: async () => {
      if (!conditions.every(holds)) return undefined;
      world.row = { ...world.row, ...set };
      return world.row;
    },
  });
  const select = (conditions: readonly Condition[], locked: boolean) => {
    const first = () => (conditions.length > 0 && conditions.every(holds) ? world.row : undefined);
    return {
      selectAll: () => select(conditions, locked),
      where: (...condition: Condition) => select([...conditions, condition], locked),
      forUpdate: () => select(conditions, true),
      executeTakeFirst: async () => first(),
      executeTakeFirstOrThrow: async () => {
        if (!first() || !locked) throw new Error(locked ? 'no such row' : 'not locked');
        return first();
      },
    };
  };
  const db = {
    selectFrom: () => select([], false),
    updateTable: () => ({ set: (set: Values) => update(set, []) }),
    insertInto: () => ({
      values: (values: Values) => ({ execute: async () => void world.timeline.push(values) }),
    }),
  };
  const me = { personId: 'somebody', rights: new Set(Object.values(flow.transitions)) } as unknown as Me;
  const context = {
    db,
    me,
    now: new Date(0),
    newId: () => 'id',
    audit: (entry: unknown) => {
      world.audited += 1;
      world.entry = entry;
    },
  } as unknown as Context<Me>;
  const machineFor = ({ actors, refusing }: Pick<TriedStep, 'actors' | 'refusing'>) =>
    ({
      flow: {
        ...flow,
        atOnce: Object.fromEntries(
          Object.entries(flow.atOnce).map(([guard, [, otherwise]]) => [
            guard,
            [() => !refusing.includes(guard), otherwise],
          ]),
        ),
      },
      kind: `${flow.name} of a test`,
      table: flow.name,
      actors: () => actors,
      guards: Object.fromEntries(
        Object.keys(flow.guards).map((guard) => [guard, () => !refusing.includes(guard)]),
      ),
      effects: Object.fromEntries(
        flow.effects.map((effect) => [
          effect,
          ({ was, is }: Made<StatefulRow>) => {
            world.effects.push(effect);
            world.seen.push([was, is]);
          },
        ]),
      ),
    }) as unknown as Machine<TestFlow, StatefulRow>;
  /** The same, in a product that has this one machine: others are reached by their kind. */
  const knowing = (machine: Machine<TestFlow, StatefulRow>) =>
    ({ ...context, services: { contributed: { machines: [machine] } } }) as unknown as Context<Me>;
  return { world, me, context, machineFor, knowing };
};
