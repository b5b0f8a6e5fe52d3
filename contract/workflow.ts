import type { Problem } from './problem';

type Raise = (...said: never[]) => Problem;

/** One transition: from, transition, by which actor, to, guards at once, guards in the database, then. `null` before the first state. */
export type TransitionRow<State, Name, By, AtOnce, Guard, Effect> = readonly [
  from: State | null,
  transition: Name,
  by: By,
  to: State,
  atOnce: readonly AtOnce[],
  inDatabase: readonly Guard[],
  then: readonly Effect[],
];

/** A guard that the object's row alone decides, and the problem it raises. */
export type GuardAtOnce<Facts> = readonly [holds: (row: Facts) => boolean, otherwise: Raise];

/** Transition → the right it needs; `null` where only the system does it. */
type Transitions = Readonly<Record<string, string | null>>;

export interface Workflow<
  State extends string = string,
  Of extends Transitions = Transitions,
  By extends string = string,
  AtOnce extends string = string,
  Facts = never,
  Guard extends string = string,
  Effect extends string = string,
> {
  readonly name: string;
  /** State → its code on the wire; `null` where the specification gives an untouched thing no code. */
  readonly states: Readonly<Record<State, number | null>>;
  readonly transitions: Of;
  readonly by: readonly By[];
  /** Guards of the first kind need the row alone: what they refuse is not in `can`. */
  readonly atOnce: Readonly<Record<AtOnce, GuardAtOnce<Facts>>>;
  /**
   * Guards of the second kind speak when the transition is tried, each with its problem: those that need the database, and
   * those that say what is not complete yet, where a button that vanished would say nothing.
   */
  readonly guards: Readonly<Record<Guard, Raise>>;
  readonly effects: readonly Effect[];
  /** The state of a new object. */
  readonly initial: State;
  /** States nothing leaves. */
  readonly ends: readonly State[];
  readonly rows: readonly TransitionRow<State, keyof Of & string, By, AtOnce, Guard, Effect>[];
}

/** The names of a table's transitions that people take: what a reply's `can` may say, and nothing else. */
export type Transition<Flow extends Pick<Workflow, 'transitions'>> = {
  [Name in keyof Flow['transitions'] & string]: Flow['transitions'][Name] extends null ? never : Name;
}[keyof Flow['transitions'] & string];

/** The same as a list, for `oneOf` in a contract: `can: listOf(oneOf(transitionNames(materialFlow)))`. */
export const transitionNames = <Flow extends Pick<Workflow, 'transitions'>>({
  transitions,
}: Flow): readonly [Transition<Flow>, ...Transition<Flow>[]] =>
  Object.keys(transitions).filter((name) => transitions[name] !== null) as unknown as readonly [
    Transition<Flow>,
    ...Transition<Flow>[],
  ];

/**
 * A state machine as one readable table (domain §3). The head names everything once;
 * a row with another name does not compile. States nobody reaches or leaves are refused here.
 */
export const workflow = <
  const State extends string,
  const Of extends Transitions,
  const By extends string,
  const AtOnce extends string,
  Facts,
  const Guard extends string,
  const Effect extends string,
>(said: {
  name: string;
  states: Record<State, number | null>;
  transitions: Of;
  by: readonly By[];
  atOnce: Record<AtOnce, GuardAtOnce<Facts>>;
  guards: Record<Guard, Raise>;
  effects: readonly Effect[];
  initial: NoInfer<State>;
  ends: readonly NoInfer<State>[];
  rows: readonly TransitionRow<
    NoInfer<State>,
    NoInfer<keyof Of & string>,
    NoInfer<By>,
    NoInfer<AtOnce>,
    NoInfer<Guard>,
    NoInfer<Effect>
  >[];
}): Workflow<State, Of, By, AtOnce, Facts, Guard, Effect> => {
  const faults = faultsOf(said);
  if (faults.length > 0) throw new Error(`workflow ${said.name}: ${faults.join('; ')}`);
  return said;
};

