import type { Problem } from './problem';

type Raise = (...said: never[]) => Problem;

/** One transition: from, deed, by whose hat, to, only if, then. `null` before the first state. */
export type Row<State, Deed, By, Guard, Effect> = readonly [
  from: State | null,
  deed: Deed,
  by: By,
  to: State,
  onlyIf: readonly Guard[],
  then: readonly Effect[],
];

export interface Workflow<
  State extends string = string,
  Deed extends string = string,
  By extends string = string,
  Guard extends string = string,
  Effect extends string = string,
> {
  readonly name: string;
  /** State → its code on the wire; `null` where the specification gives an untouched thing no code. */
  readonly states: Readonly<Record<State, number | null>>;
  /** Deed → the right it needs; `null` where only the system does it. */
  readonly deeds: Readonly<Record<Deed, string | null>>;
  readonly by: readonly By[];
  /** Guard → the problem it raises. */
  readonly guards: Readonly<Record<Guard, Raise>>;
  readonly effects: readonly Effect[];
  /** The state of a new object. */
  readonly begins: State;
  /** States nothing leaves. */
  readonly ends: readonly State[];
  readonly rows: readonly Row<State, Deed, By, Guard, Effect>[];
}

/**
 * A state machine as one readable table (domain §3). The head names everything once;
 * a row with another name does not compile. States nobody reaches or leaves are refused here.
 */
export const workflow = <
  const State extends string,
  const Deed extends string,
  const By extends string,
  const Guard extends string,
  const Effect extends string,
>(said: {
  name: string;
  states: Record<State, number | null>;
  deeds: Record<Deed, string | null>;
  by: readonly By[];
  guards: Record<Guard, Raise>;
  effects: readonly Effect[];
  begins: NoInfer<State>;
  ends: readonly NoInfer<State>[];
  rows: readonly Row<NoInfer<State>, NoInfer<Deed>, NoInfer<By>, NoInfer<Guard>, NoInfer<Effect>>[];
}): Workflow<State, Deed, By, Guard, Effect> => {
  const faults = faultsOf(said);
  if (faults.length > 0) throw new Error(`workflow ${said.name}: ${faults.join('; ')}`);
  return said;
};

/** What is wrong with a table: unreachable or dead states, deeds nobody does, two rows for one move. */
export const faultsOf = (flow: Workflow): string[] => {
  const reached = new Set<string>([flow.begins]);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [from, , , to] of flow.rows) if (from === null || reached.has(from)) reached.add(to);
  }
  const states = Object.keys(flow.states);
  const leaves = new Set(flow.rows.filter(([from, , , to]) => from !== to).map(([from]) => from));
  const moves = flow.rows.map(([from, deed, by]) => `${from} ${deed} ${by}`);
  return [
    ...states.filter((state) => !reached.has(state)).map((state) => `«${state}» is never reached`),
    ...states
      .filter((state) => !leaves.has(state) && !flow.ends.includes(state))
      .map((state) => `«${state}» is never left`),
    ...Object.keys(flow.deeds)
      .filter((deed) => !flow.rows.some((row) => row[1] === deed))
      .map((deed) => `«${deed}» is never done`),
    ...moves.filter((move, at) => moves.indexOf(move) !== at).map((move) => `«${move}» stands twice`),
  ];
};

/** The guard that stands on every row of those who judge an achievement: they are independent of it (domain §1.2). */
export const independenceGuard = 'independent';

const nobody: ReadonlySet<string> = new Set();

/**
 * What a person with these hats and rights may do from a state: pure, so a list of a thousand rows costs nothing.
 * A guard that needs the database speaks at the deed; but independence is known beforehand: the hats in which somebody
 * is `stopped` by a conflict of interest do none of what it guards.
 */
export const can = <Deed extends string>(
  flow: Workflow<string, Deed>,
  state: string | null,
  hats: readonly string[],
  rights: ReadonlySet<string>,
  stopped: ReadonlySet<string> = nobody,
): Deed[] => {
  const deeds = flow.rows
    .filter(([from, , by]) => from === state && hats.includes(by))
    .filter(([, , by, , onlyIf]) => !(stopped.has(by) && onlyIf.includes(independenceGuard)))
    .map(([, deed]) => deed)
    .filter((deed) => {
      const right = flow.deeds[deed];
      return right !== null && rights.has(right);
    });
  return [...new Set(deeds)];
};
