import { contentHash } from '#host/audit/record';
import type { Language } from '#contract/words';
import { frozenLevels } from '#product/levels/frozen';
import { levelsNamed } from '#product/levels/presented';
import { newestRuleSet, ruleSet } from '#product/levels/rule-sets/published';
import type { Trace, TraceStep } from '#product/levels/trace';
import { categoryOf } from './application';
import { assess, sayTrace, type Assessed } from './computed-levels';
import type { ReportContent } from './content';

/** A rule set by its version, with the day of its publication and its SHA-256. */
export const ruleSetNamed = (version: number) => {
  const set = ruleSet(version);
  return { version, publishedOn: set.publishedOn, sha256: contentHash(set) };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const placeOf = ({ rule, about }: TraceStep): string => `${rule} ${about}`;

/** The steps of the newest set whose result is another one, each with what the report's own set said. */
const otherwise = (own: Trace, newest: Trace, language: Language) => {
  const before = new Map(own.map((step) => [placeOf(step), step.result]));
  return sayTrace(
    newest.filter((step) => !isSame(before.get(placeOf(step)), step.result)),
    language,
  ).map(({ rule, says, about, result }) => ({
    rule,
    says,
    about,
    own: before.get(`${rule} ${about}`) ?? null,
    byNewest: result,
  }));
};

/**
 * What the newest rule set says to a report beside what its own says, both as the rules compute them and without changes by
 * hand (domain §6.3, decision 0116); null where the report names the newest. While a report is written both are of today.
 * Afterwards its own is what was frozen, and the newest is asked as of the day on which it was.
 */
export const comparedWithNewest = (
  { row, application, evidence }: ReportContent,
  assessed: Assessed | null,
  { today, language }: { readonly today: string; readonly language: Language },
) => {
  const { version } = newestRuleSet();
  if (row.ruleSet === version) return null;
  const asOf = assessed ? today : (row.levelsOn ?? row.baseDate);
  const { computed } = assess({ ...row, ruleSet: version }, categoryOf(application), evidence, asOf);
  return {
    newest: ruleSetNamed(version),
    asOf,
    own: levelsNamed(assessed?.computed ?? frozenLevels(row.trace)),
    byNewest: levelsNamed(computed),
    steps: otherwise(assessed?.computed.trace ?? row.trace, computed.trace, language),
  };
};
