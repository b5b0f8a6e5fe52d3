import type { Workflow } from '#contract/workflow';
import type { Context } from '#host/context';
import type { Machine, Movable } from '#host/moves';
import type { Me } from '#host/me';

/** What one transition meets: the roles of who asks, the guards that refuse, and what somebody else did meanwhile. */
export interface Step {
  readonly deed: string;
  readonly hats: readonly string[];
  readonly refusing: readonly string[];
  readonly meanwhile: 'nothing' | 'seen an older version' | 'version' | 'state';
}

type Values = Readonly<Record<string, unknown>>;
type Condition = readonly [column: string, operator: string, value: unknown];

/** One stored object without a database: it keeps the conditions of an update, and counts what they hit. */
export const store = (flow: Workflow, status: number | null) => {
  const world = {
    row: { id: 'one', status, rowVersion: 1 } as Movable,
    timeline: [] as Values[],
    audited: 0,
    told: undefined as unknown,
    effects: [] as string[],
  };
  // As SQL has it: nothing equals null, and only null `is` null.
  const holds = ([column, operator, value]: Condition): boolean => {
    if (!(column in world.row) || !['=', 'is'].includes(operator)) throw new Error(`${column} ${operator}`);
    const kept = (world.row as unknown as Values)[column];
    return operator === 'is' ? kept === null && value === null : kept !== null && kept === value;
  };
  const update = (set: Values, conditions: readonly Condition[]) => ({
    where: (...condition: Condition) => update(set, [...conditions, condition]),
    executeTakeFirst: async () => {
      const hit = conditions.every(holds);
      if (hit) world.row = { ...world.row, ...set };
      return { numUpdatedRows: hit ? 1n : 0n };
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
  const me = { personId: 'somebody', rights: new Set(Object.values(flow.deeds)) } as unknown as Me;
  const context = {
    db,
    me,
    now: new Date(0),
    newId: () => 'id',
    audit: (told: unknown) => {
      world.audited += 1;
      world.told = told;
    },
  } as unknown as Context<Me>;
  const machineFor = ({ hats, refusing }: Pick<Step, 'hats' | 'refusing'>) =>
    ({
      flow,
      kind: `${flow.name} of a test`,
      table: flow.name,
      hats: () => hats,
      guards: Object.fromEntries(
        Object.keys(flow.guards).map((guard) => [guard, () => !refusing.includes(guard)]),
      ),
      effects: Object.fromEntries(
        flow.effects.map((effect) => [effect, () => void world.effects.push(effect)]),
      ),
    }) as unknown as Machine<Workflow, Movable>;
  /** The same, in a product that has this one machine: others are reached by their kind. */
  const knowing = (machine: Machine<Workflow, Movable>) =>
    ({ ...context, house: { contributed: { machines: [machine] } } }) as unknown as Context<Me>;
  return { world, me, context, machineFor, knowing };
};
