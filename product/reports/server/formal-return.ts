import { contentHash } from '#host/audit/record';
import { inLanguage, type Language, type Word } from '#contract/words';
import type { LevelsInForce } from '#product/levels/assessment';
import { reportProblems } from '../problems';
import { bearingParts, type AsReturned, type BearingPart } from '../round';
import { editorWords } from '../words-editor';
import { reportScreensWords } from '../words-screens';
import { reportsWords } from '../words';
import { levelColumns, levelsOf, type ReportRecord } from './computed-levels';
import type { ReportContent } from './content';
import { assessedOn } from './dossier-checks';
import { proposedTo } from './reconciliation';

type Level = 'maturity' | 'innovation' | 'advancement' | 'overall';
type Bearing = Level | BearingPart;

const levels = {
  maturity: ({ maturityLevel, maturityIndex }) => [maturityLevel, maturityIndex],
  innovation: ({ innovationLevel }) => innovationLevel,
  advancement: ({ advancementLevel }) => advancementLevel,
  overall: ({ overallLevel }) => overallLevel,
} as const satisfies Record<Level, (levels: LevelsInForce) => unknown>;

/** What stands in each part that bears on levels, scores or conclusion; of the medical aspects their grades, not what is said of them. */
const bearing: Readonly<Record<BearingPart, (row: ReportRecord) => unknown>> = {
  workBreakdown: (row) => row.workBreakdown,
  innovationPoints: (row) => row.innovationPoints,
  indicators: (row) => row.indicators,
  achievementEvidence: (row) => row.achievementEvidence,
  risks: (row) => row.risks,
  override: (row) => row.overrides,
  baseDate: (row) => row.baseDate,
  ruleSet: (row) => row.ruleSet,
  medical: (row) => row.sections.medical?.grades.map(({ aspect, grade }) => [aspect, grade]) ?? null,
  conclusion: (row) => row.sections.conclusion ?? null,
};

const named: Readonly<Record<Bearing, Word>> = {
  maturity: reportScreensWords.maturity,
  innovation: reportScreensWords.innovation,
  advancement: reportScreensWords.advancement,
  overall: reportScreensWords.overall,
  workBreakdown: reportsWords.sectionWorkBreakdown,
  innovationPoints: reportsWords.sectionInnovationPoints,
  indicators: reportsWords.sectionIndicators,
  achievementEvidence: editorWords.achievementEvidence,
  risks: reportsWords.sectionRisks,
  override: reportsWords.levelByHand,
  baseDate: editorWords.baseDate,
  ruleSet: reportsWords.ruleSet,
  medical: reportsWords.sectionMedical,
  conclusion: reportsWords.sectionConclusion,
};

const partsOf = (row: ReportRecord): AsReturned['parts'] =>
  Object.fromEntries(
    bearingParts.map((part) => [part, contentHash(bearing[part](row))]),
  ) as AsReturned['parts'];

/** What is kept of a report that goes back for its form (R7). */
export const asReturned = ({ row }: Pick<ReportContent, 'row'>): AsReturned => ({
  published: levelsOf(row),
  judged: proposedTo({ row }),
  trace: row.trace,
  parts: partsOf(row),
});

/**
 * What of a report returned for its form is no longer as it was (R9): parts that bear on levels, scores or conclusion, and
 * levels that come out otherwise, be it by evidence or by the day. Empty where nothing was kept of a return.
 */
export const beyondForm = (dossier: ReportContent, today: string): Bearing[] => {
  const { row } = dossier;
  if (row.asReturned === null) return [];
  const { judged, parts } = row.asReturned;
  const now = partsOf(row);
  const { inForce } = assessedOn(dossier, today);
  const scales = Object.keys(levels) as Level[];
  return [
    ...scales.filter((scale) => contentHash(levels[scale](judged)) !== contentHash(levels[scale](inForce))),
    // A part that was not kept of an earlier return shows in the levels.
    ...bearingParts.filter((part) => part in parts && now[part] !== parts[part]),
  ];
};

/** The same by their names. */
export const sayBeyondForm = (changed: readonly Bearing[], language: Language): string[] =>
  changed.map((each) => inLanguage(named[each], language));

/** Throws 2427 with everything that was changed beyond the form. */
export const requireFormOnly = (dossier: ReportContent, today: string, language: Language): void => {
  const changed = beyondForm(dossier, today);
  if (changed.length === 0) return;
  const says = sayBeyondForm(changed, language);
  throw reportProblems.moreThanForm(
    { what: says.join(language === 'zh' ? '、' : ', ') },
    changed.map((Field, place) => ({ Field, Msg: says[place]! })),
  );
};

/** A report with the levels that were published before it was returned for its form; any other as it is. */
export const withReturnedLevels = (dossier: ReportContent): ReportContent => {
  const { row } = dossier;
  return row.asReturned === null
    ? dossier
    : {
        ...dossier,
        row: { ...row, ...levelColumns(row.asReturned.published), trace: row.asReturned.trace },
      };
};

/** The content that may be signed and sent straight back; `null` where more than the form was changed, or the report was not returned for it. */
export const contentReturned = (dossier: ReportContent, today: string): ReportContent | null =>
  dossier.row.asReturned !== null && beyondForm(dossier, today).length === 0
    ? withReturnedLevels(dossier)
    : null;
