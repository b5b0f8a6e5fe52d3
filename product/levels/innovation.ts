import { addMonths } from '#contract/days';
import { about, when } from './finding';
import { inOrder, twice } from './order';
import { citationFindings, counts } from './proof';
import { follow, rule, type Trace } from './trace';
import type {
  AchievementFacts,
  EvidenceDocument,
  LevelFinding,
  InnovationPoint,
  NoveltyResult,
} from './types';
import type { InnovationLevel } from './level';

interface PointInnovation {
  readonly number: string;
  readonly isCore: boolean;
  readonly hasValidReport: boolean;
  readonly level: InnovationLevel;
}

export interface Innovation {
  readonly level: InnovationLevel;
  readonly points: readonly PointInnovation[];
  /** How many of all points stand at each level, 4 first; percent with one decimal. */
  readonly shares: readonly {
    readonly level: InnovationLevel;
    readonly count: number;
    readonly percent: number;
  }[];
  readonly trace: Trace;
  readonly findings: readonly LevelFinding[];
}

interface PointInputs {
  readonly hasValidReport: boolean;
  readonly searchedWorld: boolean;
  readonly searchedChina: boolean;
  readonly allFields: boolean;
  readonly result: NoveltyResult;
}

/** World and all fields 4, world 3, China and all fields 2, China 1; reported, unsearched or unproven 0. */
export const pointLevel = rule('innovationPoint', (point: PointInputs): InnovationLevel => {
  if (!point.hasValidReport || point.result === 'reported') return 0;
  if (point.searchedWorld) return point.allFields ? 4 : 3;
  if (point.searchedChina) return point.allFields ? 2 : 1;
  return 0;
});

/** The highest core point speaks for the achievement. */
export const highestCorePoint = rule(
  'innovationHighestCorePoint',
  ({ corePoints }: { corePoints: readonly { point: string; level: InnovationLevel }[] }) =>
    Math.max(0, ...corePoints.map(({ level }) => level)) as InnovationLevel,
);

const reportOf = (point: InnovationPoint, facts: AchievementFacts): EvidenceDocument | undefined =>
  facts.documents.find(({ id, kind }) => id === point.noveltyReportId && kind === 'noveltyReport');

const olderThan = (months: number, { issuedOn }: EvidenceDocument, on: string): boolean =>
  issuedOn !== null && addMonths(issuedOn, months) < on;

const isValid = (
  report: EvidenceDocument | undefined,
  { baseDate, submittedOn, rules }: AchievementFacts,
): boolean =>
  report !== undefined &&
  counts(report, baseDate) &&
  !olderThan(rules.noveltyAge.refusedAfterMonths, report, submittedOn);

const pointFindings = (point: InnovationPoint, facts: AchievementFacts): LevelFinding[] => {
  const say = about('innovationPoints', point.number);
  const report = reportOf(point, facts);
  const { noveltyAge } = facts.rules;
  if (!report) return [say('warns', 'noveltyReportMissing')];
  const notCounting = citationFindings(say, [report.id], facts.documents, facts.baseDate);
  if (notCounting.length > 0) return notCounting;
  const date = report.issuedOn ?? '';
  if (olderThan(noveltyAge.refusedAfterMonths, report, facts.submittedOn))
    return [say('blocks', 'noveltyReportTooOld', { date })];
  return when(
    olderThan(noveltyAge.warnsAfterMonths, report, facts.submittedOn),
    say('warns', 'noveltyReportAgeing', { date }),
  );
};

const shareOf = (level: InnovationLevel, points: readonly PointInnovation[]) => {
  const count = points.filter((point) => point.level === level).length;
  return { level, count, percent: points.length === 0 ? 0 : Math.round((1000 * count) / points.length) / 10 };
};

/** The innovation degree of an achievement, 0–4 (domain §6.3, CXD). */
export const innovationOf = (facts: AchievementFacts): Innovation => {
  const rows = inOrder(facts.innovationPoints, ({ number }) => number);
  const assessed = rows.map((point) => {
    const { searchedWorld, searchedChina, allFields, result } = point;
    const hasValidReport = isValid(reportOf(point, facts), facts);
    const step = follow(
      facts.rules,
      pointLevel,
      point.number,
      { hasValidReport, searchedWorld, searchedChina, allFields, result },
      hasValidReport && point.noveltyReportId !== null ? [point.noveltyReportId] : [],
    );
    return {
      step,
      point: { number: point.number, isCore: point.isCore, hasValidReport, level: step.result },
    };
  });
  const points = assessed.map(({ point }) => point);
  const corePoints = points.filter(({ isCore }) => isCore);
  const highest = follow(facts.rules, highestCorePoint, '', {
    corePoints: corePoints.map(({ number, level }) => ({ point: number, level })),
  });
  const say = about('innovationPoints');
  return {
    level: highest.result,
    points,
    shares: ([4, 3, 2, 1, 0] as const).map((level) => shareOf(level, points)),
    trace: [...assessed.map(({ step }) => step), highest],
    findings: [
      ...rows.flatMap((point) => pointFindings(point, facts)),
      ...twice(rows.map(({ number }) => number)).map((number) =>
        about('innovationPoints', number)('blocks', 'rowTwice'),
      ),
      ...when(corePoints.length === 0, say('blocks', 'noCorePoint')),
      ...when(corePoints.length > 0 && highest.result === 0, say('warns', 'innovationBelowFirst')),
    ],
  };
};
