import {
  can,
  independenceGuard,
  refusedAtOnce,
  type FactsOf,
  type Transition,
  type Workflow,
} from '#contract/workflow';
import { general } from '#contract/problems';
import type { Context } from './context';
import type { Db } from './database/connection';
import type { Tables } from './database/tables';
import type { Services } from './services';
import type { Me } from './me';
import { recordStep } from './timeline';

/** What every object with a workflow has. */
export interface StatefulRow {
  readonly id: string;
  readonly status: number | null;
  readonly rowVersion: number;
}

export interface Under<Data> {
  readonly context: Context<Me | null, unknown>;
  readonly data: Data;
  readonly transition: string;
  readonly actor: string;
}

/** A transition that is tried: what guards judge. */
export interface TransitionAttempt<Row extends StatefulRow, Data = unknown> extends Under<Data> {
  readonly row: Row;
}

/** A transition that is made: what effects act upon. */
export interface Made<Row extends StatefulRow, Data = unknown> extends Under<Data> {
  /** The object before the transition. */
  readonly was: Row;
  /** The object now, with what the transition set and what the effects before this one changed. */
  readonly is: Row;
}

/** Does its part; gives the columns of the object's own row that it changed, if any. */
type Effect<Row extends StatefulRow, Data> = (
  made: Made<Row, Data>,
) => void | Partial<Row> | Promise<void | Partial<Row>>;
type Guard<Row extends StatefulRow, Data> = (
  attempt: TransitionAttempt<Row, Data>,
) => boolean | Promise<boolean>;

type NamesOf<Flow, Part extends 'guards' | 'effects'> = Part extends 'guards'
  ? keyof (Flow extends { guards: infer G } ? G : never)
  : Flow extends { effects: readonly (infer E)[] }
    ? E & string
    : never;

/** A workflow with the functions its names stand for. A missing or a superfluous one does not compile. */
export interface Machine<Flow extends Workflow, Row extends StatefulRow & FactsOf<Flow>, Data = unknown> {
  readonly flow: Flow;
  /** The kind of object, as timelines and audit entries name it. */
  readonly kind: string;
  readonly table: keyof Tables;
  /** The column that holds the name of its state, where two machines share one row; by default `status`, which holds its code. */
  readonly stateColumn?: keyof Row & string;
  /** Which actors a person is towards this object: owner, agency, assessor …. */
  readonly actors: (me: Me, row: Row) => readonly string[];
  /** A guard answers whether the transition may go on, or throws a problem that says more than the table's. */
  readonly guards: {
    readonly [Name in NamesOf<Flow, 'guards'>]: Guard<Row, Data>;
  };
  readonly effects: {
    readonly [Name in NamesOf<Flow, 'effects'>]: Effect<Row, Data>;
  };
  /** The stored row with what guards at once look at around it; where it is left out they need the row alone. */
  readonly around?: (db: Db, stored: never) => Promise<Row>;
  /** The title of an object in a message that goes to whoever signs it. */
  readonly title?: (db: Db, row: Row) => Promise<string>;
  /** Stores a new object with the code of the state that the flow begins with, for another machine's effect; gives its id. */
  readonly create?: Begin;
}
type Begin = (
  context: Context<Me | null, unknown>,
  about: CreatedFrom,
  status: number | null,
) => Promise<string>;

/** What a new object is made from: the object whose transition brings it. */
export interface CreatedFrom {
  readonly kind: string;
  readonly id: string;
}

/** A machine of whatever table, as others reach it by its kind. */
interface AnyMachine {
  readonly flow: Workflow;
  readonly kind: string;
  readonly table: keyof Tables;
  readonly stateColumn?: string | undefined;
  readonly actors: (me: Me, row: never) => readonly string[];
  readonly guards: Readonly<Record<string, (attempt: never) => boolean | Promise<boolean>>>;
  readonly effects: Readonly<Record<string, (made: never) => unknown>>;
  readonly around?: ((db: Db, stored: never) => Promise<unknown>) | undefined;
  readonly title?: ((db: Db, row: never) => Promise<string>) | undefined;
  readonly create?: Begin | undefined;
}
declare module './contributions' {
  interface Contributions {
    /** Others reach a machine by its kind, so that servers form no circle. */
    readonly machines: readonly AnyMachine[];
  }
}

