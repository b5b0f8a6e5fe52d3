import type { Comparator, Comparison, Indicator } from './types';

/** A difference this small beside the values is the machine's, not the laboratory's: 0.1 + 0.2 is 0.3. */
const noise = 1e-12;

/**
 * What the two values say by themselves (domain §6.2): equal within the tolerance is reached.
 * A target is met or missed, never surpassed. `null` when either value is not a number.
 */
export const proposedComparison = (
  { direction, ownValue, tolerance }: Pick<Indicator, 'direction' | 'ownValue' | 'tolerance'>,
  otherValue: number | null,
): Comparison | null => {
  if (ownValue === null || otherValue === null) return null;
  const lead = direction === 'smallerIsBetter' ? otherValue - ownValue : ownValue - otherValue;
  const blur = noise * Math.max(Math.abs(ownValue), Math.abs(otherValue));
  if (Math.abs(lead) <= tolerance + blur) return 'reached';
  if (direction === 'target' || lead < 0) return 'notReached';
  return 'higher';
};

/** A comparison that departs from the values needs a reason (domain §6.2). */
export const departsWithoutReason = (indicator: Indicator, comparator: Comparator): boolean => {
  const proposed = proposedComparison(indicator, comparator.value);
  return proposed !== null && proposed !== comparator.comparison && !comparator.reason?.trim();
};

/** What comparing with an indicator looks at, and what it is compared with. */
interface Compared<One> extends Pick<Indicator, 'direction' | 'ownValue' | 'tolerance'> {
  readonly comparators: readonly One[];
}

/**
 * The comparators of an indicator whose values have changed: comparisons that followed the values go on following them, and one
 * that was set against them stays as it is.
 */
export const followedComparisons = <One extends Pick<Comparator, 'value' | 'comparison'>>(
  before: Compared<One>,
  after: Compared<One>,
): One[] =>
  after.comparators.map((each) =>
    each.comparison === null || each.comparison === proposedComparison(before, each.value)
      ? { ...each, comparison: proposedComparison(after, each.value) }
      : each,
  );
