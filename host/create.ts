import type { FactsOf, Transition, Workflow } from '#contract/workflow';
import { general } from '#contract/problems';
import type { Context } from './context';
import type { Me } from './me';
import type { CreatedFrom, Machine, StatefulRow, SteppedMachine, Under } from './transitions';
import { recordStep } from './timeline';

/**
 * A new object that a transition of another brings with it (`begin:material`), in the state its flow begins with; where its table
 * has a row for that, the timeline tells it. Gives its id.
 */
export const systemCreate = async (
  context: Context<Me | null, unknown>,
  kind: string,
  about: CreatedFrom,
): Promise<string> => {
  const of = context.services.contributed.machines.find((each) => each.kind === kind);
  if (!of?.create) throw new Error(`nobody creates a «${kind}»`);
  const { flow } = of;
  const id = await of.create(context, about, flow.states[flow.initial]!);
  const first = flow.rows.find(([from, , by]) => from === null && by === 'system');
  if (first) await recordFirst(context, kind, id, flow, first, null, 'all');
  return id;
};

/** What a person's new object is made of. */
interface Creating<Row extends StatefulRow, Data> {
  readonly id: string;
  /** What the caller is towards an object that is not there yet. */
  readonly actors: readonly string[];
  /** What guards look at of an object that is not there yet. */
  readonly about: Partial<Row>;
  readonly data?: Data;
  /** Stores it, with the code of its first state. */
  readonly insert: (status: number | null) => Promise<unknown>;
  /** Who may read the first step: `all`, or actors joined by commas. */
  readonly visibility: string;
}

/**
 * Makes an object by a row of its table that starts from nothing: actor, guards, the object in its first state, timeline,
 * audit. Such a row has no guards at once and no effects (`faultsOf`). Throws 403 or a guard's problem.
 */
export const create = async <Flow extends Workflow, Row extends StatefulRow & FactsOf<Flow>, Data>(
  context: Context<Me, unknown>,
  of: Machine<Flow, Row, Data>,
  transition: Transition<Flow>,
  { id, actors, about, data, insert, visibility }: Creating<Row, Data>,
): Promise<void> => {
  const { flow, kind, guards } = of as unknown as SteppedMachine<Row, Data>;
  const found = flow.rows.find(
    ([from, name, by]) => from === null && name === transition && actors.includes(by),
  );
  if (!found) throw general.notAllowed();
  const under: Under<Data> = { context, data: data as Data, transition, actor: found[2] };
  for (const guard of found[5])
    if (!(await guards[guard]!({ ...under, row: about as Row }))) throw (flow.guards[guard] as () => Error)();
  const status = flow.states[found[3]]!;
  await insert(status);
  await recordFirst(context, kind, id, flow, found, context.me.personId, visibility);
  context.audit({ object: [kind, id], after: { status } });
};

/** Tells the step with which an object begins. */
const recordFirst = (
  context: Context<Me | null, unknown>,
  kind: string,
  id: string,
  flow: Workflow,
  [, transition, actor, to]: Workflow['rows'][number],
  actorId: string | null,
  visibility: string,
): Promise<void> =>
  recordStep(context, {
    object: [kind, id],
    ...{ actorId, actor, transition, from: null, to: flow.states[to]!, visibility },
  });