/** Declares a machine. */
export const machine = <Flow extends Workflow, Row extends StatefulRow & FactsOf<Flow>, Data = unknown>(
  said: Machine<Flow, Row, Data>,
): Machine<Flow, Row, Data> => said;

/** What a transition is given along with the row. */
export interface TransitionOptions<Data = unknown> {
  /** The version the person saw; an older one is refused with 2003. The system's own transitions have none. */
  readonly rowVersion?: number;
  readonly data?: Data;
  /** Columns that change with the state. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Shown with the step in the timeline. */
  readonly note?: string;
  /** Who may read the step: `all`, or actors joined by commas. */
  readonly visibility?: string;
}

/** The name of a state by its code. */
export const stateOf = (flow: Workflow, status: number | null): string => {
  const found = Object.entries(flow.states).find(([, code]) => code === status);
  if (!found) throw new Error(`workflow ${flow.name} knows no state ${status}`);
  return found[0];
};

/** The name of the state in which a machine's object is. */
const stateIn = (
  { flow, stateColumn }: { readonly flow: Workflow; readonly stateColumn?: string | undefined },
  row: Pick<StatefulRow, 'status'>,
): string =>
  stateColumn === undefined
    ? stateOf(flow, row.status)
    : (row as unknown as Readonly<Record<string, string>>)[stateColumn]!;

/** What a person may do to a row now: the list of transitions every reply carries and every button asks. */
export const transitionsOf = <Flow extends Workflow, Row extends Pick<StatefulRow, 'status'> & FactsOf<Flow>>(
  of: {
    readonly flow: Flow;
    readonly stateColumn?: string | undefined;
    readonly actors: (me: Me, row: Row) => readonly string[];
  },
  me: Me,
  row: Row,
  conflicted?: ReadonlySet<string>,
): Transition<Flow>[] => can(of.flow, stateIn(of, row), row, of.actors(me, row), me.rights, conflicted);

/**
 * The title of an object whose transition the caller may take in its present state (its machine's table, roles towards
 * the row, rights); undefined where they may not. Guards that need the database speak at the transition itself.
 */
export const titleForTransition = async (
  { db, me, services }: Pick<Context<Me>, 'db' | 'me' | 'services'>,
  kind: string,
  id: string,
  transition: string,
): Promise<string | undefined> => {
  const of = machineOf(services, kind);
  const row = await db
    .selectFrom(of.table as 'timeline')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const known = (of.around ? await of.around(db, row as never) : row) as never;
  if (!(transitionsOf(of, me, known) as string[]).includes(transition)) return undefined;
  return of.title ? of.title(db, known) : '';
};

const machineOf = ({ contributed }: Pick<Services, 'contributed'>, kind: string): AnyMachine => {
  const found = contributed.machines.find((each) => each.kind === kind);
  if (!found) throw new Error(`no machine for «${kind}»`);
  return found;
};

/**
 * Makes one transition of an object by one row of its table: state, actor, version, guards, the update itself, effects, timeline.
 * Everything happens in the caller's transaction. Throws 2001, 403, 2003 or a guard's problem. Gives the new version.
 */
export const makeTransition = async <Flow extends Workflow, Row extends StatefulRow & FactsOf<Flow>, Data>(
  context: Context<Me | null, unknown>,
  of: Machine<Flow, Row, Data>,
  row: Row,
  transition: Transition<Flow>,
  options: TransitionOptions<Data> = {},
): Promise<number> =>
  step(context, of as never, row, transition, context.me ? of.actors(context.me, row) : [], options);

/** A transition that another brings with it (`move:application.toPublicReview`): only the system may make it. */
export const systemTransition = async (
  context: Context<Me | null, unknown>,
  kind: string,
  id: string,
  transition: string,
  options: TransitionOptions<never> = {},
): Promise<number> => {
  const of = machineOf(context.services, kind);
  const row = await context.db
    .selectFrom(of.table as 'timeline')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = of.around ? await of.around(context.db, row as never) : row;
  return step(
    context,
    of as unknown as SteppedMachine<StatefulRow, never>,
    known as never,
    transition,
    ['system'],
    options,
  );
};

