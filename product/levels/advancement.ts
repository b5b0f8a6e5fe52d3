import { departsWithoutReason } from './comparison';
import { about, when } from './finding';
import { inOrder, twice } from './order';
import { cited, citationFindings, counts } from './proof';
import { follow, rule, type Trace } from './trace';
import type { AchievementFacts, Comparison, ComparisonBaseline, LevelFinding, Indicator } from './types';
import type { AdvancementLevel } from './level';
import type { RuleSet } from './rule-sets/rule-set';

type Limits = RuleSet['advancement'];

interface IndicatorAdvancement {
  readonly name: string;
  readonly isCore: boolean;
  readonly level: AdvancementLevel;
}

export interface Advancement {
  /** `null`: fewer or more core indicators than allowed, or a theory that compares nothing. */
  readonly level: AdvancementLevel | null;
  readonly indicators: readonly IndicatorAdvancement[];
  readonly trace: Trace;
  readonly findings: readonly LevelFinding[];
}

interface ComparatorInputs {
  readonly name: string;
  readonly baseline: ComparisonBaseline;
  readonly comparison: Comparison | null;
  readonly sourceYear: number | null;
  readonly isCurrent: boolean;
}
interface IndicatorInputs {
  readonly baseYear: number;
  readonly comparators: readonly ComparatorInputs[];
}

const statements = [
  { level: 7, baseline: 'international', comparison: 'higher' },
  { level: 6, baseline: 'international', comparison: 'reached' },
  { level: 5, baseline: 'domestic', comparison: 'higher' },
  { level: 4, baseline: 'domestic', comparison: 'reached' },
  { level: 3, baseline: 'standard', comparison: 'higher' },
  { level: 2, baseline: 'standard', comparison: 'reached' },
] as const;

const isRecent = (
  { sourceYear, isCurrent }: ComparatorInputs,
  baseYear: number,
  { oldestSourceYears }: Limits,
): boolean =>
  isCurrent || (sourceYear !== null && sourceYear <= baseYear && sourceYear >= baseYear - oldestSourceYears);

const nameOf = ({ name }: { readonly name: string }): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** An international claim rests on different comparators with recent sources; one name twice is one. */
const carriesInternational = ({ baseYear, comparators }: IndicatorInputs, limits: Limits): boolean =>
  new Set(
    comparators
      .filter((one) => one.baseline === 'international' && isRecent(one, baseYear, limits))
      .map(nameOf)
      .filter(Boolean),
  ).size >= limits.fewestInternationalComparators;

/** A statement holds for a baseline only against every comparator of it; what is higher has also reached. */
const holds = (
  { baseline, comparison }: { baseline: ComparisonBaseline; comparison: 'higher' | 'reached' },
  inputs: IndicatorInputs,
  limits: Limits,
): boolean => {
  if (baseline === 'international' && !carriesInternational(inputs, limits)) return false;
  const against = inputs.comparators.filter((one) => one.baseline === baseline);
  const enough: readonly (Comparison | null)[] = comparison === 'higher' ? ['higher'] : ['higher', 'reached'];
  return against.length > 0 && against.every((one) => enough.includes(one.comparison));
};

/** The first statement that holds, from international/higher 7 down to standard/reached 2; else 1. */
export const indicatorLevel = rule(
  'advancementIndicator',
  (inputs: IndicatorInputs, rules): AdvancementLevel =>
    statements.find((statement) => holds(statement, inputs, rules.advancement))?.level ?? 1,
);

/** The weakest of the core indicators, if there are as many as a judgement needs. */
export const weakestIndicator = rule(
  'advancementWeakestIndicator',
  (
    { coreIndicators }: { coreIndicators: readonly { indicator: string; level: AdvancementLevel }[] },
    { advancement }: RuleSet,
  ) =>
    coreIndicators.length < advancement.fewestCoreIndicators ||
    coreIndicators.length > advancement.mostCoreIndicators
      ? null
      : (Math.min(...coreIndicators.map(({ level }) => level)) as AdvancementLevel),
);

const inputsOf = ({ comparators }: Indicator, baseDate: string): IndicatorInputs => ({
  baseYear: Number(baseDate.slice(0, 4)),
  comparators: inOrder(
    comparators.map(({ name, baseline, comparison, source }) => ({
      name,
      baseline,
      comparison,
      sourceYear: source.title.trim() === '' ? null : source.year,
      isCurrent: source.title.trim() !== '' && source.isCurrent,
    })),
    (comparator) => JSON.stringify(comparator),
  ),
});

const evidenceFor = ({ testReportId }: Indicator, { documents, baseDate }: AchievementFacts): string[] =>
  cited(testReportId === null ? [] : [testReportId], documents)
    .filter((document) => counts(document, baseDate))
    .map(({ id }) => id);

const indicatorFindings = (indicator: Indicator, facts: AchievementFacts): LevelFinding[] => {
  const say = about('indicators', indicator.name);
  const ids = indicator.testReportId === null ? [] : [indicator.testReportId];
  const inputs = inputsOf(indicator, facts.baseDate);
  const claimsWorld = inputs.comparators.some(({ baseline }) => baseline === 'international');
  const limits = facts.rules.advancement;
  const { fewestInternationalComparators: fewest, oldestSourceYears: years } = limits;
  return [
    ...citationFindings(say, ids, facts.documents, facts.baseDate),
    ...when(
      indicator.isCore && evidenceFor(indicator, facts).length === 0,
      say('blocks', 'indicatorWithoutEvidence'),
    ),
    ...when(
      claimsWorld && !carriesInternational(inputs, limits),
      say('warns', 'internationalTooThin', { fewest, years }),
    ),
    ...inOrder(
      indicator.comparators.filter((comparator) => departsWithoutReason(indicator, comparator)),
      ({ name }) => name,
    ).map(({ name }) => say('blocks', 'comparisonWithoutReason', { comparator: name })),
  ];
};

const numberOfCoreFindings = (count: number, { category, rules }: AchievementFacts): LevelFinding[] => {
  const say = about('indicators');
  const { fewestCoreIndicators: fewest, mostCoreIndicators: most } = rules.advancement;
  if (count >= fewest && count <= most) return [];
  // A theory may have nothing to compare: it stays unrated, and the panel may speak (domain §6.3).
  if (category === 'basicTheory' && count === 0) return [say('tells', 'advancementNotRated')];
  return [say('blocks', 'coreIndicatorsNumber', { count, fewest, most })];
};

/** The advancement degree of an achievement, 1–7 (domain §6.3, XJD). */
export const advancementOf = (facts: AchievementFacts): Advancement => {
  const rows = inOrder(facts.indicators, ({ name }) => name);
  const steps = rows.map((indicator) =>
    follow(
      facts.rules,
      indicatorLevel,
      indicator.name,
      inputsOf(indicator, facts.baseDate),
      evidenceFor(indicator, facts),
    ),
  );
  const indicators = rows.map(({ name, isCore }, place) => ({
    name,
    isCore,
    level: steps[place]!.result,
  }));
  const core = indicators.filter(({ isCore }) => isCore);
  const weakest = follow(facts.rules, weakestIndicator, '', {
    coreIndicators: core.map(({ name, level }) => ({ indicator: name, level })),
  });
  return {
    level: weakest.result,
    indicators,
    trace: [...steps, weakest],
    findings: [
      ...rows.flatMap((indicator) => indicatorFindings(indicator, facts)),
      ...twice(rows.map(({ name }) => name)).map((name) => about('indicators', name)('blocks', 'rowTwice')),
      ...numberOfCoreFindings(core.length, facts),
    ],
  };
};
