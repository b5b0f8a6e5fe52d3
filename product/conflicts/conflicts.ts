import { hardRules, type Rule } from './hard-rules';
import { softRules } from './soft-rules';
import type { AchievementRelationships, Bound, Candidate, Hit } from './types';
import type { Day } from '#contract/days';

export interface Conflicts {
  /** The candidate is refused. */
  readonly hard: readonly Hit[];
  /** The agency writes a reason, and the public-service agency sees it. */
  readonly soft: readonly Hit[];
}

const isSame = (one: Hit, other: Hit): boolean =>
  one.word === other.word &&
  one.who === other.who &&
  one.where === other.where &&
  one.matchedBy === other.matchedBy &&
  one.severity === other.severity &&
  one.rule === other.rule;

const isFirst = (hit: Hit, place: number, hits: readonly Hit[]): boolean =>
  hits.findIndex((one) => isSame(one, hit)) === place;

/** Of thousands of candidates hardly one has a hit: nothing is sorted for those without. */
const ofSeverity = (severity: Hit['severity'], hits: readonly Hit[]): readonly Hit[] =>
  hits.length === 0 ? hits : hits.filter((hit) => hit.severity === severity).filter(isFirst);

const allRules: readonly Rule<Candidate>[] = [...hardRules, ...softRules];

/** What refuses somebody on this day, whatever soft rules would say (domain §9.1, item 1). */
export const hardConflictsOf = (
  candidate: Bound,
  achievement: AchievementRelationships,
  today: Day,
): readonly Hit[] =>
  ofSeverity(
    'hard',
    hardRules.flatMap((rule) => rule(candidate, achievement, today)),
  );

/** Every conflict of interest between a candidate and an achievement on this day (domain §9.1, item 1). */
export const conflictsOf = (
  candidate: Candidate,
  achievement: AchievementRelationships,
  today: Day,
): Conflicts => {
  const hits = allRules.flatMap((rule) => rule(candidate, achievement, today));
  return { hard: ofSeverity('hard', hits), soft: ofSeverity('soft', hits) };
};
