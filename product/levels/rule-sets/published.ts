import { first } from './first';
import type { RuleSet } from './rule-set';

const published: RuleSet[] = [];

const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
};

/**
 * Takes a rule set among those that reports are judged by; nothing in it can be changed afterwards. Gives the way to take it
 * back, for what only tries a set. Throws where it is not numbered one above the newest.
 */
export const publish = (set: RuleSet): (() => void) => {
  if (set.version !== published.length + 1)
    throw new Error(
      `rule set ${set.version} cannot follow ${published.length}: sets are numbered without gaps`,
    );
  published.push(frozen(set));
  return () => void published.splice(published.indexOf(set), 1);
};
publish(first);

/** All sets, the oldest first. */
export const ruleSets = (): readonly RuleSet[] => published;

/** The set by which a report that is begun now is judged. */
export const newestRuleSet = (): RuleSet => published.at(-1)!;

/** The set of this number. Throws where none was published under it: a report names only sets that were. */
export const ruleSet = (version: number): RuleSet => {
  const found = published[version - 1];
  if (!found) throw new Error(`no rule set ${version} was published`);
  return found;
};
