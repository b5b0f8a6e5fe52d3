import type { Selectable } from 'kysely';
import { fill, inLanguage, type Language } from '../../../contract/words';
import { labelOf } from '../../dictionaries/dictionaries';
import { documentTypeOf } from '../levels/evidence';
import { overallLevels } from '../levels/codes';
import { computeLevels, type Assessment as Computed } from '../levels/compute';
import { levelInForce, type ChangeableLevels, type ManualChange } from '../levels/manual-override';
import { sentence } from '../levels/require-sound';
import type { Trace } from '../levels/trace';
import type { OutcomeCategory } from '../levels/types';
import { levelsWords } from '../levels/words';
import type { Assessment, LevelsInForce, TraceStep } from '../report';
import type { z } from 'zod';
import { asDocument, type EvidenceRow } from './evidence';
import type { ReportTable } from './tables';

export type ReportRecord = Selectable<ReportTable>;
/** The tables of a report from which its levels follow. */
export type Facts = Pick<
  ReportRecord,
  'workBreakdown' | 'indicators' | 'innovationPoints' | 'achievementEvidence' | 'overrides' | 'baseDate'
>;

export interface Assessed {
  readonly computed: Computed;
  readonly computedLevels: LevelsInForce;
  readonly inForce: LevelsInForce;
  /** Changes made against a level that has moved since: they must be made again or taken back. */
  readonly voidChanges: readonly ManualChange[];
}

const changeOf = <Which extends keyof ChangeableLevels>(
  changes: readonly ManualChange[],
  which: Which,
): ManualChange<Which> | null =>
  (changes.find((change) => change.which === which) as ManualChange<Which> | undefined) ?? null;

/** The levels of a report as its tables and the material stand today (domain §6.3). */
export const assess = (
  facts: Facts,
  category: OutcomeCategory,
  evidence: readonly EvidenceRow[],
  today: string,
): Assessed => {
  const computed = computeLevels({
    category,
    baseDate: facts.baseDate,
    submittedOn: today,
    wbs: facts.workBreakdown,
    achievementEvidenceIds: facts.achievementEvidence,
    indicators: facts.indicators,
    innovationPoints: facts.innovationPoints,
    documents: evidence.map(asDocument),
  });
  const force = <Which extends keyof ChangeableLevels>(which: Which) =>
    levelInForce(computed[which] as ChangeableLevels[Which] | null, changeOf(facts.overrides, which));
  const [maturity, innovation, advancement, overall] = [
    force('maturity'),
    force('innovation'),
    force('advancement'),
    force('overall'),
  ];
  const isVoid = { maturity, innovation, advancement, overall };
  return {
    computed,
    computedLevels: {
      maturityLevel: computed.maturity,
      maturityIndex: computed.maturityIndex,
      innovationLevel: computed.innovation,
      advancementLevel: computed.advancement,
      overallLevel: computed.overall,
    },
    inForce: {
      maturityLevel: maturity.level,
      maturityIndex: computed.maturityIndex,
      innovationLevel: innovation.level,
      advancementLevel: advancement.level,
      overallLevel: overall.level,
    },
    voidChanges: facts.overrides.filter(({ which }) => isVoid[which].changeIsVoid),
  };
};

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
