import { evidencedMaturity } from './evidenced';
import { about, when } from './finding';
import { gapToNext, type Gap } from './gap';
import { itemMaturity, type ItemMaturity } from './item-maturity';
import { carrying, citationFindings, cited, maturityProof } from './proof';
import { follow, rule, type Trace } from './trace';
import type { AchievementFacts, LevelFinding } from './types';
import type { MaturityLevel } from './level';
import { assessedItems, hundredths, isWhole, wbsFindings } from './wbs';

export interface Maturity {
  /** `null`: some key item has no level. */
  readonly level: MaturityLevel | null;
  /** The highest level with valid evidence of its own, gaps below it or not; `null`: some key item has none. */
  readonly evidenced: MaturityLevel | null;
  /** Weighted mean of the items' levels, one decimal; `null` until the weights add up to 100. */
  readonly index: number | null;
  readonly items: readonly ItemMaturity[];
  readonly gapToNext: Gap | null;
  readonly trace: Trace;
  readonly findings: readonly LevelFinding[];
}

/** A system is as ready as its weakest key part. A key part without a level leaves the whole without one. */
export const weakestKeyItem = rule(
  'maturityWeakestKeyItem',
  ({ keyItems }: { keyItems: readonly { item: string; level: number | null }[] }): number | null =>
    keyItems.length === 0 || keyItems.some(({ level }) => level === null)
      ? null
      : Math.min(...keyItems.map(({ level }) => level ?? 0)),
);

/**
 * From 9 on the whole achievement climbs by sales or adoption, one level after the other:
 * a statement of profit does not stand in for the first contract that was really paid.
 */
export const marketLevel = rule(
  'maturityMarket',
  ({ weakest, proven }: { weakest: number | null; proven: readonly number[] }): number | null => {
    if (weakest === null || weakest < 9) return weakest;
    const firstMissing = [10, 11, 12, 13].find((level) => !proven.includes(level)) ?? 14;
    return firstMissing - 1;
  },
);

/** Σ weight × level ÷ 100 over the assessed items, half up to one decimal; an item without a level counts 0. */
export const maturityIndex = rule(
  'maturityIndex',
  ({ rows }: { rows: readonly { item: string; weight: number; level: number | null }[] }): number | null =>
    isWhole(rows)
      ? Math.round(
          rows.reduce((sum, { weight, level }) => sum + hundredths(weight) * (level ?? 0), 0) / 1000,
        ) / 10
      : null,
);

/** The maturity of an achievement: 1–13, the index beside it, and what is missing for more (domain §6.3, CSD). */
export const maturityOf = (facts: AchievementFacts): Maturity => {
  const { category, baseDate, rules } = facts;
  const cap = rules.maturityCap[category];
  const say = about('achievement');

  const items = assessedItems(facts.wbs).map((item) => itemMaturity(item, facts));
  const weakest = follow(rules, weakestKeyItem, '', {
    keyItems: items.filter(({ isKey }) => isKey).map(({ code, level }) => ({ item: code, level })),
  });
  const marketInputs = {
    of: 'achievement',
    category,
    baseDate,
    documents: cited(facts.achievementEvidenceIds, facts.documents),
  } as const;
  const proofs = follow(rules, maturityProof, '', marketInputs, carrying(marketInputs, rules));
  const overall = follow(rules, marketLevel, '', { weakest: weakest.result, proven: proofs.result });
  const evidenced = follow(rules, evidencedMaturity, '', {
    keyItems: items.filter(({ isKey }) => isKey).map(({ code, proven }) => ({ item: code, proven })),
    market: proofs.result,
    cap,
  });
  const index = follow(rules, maturityIndex, '', {
    rows: items.map(({ code, weight, level }) => ({ item: code, weight, level })),
  });

  const level = overall.result as MaturityLevel | null;
  return {
    level,
    evidenced: evidenced.result,
    index: index.result,
    items,
    gapToNext: gapToNext(level, items, facts),
    trace: [...items.flatMap(({ trace }) => trace), weakest, proofs, overall, evidenced, index],
    findings: [
      ...wbsFindings(facts.wbs),
      ...items.flatMap(({ findings }) => findings),
      ...citationFindings(say, facts.achievementEvidenceIds, facts.documents, baseDate),
      ...when(proofs.result.length > 0 && (weakest.result ?? 0) < 9, say('tells', 'marketTooEarly')),
      ...when(level === null, say('blocks', 'maturityNone')),
      ...when(level === cap, say('tells', 'maturityAtTop', { level: level ?? 0 })),
    ],
  };
};
