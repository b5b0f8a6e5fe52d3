import type { Selectable } from 'kysely';
import { fill, inLanguage, type Language } from '../../../contract/words';
import { labelOf } from '../../dictionaries/dictionaries';
import { documentTypeOf } from '../levels/evidence';
import { overallLevels } from '../levels/codes';
import type { Assessment as Computed } from '../levels/compute';
import { standingOf, type Standing } from '../levels/in-force';
import { raises } from '../levels/manual-override';
import { sentence } from '../levels/require-sound';
import type { Trace } from '../levels/trace';
import type { AchievementFacts, OutcomeCategory } from '../levels/types';
import { levelsWords } from '../levels/words';
import type { Assessment, Change, LevelsInForce, TraceStep } from '../report';
import type { z } from 'zod';
import { asDocument, type EvidenceRow } from './evidence';
import { reportStates } from '../workflow';
import type { ReportTable } from './tables';

export type ReportRecord = Selectable<ReportTable>;
/** The tables of a report from which its levels follow, and what people made of them. */
export type Facts = Pick<
  ReportRecord,
  | 'workBreakdown'
  | 'indicators'
  | 'innovationPoints'
  | 'achievementEvidence'
  | 'overrides'
  | 'confirmedChanges'
  | 'baseDate'
>;

export interface Assessed {
  readonly computed: Computed;
  readonly computedLevels: LevelsInForce;
  readonly inForce: LevelsInForce;
  readonly changes: Standing['changes'];
}

/** The facts of a report in the words of the rules. */
export const factsOf = (
  facts: Omit<Facts, 'overrides' | 'confirmedChanges'>,
  category: OutcomeCategory,
  evidence: readonly EvidenceRow[],
  today: string,
): AchievementFacts => ({
  category,
  baseDate: facts.baseDate,
  submittedOn: today,
  wbs: facts.workBreakdown,
  achievementEvidenceIds: facts.achievementEvidence,
  indicators: facts.indicators,
  innovationPoints: facts.innovationPoints,
  documents: evidence.map(asDocument),
});

/** The rules' names for levels, as the columns and the wire call them. */
const levelsNamed = (levels: Standing['inForce']): LevelsInForce => ({
  maturityLevel: levels.maturity,
  maturityIndex: levels.maturityIndex,
  innovationLevel: levels.innovation,
  advancementLevel: levels.advancement,
  overallLevel: levels.overall,
});

/** The levels of a report as its tables and the material stand today (domain §6.3). */
export const assess = (
  facts: Facts,
  category: OutcomeCategory,
  evidence: readonly EvidenceRow[],
  today: string,
): Assessed => {
  const { computed, inForce, changes } = standingOf(factsOf(facts, category, evidence, today), {
    changes: facts.overrides,
    confirmed: facts.confirmedChanges,
  });
  return { computed, computedLevels: levelsNamed(computed), inForce: levelsNamed(inForce), changes };
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
): z.output<typeof Change>[] =>
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
  trace.map(({ rule, about, inputs, evidenceIds, result }) => ({
    rule,
    about,
    inputs,
    evidenceIds: [...evidenceIds],
    result,
    says: fill(
      inLanguage(
        levelsWords[`rule${rule.charAt(0).toUpperCase()}${rule.slice(1)}` as keyof typeof levelsWords],
        language,
      ),
      {},
    ),
  }));

/** What the editor shows beside the tables: levels, why, what is wrong, what is missing for more. */
export const sayAssessment = (assessed: Assessed, language: Language): z.output<typeof Assessment> => {
  const { computed, computedLevels, inForce } = assessed;
  return {
    ...inForce,
    computed: computedLevels,
    evidenced: { ...computed.evidenced },
    items: computed.rows.items.map(({ code, level, proven }) => ({ code, level, proven: [...proven] })),
    points: computed.rows.points.map(({ number, level }) => ({ number, level })),
    indicators: computed.rows.indicators.map(({ name, level }) => ({ name, level })),
    trace: sayTrace(computed.trace, language),
    findings: computed.findings.map((finding) => ({
      severity: finding.severity,
      says: sentence(finding, language),
      table: finding.where.table,
      row: finding.where.row,
    })),
    gapToNext: computed.gapToNext && {
      next: computed.gapToNext.next,
      missing: computed.gapToNext.missing.map(({ item, level, accepts }) => ({
        item,
        level,
        accepts: accepts.map((proof) =>
          proof.map(({ kinds }) =>
            kinds.map((kind) => labelOf('documentType', documentTypeOf[kind], language)).join(' / '),
          ),
        ),
      })),
    },
  };
};

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
