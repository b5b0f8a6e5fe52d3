import { achievementProofs, itemProofs, maturityCap, type Proof } from './evidence';
import { missingBelow, type ItemMaturity } from './item-maturity';
import type { MaturityLevel, OutcomeCategory } from './types';

/** A proof that is missing: for an item of the work breakdown, or (`item: null`) for the whole achievement. */
export interface MissingProof {
  readonly item: string | null;
  readonly level: number;
  /** Any one of these is enough. */
  readonly accepts: readonly Proof[];
}

/** What separates the achievement from its next level of maturity. */
export interface Gap {
  readonly next: MaturityLevel;
  readonly missing: readonly MissingProof[];
}

const missingForItem = (item: ItemMaturity, next: number, top: number): number[] => {
  const ways = Array.from({ length: top - next + 1 }, (_, step) => next + step).map((level) => [
    ...missingBelow(level, item),
    ...(item.proven.includes(level) ? [] : [level]),
  ]);
  // The fewest proofs; among equals the lowest level, which comes first.
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
};

/**
 * The fewest proofs that would lift the maturity by at least one level: the question hospitals ask.
 * `null` at the top of the category, or while nothing is a key item.
 */
export const gapToNext = (
  level: MaturityLevel | null,
  items: readonly ItemMaturity[],
  category: OutcomeCategory,
): Gap | null => {
  const keyItems = items.filter(({ isKey }) => isKey);
  const next = ((level ?? 0) + 1) as MaturityLevel;
  if (next > maturityCap[category] || keyItems.length === 0) return null;
  if (next > 9) {
    return { next, missing: [{ item: null, level: next, accepts: achievementProofs[category][next] ?? [] }] };
  }
  const top = Math.min(9, maturityCap[category]);
  return {
    next,
    missing: keyItems
      .filter((item) => (item.level ?? 0) < next)
      .flatMap((item) =>
        missingForItem(item, next, top).map((proof) => ({
          item: item.code,
          level: proof,
          accepts: itemProofs[proof] ?? [],
        })),
      ),
  };
};