/** A machine as a step takes it: of whatever table. */
export interface SteppedMachine<Row extends StatefulRow, Data> {
  readonly flow: Workflow;
  readonly kind: string;
  readonly table: keyof Tables;
  readonly stateColumn?: string;
  readonly guards: Readonly<Record<string, Guard<Row, Data>>>;
  readonly effects: Readonly<Record<string, Effect<Row, Data>>>;
}

const step = async <Row extends StatefulRow, Data>(
  context: Context<Me | null, unknown>,
  of: SteppedMachine<Row, Data>,
  row: Row,
  transition: string,
  actors: readonly string[],
  { rowVersion, data, set = {}, note, visibility = 'all' }: TransitionOptions<Data>,
): Promise<number> => {
  const { flow } = of;
  if (rowVersion !== undefined && rowVersion !== row.rowVersion)
    throw general.changedMeanwhile({}, { RowVersion: row.rowVersion });
  const from = stateIn(of, row);
  const there = flow.rows.filter((each) => each[0] === from && each[1] === transition);
  if (there.length === 0) throw general.stateNotAllowed();
  const found = there.find((each) => actors.includes(each[2]));
  if (!found) throw general.notAllowed();
  const [, , actor, to, , inDatabase, then] = found;
  const under: Under<Data> = { context, data: data as Data, transition, actor };
  const judge = async (guard: string): Promise<void> => {
    if (!(await of.guards[guard]!({ ...under, row }))) throw (flow.guards[guard] as () => Error)();
  };
  // Who is not independent hears that first, whatever else stands in the way.
  if (inDatabase.includes(independenceGuard)) await judge(independenceGuard);
  const refused = refusedAtOnce(flow, found, row);
  if (refused !== undefined) throw (flow.atOnce[refused]![1] as () => Error)();
  for (const guard of inDatabase) if (guard !== independenceGuard) await judge(guard);
  let is: Row = { ...row, ...(await update(context, of, row, to, set)) };
  for (const effect of then) is = { ...is, ...(await of.effects[effect]!({ ...under, was: row, is })) };
  await recordStep(context, {
    object: [of.kind, row.id],
    actorId: context.me?.personId ?? null,
    ...{ actor, transition, from: flow.states[from]!, to: flow.states[to]!, note, visibility },
  });
  const said = of.stateColumn ?? 'state';
  context.audit({
    object: [of.kind, row.id],
    before: { [said]: from },
    after: { [said]: to, ...set },
    loggedFields: [said],
  });
  return row.rowVersion + 1;
};

/** The update itself, guarded by state and version: of two people at once exactly one gets through. */
const update = async (
  context: Context<Me | null, unknown>,
  { flow, table, stateColumn }: Pick<SteppedMachine<never, never>, 'flow' | 'table' | 'stateColumn'>,
  row: StatefulRow,
  to: string,
  set: Readonly<Record<string, unknown>>,
): Promise<object> => {
  const [column, before, after] = stateColumn
    ? [stateColumn, (row as unknown as Readonly<Record<string, string>>)[stateColumn]!, to]
    : ['status', row.status, flow.states[to]!];
  const updated = await context.db
    .updateTable(table as 'anyStateful')
    .set({ ...set, [column]: after, rowVersion: row.rowVersion + 1, updatedAt: context.now.toISOString() })
    .where('id', '=', row.id)
    .where('rowVersion', '=', row.rowVersion)
    .where(column as 'status', before === null ? 'is' : '=', before as number | null)
    .returningAll()
    .executeTakeFirst();
  if (!updated) throw general.changedMeanwhile();
  return updated;
};

/** The columns that every table with a workflow has, for the query builder's sake. */
interface StatefulTable {
  id: string;
  status: number | null;
  rowVersion: number;
  updatedAt: string;
}
declare module './database/tables' {
  interface Tables {
    anyStateful: StatefulTable;
  }
}
