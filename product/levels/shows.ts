import type { EvidenceKind } from './evidence';
import type { OutcomeCategory } from './level';
import type { ProofTable, RuleSet } from './rule-sets/rule-set';

/** The levels of maturity that a kind of document helps to prove: by itself, or only together with others. */
export const levelsShownBy = (
  kind: EvidenceKind,
  category: OutcomeCategory,
  { itemProofs, achievementProofs }: RuleSet,
): readonly { readonly level: number; readonly alone: boolean }[] => {
  const tables: readonly ProofTable[] = [itemProofs, achievementProofs[category]];
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([level, proofs]) => {
      const held = proofs.filter((proof) => proof.some(({ kinds }) => kinds.includes(kind)));
      if (held.length === 0) return [];
      const alone = held.some((proof) => proof.length === 1 && proof[0]!.institutions === 1);
      return [{ level: Number(level), alone }];
    }),
  );
};
