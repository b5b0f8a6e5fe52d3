import { twoThirdsOf } from './order';
import { rule } from './trace';
import type { AdvancementLevel, InnovationLevel, OutcomeCategory, OverallLevel } from './level';

/** The rated standings, best first. */
export const standings = [
  'internationallyLeading',
  'internationallyAdvanced',
  'domesticallyLeading',
  'domesticallyAdvanced',
  'domesticallyAverage',
] as const satisfies readonly OverallLevel[];
type Standing = (typeof standings)[number];

interface StandingInputs {
  readonly advancement: AdvancementLevel | null;
  readonly innovation: InnovationLevel;
}

/**
 * The overall standing from advancement and innovation, first match (domain §6.3, ZTSPGJX).
 * Maturity does not enter: readiness is not standing.
 */
export const overallStanding = rule(
  'overallStanding',
  ({ advancement, innovation }: StandingInputs, rules): OverallLevel =>
    (advancement !== null &&
      rules.standings.find((one) => advancement >= one.advancement && innovation >= one.innovation)?.level) ||
    'notRated',
);

export interface OverallVote {
  readonly level: OverallLevel;
  /** Needed for a vote above the computed standing. */
  readonly reason: string;
}

/** The place of a standing, best first; unrated is the last of all. */
export const rank = (level: OverallLevel): number =>
  level === 'notRated' ? Number.POSITIVE_INFINITY : standings.indexOf(level);

const reasoned = ({ reason }: OverallVote): boolean => reason.trim() !== '';

/**
 * What the panel makes of the computed standing (domain §6.3): a majority lowers it by any step,
 * two thirds with a written reason raise it by one. An unrated theory gets the best standing that
 * two thirds reach or surpass with reasons. A vote "not rated" is no view of the standing, but its head counts.
 */
export const overallAfterPanel = (
  computed: OverallLevel,
  votes: readonly OverallVote[],
  category: OutcomeCategory,
): OverallLevel => {
  const rated = votes.filter(({ level }) => level !== 'notRated');
  const twoThirds = twoThirdsOf(votes.length);
  if (computed === 'notRated') {
    if (category !== 'basicTheory' || votes.length === 0) return 'notRated';
    const agreed = (standing: Standing): boolean =>
      rated.filter((vote) => reasoned(vote) && rank(vote.level) <= rank(standing)).length >= twoThirds;
    return standings.find(agreed) ?? 'notRated';
  }
  const majorityAtMost = (standing: Standing): boolean =>
    2 * rated.filter(({ level }) => rank(level) >= rank(standing)).length > votes.length;
  const lowered = standings.findLast(
    (standing) => rank(standing) > rank(computed) && majorityAtMost(standing),
  );
  if (lowered) return lowered;
  const raising = rated.filter((vote) => rank(vote.level) < rank(computed) && reasoned(vote));
  return votes.length > 0 && raising.length >= twoThirds ? standings[rank(computed) - 1]! : computed;
};
