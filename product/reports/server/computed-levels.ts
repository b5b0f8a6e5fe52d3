import type { Selectable } from 'kysely';
import type { Language } from '#contract/words';
import { withCitations } from '#product/citations/standing';
import { labelOf } from '#product/dictionaries/dictionaries';
import { overallLevels } from '#product/dictionaries/level-codes';
import { kindOfType } from '#product/levels/evidence';
import { levelsInForce, type LevelsWithChanges } from '#product/levels/in-force';
import { raises } from '#product/levels/manual-override';
import { levelsNamed, presented, presentedTrace } from '#product/levels/presented';
import { inWords } from '#product/levels/require-sound';
import { ruleSet } from '#product/levels/rule-sets/published';
import type { Trace } from '#product/levels/trace';
import type { AchievementFacts, EvidenceDocument } from '#product/levels/types';
import type { OutcomeCategory } from '#product/levels/level';
import type { Assessment, LevelChange, LevelsInForce, TraceStep } from '#product/levels/assessment';
import type { z } from 'zod';
import type { EvidenceRow } from '#queries/materials';
import { reportStates } from '#product/dictionaries/report-status';
import type { Tables } from '#host/database/tables';

export type ReportRecord = Selectable<Tables['report']>;
/** The tables of a report from which its levels follow, and what people made of them. */
export type Facts = Pick<
  ReportRecord,
  | 'workBreakdown'
  | 'indicators'
  | 'innovationPoints'
  | 'achievementEvidence'
  | 'citations'
  | 'overrides'
  | 'confirmedChanges'
  | 'baseDate'
  | 'ruleSet'
>;

/** How a report's levels stand, those in force under the names of its columns. */
export type Assessed = Omit<LevelsWithChanges, 'inForce'> & { readonly inForce: LevelsInForce };

/** A piece of evidence in the words of the rules. */
export const asDocument = ({
  id,
  documentType,
  passed,
  issuedOn,
  issuer,
}: EvidenceRow): EvidenceDocument => ({
  id,
  kind: kindOfType(documentType),
  passed,
  issuedOn,
  issuer,
});

/** The facts of a report in the words of the rules. */
export const factsOf = (
  facts: Omit<Facts, 'overrides' | 'confirmedChanges'>,
  category: OutcomeCategory,
  evidence: readonly EvidenceRow[],
  today: string,
): AchievementFacts =>
  withCitations(
    {
      rules: ruleSet(facts.ruleSet),
      category,
      baseDate: facts.baseDate,
      submittedOn: today,
      wbs: facts.workBreakdown,
      achievementEvidenceIds: facts.achievementEvidence,
      indicators: facts.indicators,
      innovationPoints: facts.innovationPoints,
      documents: evidence.map(asDocument),
    },
    facts.citations,
    evidence,
  );

/** The levels of a report as its tables and the material stand today, by the rule set that it names (domain §6.3). */
export const assess = (
  facts: Facts,
  category: OutcomeCategory,
  evidence: readonly EvidenceRow[],
  today: string,
): Assessed => {
  const inForce = levelsInForce(factsOf(facts, category, evidence, today), {
    changes: facts.overrides,
    confirmed: facts.confirmedChanges,
  });
  return { ...inForce, inForce: levelsNamed(inForce.inForce) };
};

/** Whether the assessor may still change it: only then do its levels follow the evidence of the day. */
export const isWriting = ({ status }: Pick<ReportRecord, 'status'>): boolean =>
  status === reportStates.draft || status === reportStates.returned;

/** The changes of a report that has gone out: it went out only with changes that counted. */
export const changesOf = ({ overrides }: Pick<ReportRecord, 'overrides'>): Pick<Assessed, 'changes'> => ({
  changes: overrides.map((change) => ({ ...change, state: 'inForce', isRaise: raises(change) })),
});

/** The changes by hand as their readers see them, each with how it stands and who confirmed it. */
export const sayChanges = (
  { changes }: Pick<Assessed, 'changes'>,
  { confirmedChanges }: Pick<ReportRecord, 'confirmedChanges'>,
): z.output<typeof LevelChange>[] =>
  changes.map(({ which, computed, chosen, reason, evidenceIds = [], by, at, state, isRaise }) => ({
    which,
    computed: computed === null ? null : String(computed),
    chosen: String(chosen),
    reason,
    evidenceIds: [...evidenceIds],
    by,
    at,
    state,
    isRaise,
    confirmedBy: (isRaise && confirmedChanges.find((each) => each.which === which)?.by) || null,
  }));

/** Each step of a trace with its rule as a sentence. */
export const sayTrace = (trace: Trace, language: Language): z.output<typeof TraceStep>[] =>
  presentedTrace(trace, inWords(language));

/** What the editor shows beside the tables: levels, why, what is wrong, what is missing for more. */
export const sayAssessment = (assessed: Assessed, language: Language): z.output<typeof Assessment> =>
  presented(assessed.computed, assessed.inForce, {
    ...inWords(language),
    document: (code) => labelOf('documentType', code, language),
  });

/** The level columns of a report's row. */
export const levelColumns = (levels: LevelsInForce) => ({
  maturityLevel: levels.maturityLevel,
  maturityIndex: levels.maturityIndex === null ? null : levels.maturityIndex.toFixed(1),
  innovationLevel: levels.innovationLevel,
  advancementLevel: levels.advancementLevel,
  overallLevel: levels.overallLevel && overallLevels.codes[levels.overallLevel],
});

/** The levels as a row holds them. */
export const levelsOf = (
  row: Pick<
    ReportRecord,
    'maturityLevel' | 'maturityIndex' | 'innovationLevel' | 'advancementLevel' | 'overallLevel'
  >,
): LevelsInForce => ({
  maturityLevel: row.maturityLevel,
  maturityIndex: row.maturityIndex === null ? null : Number(row.maturityIndex),
  innovationLevel: row.innovationLevel,
  advancementLevel: row.advancementLevel,
  overallLevel: row.overallLevel === null ? null : overallLevels.named(row.overallLevel),
});

/** The levels as somebody sees them who may not know them. */
export const noLevels: LevelsInForce = {
  maturityLevel: null,
  maturityIndex: null,
  innovationLevel: null,
  advancementLevel: null,
  overallLevel: null,
};
