import { maturityCap } from './evidence';
import { overallAfterPanel, overallStanding, type OverallVote } from './overall';
import { reconcile, type LevelOpinion, type Reconciled } from './reconcile';
import type {
  AdvancementLevel,
  InnovationLevel,
  MaturityLevel,
  OutcomeCategory,
  OverallLevel,
} from './types';

/** What one expert's sheet says about the levels; `advancement` is null where a theory stays unrated. */
export interface SheetLevels {
  readonly maturity: LevelOpinion;
  readonly innovation: LevelOpinion;
  readonly advancement: LevelOpinion | null;
  readonly overall: OverallVote;
}

export interface PublishedLevels {
  readonly maturity: Reconciled<MaturityLevel>;
  readonly innovation: Reconciled<InnovationLevel>;
  readonly advancement: Reconciled<AdvancementLevel>;
  readonly overall: OverallLevel;
  /** At least one of the three levels asks the assessor for a reconciliation note. */
  readonly noteRequired: boolean;
}

/**
 * The levels the server sets when the round has passed (domain §3.3 R4c, §3.4).
 * The standing follows from the published levels, not the computed ones: a lowered advancement
 * cannot leave "internationally leading" standing. Then the panel's votes weigh in.
 */
export const publishedLevels = (
  computed: {
    readonly maturity: MaturityLevel | null;
    readonly innovation: InnovationLevel;
    readonly advancement: AdvancementLevel | null;
  },
  sheets: readonly SheetLevels[],
  category: OutcomeCategory,
): PublishedLevels => {
  const maturity = reconcile(
    'maturity',
    computed.maturity,
    sheets.map((sheet) => sheet.maturity),
    maturityCap[category],
  );
  const innovation = reconcile(
    'innovation',
    computed.innovation,
    sheets.map((sheet) => sheet.innovation),
  );
  const advancement = reconcile(
    'advancement',
    computed.advancement,
    sheets.flatMap((sheet) => (sheet.advancement === null ? [] : [sheet.advancement])),
  );
  const standing = overallStanding.decide({
    advancement: advancement.published,
    innovation: innovation.published ?? 0,
  });
  return {
    maturity,
    innovation,
    advancement,
    overall: overallAfterPanel(
      standing,
      sheets.map((sheet) => sheet.overall),
      category,
    ),
    noteRequired: [maturity, innovation, advancement].some((level) => level.noteRequired),
  };
};
