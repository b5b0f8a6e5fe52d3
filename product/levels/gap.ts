import { missingBelow, proofLevels, type ItemMaturity } from './item-maturity';
import type { MaturityLevel, ProofLevel } from './level';
import type { Proof } from './rule-sets/rule-set';
import type { AchievementFacts } from './types';

/** A proof that is missing: for an item of the work breakdown, or (`item: null`) for the whole achievement. */
interface MissingProof {
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

/** The highest level that an item proves by itself; it is none of those that can be set aside. */
const highestItemProof = 9;

/** A proof that was set aside with a reason is asked of nobody: the way leads past its level. */
const isSetAside = (level: number, { applicable }: ItemMaturity): boolean =>
  proofLevels.includes(level as ProofLevel) && !applicable.includes(level as ProofLevel);

const missingForItem = (item: ItemMaturity, next: number): number[] => {
  // Up to the highest proof of an item, whatever the category's cap: one above the cap counts as the cap.
  const levels = Array.from({ length: highestItemProof - next + 1 }, (_, step) => next + step);
  const ways = levels
    .filter((level) => !isSetAside(level, item))
    .map((level) => [...missingBelow(level, item), ...(item.proven.includes(level) ? [] : [level])]);
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
  { category, rules }: Pick<AchievementFacts, 'category' | 'rules'>,
): Gap | null => {
  const keyItems = items.filter(({ isKey }) => isKey);
  const next = ((level ?? 0) + 1) as MaturityLevel;
  if (next > rules.maturityCap[category] || keyItems.length === 0) return null;
  if (next > highestItemProof) {
    return {
      next,
      missing: [{ item: null, level: next, accepts: rules.achievementProofs[category][next] ?? [] }],
    };
  }
  return {
    next,
    missing: keyItems
      .filter((item) => (item.level ?? 0) < next)
      .flatMap((item) =>
        missingForItem(item, next).map((proof) => ({
          item: item.code,
          level: proof,
          accepts: rules.itemProofs[proof] ?? [],
        })),
      ),
  };
};
