import type { Dimension } from '#product/levels/reconcile';
import type { RuleSet } from '#product/levels/rule-sets/rule-set';

/** A level on each scale; null where a scale is not rated. */
export type ScaleLevels = Readonly<Record<Dimension, number | null>>;

/** What was published beside what the second reviewer gave. */
export interface Compared {
  readonly scale: Dimension;
  readonly published: number | null;
  readonly second: number | null;
  /** From how many steps apart it is a deviation: where the panel would have asked for a note (domain §3.4). */
  readonly limit: number;
  readonly deviates: boolean;
}

const dimensions = ['maturity', 'innovation', 'advancement'] as const satisfies readonly Dimension[];

/**
 * Both results side by side. They deviate where they lie as far apart as a panel and the computed level may not without a
 * reconciliation note (domain §3.4), by the rules that the report was judged by. A scale that only one of them rates, as
 * advancement of a theory, is not compared.
 */
export const compare = (
  published: ScaleLevels,
  second: ScaleLevels,
  { noteFrom }: Pick<RuleSet, 'noteFrom'>,
): readonly Compared[] =>
  dimensions.map((scale) => {
    const [one, other, limit] = [published[scale], second[scale], noteFrom[scale]];
    const deviates = one !== null && other !== null && Math.abs(one - other) >= limit;
    return { scale, published: one, second: other, limit, deviates };
  });
