import { about, when } from './finding';
import { carrying, citationFindings, cited, maturityProof } from './proof';
import { follow, rule, type Trace } from './trace';
import type { AchievementFacts, LevelFinding, WbsItem } from './types';
import type { ProofLevel } from './level';

/** The levels that cannot be leapt over where they apply (domain §6.3). */
export const proofLevels: readonly ProofLevel[] = [3, 4, 6, 8];

export interface ItemMaturity {
  readonly code: string;
  readonly weight: number;
  readonly isKey: boolean;
  readonly level: number | null;
  /** Each level that evidence proves by itself, reached or not. */
  readonly proven: readonly number[];
  readonly applicable: readonly ProofLevel[];
  readonly trace: Trace;
  readonly findings: readonly LevelFinding[];
}

interface ItemInputs {
  readonly proven: readonly number[];
  readonly applicable: readonly number[];
  readonly cap: number;
}

/** The applicable proofs below a level for which there is no valid evidence. */
export const missingBelow = (level: number, { proven, applicable }: Omit<ItemInputs, 'cap'>): number[] =>
  applicable.filter((proof) => proof < level && !proven.includes(proof));

/** The highest proven level below which no applicable proof is missing; never above the category's cap. */
export const itemLevel = rule('maturityItem', ({ proven, applicable, cap }: ItemInputs): number | null => {
  const reached = proven.filter((level) => missingBelow(level, { proven, applicable }).length === 0);
  return reached.length === 0 ? null : Math.min(Math.max(...reached), cap);
});

const hasReason = ({ reason }: { readonly reason: string }): boolean => reason.trim() !== '';

/** A proof is set aside only with a reason. */
const applicableProofs = (item: WbsItem): ProofLevel[] =>
  proofLevels.filter(
    (proof) => !item.notApplicableProofs.some((one) => one.level === proof && hasReason(one)),
  );

/** One item's level with its explanation (domain §6.3). */
export const itemMaturity = (item: WbsItem, facts: AchievementFacts): ItemMaturity => {
  const { category, baseDate, rules } = facts;
  const cap = rules.maturityCap[category];
  const inputs = {
    of: 'item',
    category,
    baseDate,
    documents: cited(item.evidenceIds, facts.documents),
  } as const;
  const proofs = follow(rules, maturityProof, item.code, inputs, carrying(inputs, rules));
  const applicable = applicableProofs(item);
  const reached = follow(
    rules,
    itemLevel,
    item.code,
    { proven: proofs.result, applicable, cap },
    proofs.evidenceIds,
  );
  return {
    code: item.code,
    weight: item.weight,
    isKey: item.isKey,
    level: reached.result,
    proven: proofs.result,
    applicable,
    trace: [proofs, reached],
    findings: [
      ...citationFindings(about('wbs', item.code), item.evidenceIds, facts.documents, baseDate),
      ...levelFindings(item, reached.result, { proven: proofs.result, applicable, cap }),
    ],
  };
};

/** What the assessor should know about an item: proofs missing, a claim too high, the cap, reasons forgotten. */
const levelFindings = (item: WbsItem, level: number | null, inputs: ItemInputs): LevelFinding[] => {
  const say = about('wbs', item.code);
  const highest = Math.max(0, ...inputs.proven);
  const missing = missingBelow(highest, inputs);
  const claimed = item.claimedLevel ?? 0;
  const hoped = Math.max(highest, claimed);
  const reached = level ?? '–';
  return [
    ...when(inputs.proven.length === 0, say('warns', 'itemWithoutEvidence')),
    ...when(
      missing.length > 0,
      say('warns', 'proofsMissing', { level: reached, highest, missing: missing.join(', ') }),
    ),
    ...when(hoped > inputs.cap, say('warns', 'cappedByCategory', { claimed: hoped, cap: inputs.cap })),
    ...when(
      Math.min(claimed, inputs.cap) > (level ?? 0),
      say('warns', 'claimAboveEvidence', { claimed, level: reached }),
    ),
    ...proofLevels
      .filter((proof) => item.notApplicableProofs.some((one) => one.level === proof && !hasReason(one)))
      .map((proof) => say('blocks', 'notApplicableWithoutReason', { proof })),
  ];
};
