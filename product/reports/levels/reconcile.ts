import { lowerMedian, twoThirdsOf } from './order';

export type Dimension = 'maturity' | 'innovation' | 'advancement';

/** From this difference on the assessor writes a reconciliation note (domain §3.4). */
export const noteFrom: Readonly<Record<Dimension, number>> = { maturity: 2, innovation: 1, advancement: 1 };

export interface LevelOpinion {
  /** The level on the expert's sheet; the computed one where he agrees. */
  readonly level: number;
  /** He was asked afterwards, and confirmed the higher of the two levels. */
  readonly confirmsHigher: boolean;
}

export interface Reconciled<Level extends number = number> {
  readonly computed: Level | null;
  /** The lower median of the experts' levels. */
  readonly panel: Level | null;
  readonly published: Level | null;
  readonly noteRequired: boolean;
  /** Experts who confirm the higher level, by their sheet or when asked. */
  readonly confirming: number;
}

/**
 * Brings the computed level and the panel's together (domain §3.4): published is the lower of the two,
 * unless two thirds of the experts confirm the higher one. A sheet at or above the higher level confirms it.
 * Without a computed level nothing is published: no vote replaces a proof.
 */
export const reconcile = <Level extends number>(
  dimension: Dimension,
  computed: Level | null,
  opinions: readonly LevelOpinion[],
  /** The highest level the category allows. */
  cap: number = Number.POSITIVE_INFINITY,
): Reconciled<Level> => {
  const levels = opinions.map(({ level }) => Math.min(level, cap));
  const panel = lowerMedian(levels) as Level | null;
  if (computed === null || panel === null)
    return {
      computed,
      panel,
      published: null,
      noteRequired: computed === null && panel !== null,
      confirming: 0,
    };
  const [lower, higher] = computed < panel ? [computed, panel] : [panel, computed];
  const confirming = opinions.filter(
    ({ confirmsHigher }, place) => confirmsHigher || levels[place]! >= higher,
  ).length;
  return {
    computed,
    panel,
    published: confirming >= twoThirdsOf(opinions.length) ? higher : lower,
    noteRequired: higher - lower >= noteFrom[dimension],
    confirming,
  };
};
