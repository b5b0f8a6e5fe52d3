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

/** Deed → the right it needs; `null` where only the system does it. */
type Deeds = Readonly<Record<string, string | null>>;

export interface Workflow<
  State extends string = string,
  Of extends Deeds = Deeds,
  By extends string = string,
  Guard extends string = string,
  Effect extends string = string,
> {
  readonly name: string;
  /** State → its code on the wire; `null` where the specification gives an untouched thing no code. */
  readonly states: Readonly<Record<State, number | null>>;
  readonly deeds: Of;
  readonly by: readonly By[];
  /** Guard → the problem it raises. */
  readonly guards: Readonly<Record<Guard, Raise>>;
  readonly effects: readonly Effect[];
  /** The state of a new object. */
  readonly begins: State;
  /** States nothing leaves. */
  readonly ends: readonly State[];
  readonly rows: readonly Row<State, keyof Of & string, By, Guard, Effect>[];
}

/** The names of a table's transitions that people take: what a reply's `can` may say, and nothing else. */
export type Transition<Flow extends Pick<Workflow, 'deeds'>> = {
  [Name in keyof Flow['deeds'] & string]: Flow['deeds'][Name] extends null ? never : Name;
}[keyof Flow['deeds'] & string];

/** The same as a list, for `oneOf` in a contract: `can: listOf(oneOf(transitionNames(materialFlow)))`. */
export const transitionNames = <Flow extends Pick<Workflow, 'deeds'>>({
  deeds,
}: Flow): readonly [Transition<Flow>, ...Transition<Flow>[]] =>
  Object.keys(deeds).filter((name) => deeds[name] !== null) as unknown as readonly [
    Transition<Flow>,
    ...Transition<Flow>[],
  ];

/**
 * A state machine as one readable table (domain §3). The head names everything once;
 * a row with another name does not compile. States nobody reaches or leaves are refused here.
 */
export const workflow = <
  const State extends string,
  const Of extends Deeds,
  const By extends string,
  const Guard extends string,
  const Effect extends string,
>(said: {
  name: string;
  states: Record<State, number | null>;
  deeds: Of;
  by: readonly By[];
  guards: Record<Guard, Raise>;
  effects: readonly Effect[];
  begins: NoInfer<State>;
  ends: readonly NoInfer<State>[];
  rows: readonly Row<
    NoInfer<State>,
    NoInfer<keyof Of & string>,
    NoInfer<By>,
    NoInfer<Guard>,
    NoInfer<Effect>
  >[];
}): Workflow<State, Of, By, Guard, Effect> => {
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
export const can = <Flow extends Workflow>(
  flow: Flow,
  state: string | null,
  hats: readonly string[],
  rights: ReadonlySet<string>,
  stopped: ReadonlySet<string> = nobody,
): Transition<Flow>[] => {
  const deeds = flow.rows
    .filter(([from, , by]) => from === state && hats.includes(by))
    .filter(([, , by, , onlyIf]) => !(stopped.has(by) && onlyIf.includes(independenceGuard)))
    .map(([, deed]) => deed)
    .filter((deed) => {
      const right = flow.deeds[deed]!;
      return right !== null && rights.has(right);
    });
  return [...new Set(deeds)] as Transition<Flow>[];
};
