import type { RuleSet } from './rule-sets/rule-set';

/** Every rule that turns facts into a level. Its sentence for people is the word `rule…` of the same name. */
export type RuleId =
  | 'maturityProof'
  | 'maturityItem'
  | 'maturityWeakestKeyItem'
  | 'maturityMarket'
  | 'maturityEvidenced'
  | 'maturityIndex'
  | 'innovationPoint'
  | 'innovationHighestCorePoint'
  | 'advancementIndicator'
  | 'advancementWeakestIndicator'
  | 'overallStanding';

/**
 * A rule: a name, and a pure function of the rule set in force and of inputs that are plain data, so that they can be stored and
 * replayed by the set that the report names.
 */
export interface Rule<Inputs = never, Result = unknown> {
  readonly id: RuleId;
  readonly decide: (inputs: Inputs, rules: RuleSet) => Result;
}

/** One step of the explanation: what the rule was given, which documents carried it, what it said. */
export interface TraceStep<Inputs = unknown, Result = unknown> {
  readonly rule: RuleId;
  /** The row or table the step is about: an item's code, an indicator's name; `''` for the whole achievement. */
  readonly about: string;
  readonly inputs: Inputs;
  readonly evidenceIds: readonly string[];
  readonly result: Result;
}
export type Trace = readonly TraceStep[];

/** Names a rule. */
export const rule = <Inputs, Result>(
  id: RuleId,
  decide: (inputs: Inputs, rules: RuleSet) => Result,
): Rule<Inputs, Result> => ({ id, decide });

/** Applies a rule and records it in one breath, so that no level exists without its explanation. */
export const follow = <Inputs, Result>(
  rules: RuleSet,
  { id, decide }: Rule<Inputs, Result>,
  about: string,
  inputs: Inputs,
  evidenceIds: readonly string[] = [],
): TraceStep<Inputs, Result> => ({ rule: id, about, inputs, evidenceIds, result: decide(inputs, rules) });
