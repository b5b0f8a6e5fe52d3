import { lowerMedian, twoThirdsOf } from './order';
import type { RuleSet } from './rule-sets/rule-set';

export type Dimension = 'maturity' | 'innovation' | 'advancement';

export interface Reconciled<Level extends number = number> {
  /** What the rules computed, whatever was changed by hand. */
  readonly computed: Level | null;
  /** The lower median of the experts' levels. */
  readonly panel: Level | null;
  readonly published: Level | null;
  readonly noteRequired: boolean;
  /** Experts whose sheets confirm the higher level. */
  readonly confirming: number;
}

/**
 * Brings the computed level and the panel's together (domain §3.4): published is the lower of the two,
 * unless two thirds of the experts confirm the higher one. A sheet at or above the higher level confirms it.
 * Nothing above the highest evidenced level is ever published (domain §6.3), and without a computed level nothing is
 * published at all: no vote replaces a proof.
 */
export const reconcile = <Level extends number>(
  dimension: Dimension,
  computed: Level | null,
  levels: readonly number[],
  evidenced: Level | null,
  { noteFrom }: Pick<RuleSet, 'noteFrom'>,
): Reconciled<Level> => {
  const panel = lowerMedian(levels) as Level | null;
  if (computed === null || panel === null)
    return {
      computed,
      panel,
      published: null,
      noteRequired: computed === null && panel !== null,
      confirming: 0,
    };
  const ceiling = evidenced ?? computed;
  const within = Math.min(panel, ceiling) as Level;
  const [lower, higher] = computed < within ? [computed, within] : [within, computed];
  const confirming = levels.filter((level) => level >= higher).length;
  const agreed = confirming >= twoThirdsOf(levels.length) ? higher : lower;
  return {
    computed,
    panel,
    published: Math.min(agreed, ceiling) as Level,
    noteRequired: Math.abs(computed - panel) >= noteFrom[dimension],
    confirming,
  };
};