/** What is wrong with a table: unreachable or dead states, transitions nobody makes, guards and effects of no row or of a row that is not there yet, two rows for one transition. */
export const faultsOf = (flow: Workflow): string[] => {
  const reached = new Set<string>([flow.initial]);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [from, , , to] of flow.rows) if (from === null || reached.has(from)) reached.add(to);
  }
  const states = Object.keys(flow.states);
  const leaves = new Set(flow.rows.filter(([from, , , to]) => from !== to).map(([from]) => from));
  const first = flow.rows.filter(([from]) => from === null);
  const transitionKeys = flow.rows.map(([from, name, by]) => `${from} ${name} ${by}`);
  return [
    ...states.filter((state) => !reached.has(state)).map((state) => `«${state}» is never reached`),
    ...states
      .filter((state) => !leaves.has(state) && !flow.ends.includes(state))
      .map((state) => `«${state}» is never left`),
    ...Object.keys(flow.transitions)
      .filter((name) => !flow.rows.some((row) => row[1] === name))
      .map((name) => `«${name}» is never made`),
    ...[...Object.keys(flow.atOnce), ...Object.keys(flow.guards), ...flow.effects]
      .filter((name) => !flow.rows.some((row) => row.slice(4).flat().includes(name)))
      .map((name) => `«${name}» stands in no row`),
    ...first.flatMap(([, name, , to, atOnce, , then]) => [
      ...(to === flow.initial ? [] : [`«${name}» begins in «${to}», the flow in «${flow.initial}»`]),
      ...[...atOnce, ...then].map((part) => `«${part}» looks at a row before «${name}» has made one`),
    ]),
    ...transitionKeys
      .filter((key, at) => transitionKeys.indexOf(key) !== at)
      .map((key) => `«${key}» stands twice`),
  ];
};

/** The guard that stands on every row of those who judge an achievement: they are independent of it (domain §1.2). */
export const independenceGuard = 'independent';

const nobody: ReadonlySet<string> = new Set();

/** What a table's guards at once look at. */
export type FactsOf<Flow> = Flow extends {
  readonly atOnce: Readonly<Record<string, GuardAtOnce<infer Facts>>>;
}
  ? Facts
  : never;

/** The first of a row's guards at once that refuses; undefined where the object's row satisfies all. */
export const refusedAtOnce = (
  flow: Workflow,
  [, , , , atOnce]: Workflow['rows'][number],
  facts: unknown,
): string | undefined => atOnce.find((name) => !flow.atOnce[name]![0](facts as never));

/** The table's rows that start from where an object stands and that its row alone allows: pure, so a thousand cost nothing. */
export const openRows = <Flow extends Workflow>(
  flow: Flow,
  state: string | null,
  facts: FactsOf<Flow>,
): Flow['rows'] =>
  flow.rows.filter((row) => row[0] === state && refusedAtOnce(flow, row, facts) === undefined);

/**
 * What a person who is these actors and has these rights may do to an object. A guard that needs the database speaks at
 * the transition; but independence is known beforehand: as an actor that a conflict of interest has `stopped`, nobody
 * does what it guards.
 */
export const can = <Flow extends Workflow>(
  flow: Flow,
  state: string | null,
  facts: FactsOf<Flow>,
  actors: readonly string[],
  rights: ReadonlySet<string>,
  conflicted: ReadonlySet<string> = nobody,
): Transition<Flow>[] => {
  const names = openRows(flow, state, facts)
    .filter(([, , by]) => actors.includes(by))
    .filter(([, , by, , , guards]) => !(conflicted.has(by) && guards.includes(independenceGuard)))
    .map(([, name]) => name)
    .filter((name) => {
      const right = flow.transitions[name]!;
      return right !== null && rights.has(right);
    });
  return [...new Set(names)] as Transition<Flow>[];
};
