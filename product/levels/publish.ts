import type { ComputedLevels } from './frozen';
import { overallAfterPanel, overallStanding, type OverallVote } from './overall';
import { reconcile, type Reconciled } from './reconcile';
import type { RuleSet } from './rule-sets/rule-set';
import type {
  AdvancementLevel,
  InnovationLevel,
  MaturityLevel,
  OutcomeCategory,
  OverallLevel,
} from './level';

/** What one expert's sheet says about the levels; `advancement` is null where a theory stays unrated. */
export interface SheetLevels {
  readonly maturity: number;
  readonly innovation: number;
  readonly advancement: number | null;
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
 * The levels the server sets when the round has passed (domain §3.3 R4c, §3.4), from what the rules computed and never
 * from what a person made of it. The standing follows from the published levels, not the computed ones: a lowered
 * advancement cannot leave "internationally leading" standing. Then the panel's votes weigh in.
 */
export const publishedLevels = (
  computed: Pick<ComputedLevels, 'maturity' | 'innovation' | 'advancement' | 'evidenced'>,
  sheets: readonly SheetLevels[],
  category: OutcomeCategory,
  rules: RuleSet,
): PublishedLevels => {
  const { evidenced } = computed;
  const maturity = reconcile(
    'maturity',
    computed.maturity,
    sheets.map((sheet) => sheet.maturity),
    evidenced.maturity,
    rules,
  );
  const innovation = reconcile(
    'innovation',
    computed.innovation,
    sheets.map((sheet) => sheet.innovation),
    evidenced.innovation,
    rules,
  );
  const advancement = reconcile(
    'advancement',
    computed.advancement,
    sheets.flatMap((sheet) => (sheet.advancement === null ? [] : [sheet.advancement])),
    evidenced.advancement,
    rules,
  );
  const standing = overallStanding.decide(
    { advancement: advancement.published, innovation: innovation.published ?? 0 },
    rules,
  );
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

/** The scales on which more stands than evidence carries: such a report is never passed (domain §6.3). */
export const aboveEvidence = (
  levels: Readonly<Record<'maturity' | 'innovation' | 'advancement', number | null>>,
  { evidenced }: Pick<ComputedLevels, 'evidenced'>,
) =>
  (['maturity', 'innovation', 'advancement'] as const).filter(
    (which) => (levels[which] ?? 0) > (evidenced[which] ?? 0),
  );
