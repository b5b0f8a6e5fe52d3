import { computeLevels, type Assessment } from './compute';
import {
  raises,
  stateOfChange,
  type Changeable,
  type ChangeableLevels,
  type ChangeState,
  type Confirmation,
  type Grounds,
  type ManualChange,
} from './manual-override';
import { overallStanding, rank } from './overall';
import type { AchievementFacts } from './types';
import type { MaturityLevel } from './level';

/** What a person made of the computed levels. */
export interface ByHand {
  readonly changes: readonly ManualChange[];
  readonly confirmed: readonly Confirmation[];
}

export interface LevelsWithChanges {
  readonly computed: Assessment;
  readonly inForce: Pick<Assessment, 'maturity' | 'maturityIndex' | 'innovation' | 'advancement' | 'overall'>;
  readonly changes: readonly (ManualChange & { readonly state: ChangeState; readonly isRaise: boolean })[];
}

/**
 * Whether the cited documents alone show this maturity, wherever the evidence as a whole had left the key items below it.
 * Only the items that fall short need their proof cited.
 */
const carriedBy =
  (facts: AchievementFacts, computed: Assessment) =>
  (level: MaturityLevel, cited: readonly string[]): boolean => {
    const short = computed.rows.items.filter(
      (item) => item.isKey && (item.level === null || item.level < Math.min(level, 9)),
    );
    const alone = computeLevels({
      ...facts,
      wbs: facts.wbs.map((item) =>
        short.some(({ code }) => code === item.code)
          ? { ...item, evidenceIds: item.evidenceIds.filter((id) => cited.includes(id)) }
          : item,
      ),
      achievementEvidenceIds: facts.achievementEvidenceIds.filter((id) => cited.includes(id)),
    });
    return (alone.evidenced.maturity ?? 0) >= level;
  };

/** What the evidence says to changes by hand, for accepting one and for telling whether it still stands. */
export const groundsOf = (facts: AchievementFacts, computed: Assessment): Grounds => ({
  highest: facts.rules.maturityCap[facts.category],
  evidenced: { ...computed.evidenced, overall: computed.overall },
  carries: carriedBy(facts, computed),
});

/**
 * The one rule of which levels are in force (domain §6.3), for the server that keeps them and the browser that shows them
 * while somebody types. The overall standing follows from the levels in force and may be lowered further by hand.
 */
export const levelsInForce = (facts: AchievementFacts, { changes, confirmed }: ByHand): LevelsWithChanges => {
  const computed = computeLevels(facts);
  const grounds = groundsOf(facts, computed);
  const judged = changes.map((change) => ({
    ...change,
    state: stateOfChange(change, computed[change.which], grounds, confirmed),
    isRaise: raises(change),
  }));
  const inForce = <Which extends Changeable>(
    which: Which,
    otherwise: ChangeableLevels[Which] | null,
  ): ChangeableLevels[Which] | null =>
    (judged.find((change) => change.which === which && change.state === 'inForce')
      ?.chosen as ChangeableLevels[Which]) ?? otherwise;
  const innovation = inForce('innovation', computed.innovation) ?? 0;
  const advancement = inForce('advancement', computed.advancement);
  const follows = overallStanding.decide({ advancement, innovation }, facts.rules);
  const chosen = inForce('overall', follows) ?? follows;
  return {
    computed,
    inForce: {
      maturity: inForce('maturity', computed.maturity),
      maturityIndex: computed.maturityIndex,
      innovation,
      advancement,
      overall: rank(chosen) > rank(follows) ? chosen : follows,
    },
    changes: judged,
  };
};
