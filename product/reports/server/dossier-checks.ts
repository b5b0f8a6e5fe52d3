import { general } from '../../../contract/problems';
import { fill, inLanguage, type Language, type Word } from '../../../contract/words';
import { panelRulesWords } from '../../panels/rules/words';
import type { BrokenRule } from '../../panels/rules/composition';
import { reportProblems } from '../problems';
import { requireSound } from '../levels/require-sound';
import { sections as schemas, type SectionName } from '../sections';
import { reportsWords } from '../words';
import { categoryOf, type ApplicationFacts } from './application';
import { assess, type Assessed, type ReportRecord } from './assess';
import type { Dossier } from './content';

interface FieldDefect {
  readonly Field: string;
  readonly Msg: string;
}

const wordOf = (name: string): Word =>
  reportsWords[`section${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof typeof reportsWords];

/** A section counts as written when something stands in it. */
const isWritten = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : typeof value === 'object' && value !== null && Object.values(value).some(isWritten);

/** A theory has no medical chapter to fill and its levels' text may be short; all else is mandatory (domain §6.1). */
const optionalFor: Readonly<Record<string, readonly SectionName[]>> = {
  applied: [],
  publicBenefit: [],
  basicTheory: ['medical'],
};

/** The names of the mandatory sections and tables in which nothing stands yet. */
export const missingSections = ({
  row,
  application,
}: {
  readonly row: Pick<
    ReportRecord,
    'sections' | 'workBreakdown' | 'indicators' | 'innovationPoints' | 'risks'
  >;
  readonly application: Pick<ApplicationFacts, 'achievementType'>;
}): string[] => {
  const optional = optionalFor[categoryOf(application)] ?? [];
  const texts = (Object.keys(schemas) as SectionName[]).filter((name) => !optional.includes(name));
  const tables = ['workBreakdown', 'indicators', 'innovationPoints', 'risks'] as const;
  const needless = categoryOf(application) === 'basicTheory' ? ['indicators'] : [];
  return [
    ...texts.filter((name) => !isWritten(row.sections[name])),
    ...tables.filter((name) => !needless.includes(name) && row[name].length === 0),
  ];
};

export const requireSections = (dossier: Dossier, language: Language): void => {
  const missing = missingSections(dossier);
  if (missing.length === 0) return;
  throw reportProblems.sectionsMissing(
    {},
    missing.map((name): FieldDefect => ({
      Field: name,
      Msg: `${inLanguage(wordOf(name), language)}: ${inLanguage(reportsWords.sectionEmpty, language)}`,
    })),
  );
};

/** The levels as of today; throws when a table is unsound or a change by hand is void (R3). */
export const requireTracedLevels = (dossier: Dossier, today: string, language: Language): Assessed => {
  const assessed = assess(dossier.row, categoryOf(dossier.application), dossier.evidence, today);
  requireSound(assessed.computed.findings, language);
  if (assessed.voidChanges.length > 0)
    throw reportProblems.levelsNotTraced(
      {},
      assessed.voidChanges.map(({ which }): FieldDefect => ({
        Field: `overrides/${which}`,
        Msg: inLanguage(reportsWords.overrideVoid, language),
      })),
    );
  return assessed;
};

export const requirePanel = (faults: readonly BrokenRule[], language: Language): void => {
  if (faults.length === 0) return;
  throw reportProblems.panelNotReady(
    {},
    faults.map(({ word, values }): FieldDefect => ({
      Field: 'panel',
      Msg: fill(inLanguage(panelRulesWords[word], language), values),
    })),
  );
};

/** Every document a table cites must lie in the material of this very application. */
export const requireOwnEvidence = (
  row: Pick<ReportRecord, 'workBreakdown' | 'indicators' | 'innovationPoints' | 'achievementEvidence'>,
  own: ReadonlySet<string>,
  language: Language,
): void => {
  const Msg = inLanguage(reportsWords.evidenceForeign, language);
  const foreign = [
    ...row.workBreakdown.flatMap(({ code, evidenceIds }) =>
      evidenceIds.filter((id) => !own.has(id)).map(() => ({ Field: `WBS/${code}`, Msg })),
    ),
    ...row.indicators
      .filter(({ testReportId }) => testReportId !== null && !own.has(testReportId))
      .map(({ name }) => ({ Field: `Indicators/${name}`, Msg })),
    ...row.innovationPoints
      .filter(({ noveltyReportId }) => noveltyReportId !== null && !own.has(noveltyReportId))
      .map(({ number }) => ({ Field: `Points/${number}`, Msg })),
    ...row.achievementEvidence
      .filter((id) => !own.has(id))
      .map(() => ({ Field: 'AchievementEvidence', Msg })),
  ];
  if (foreign.length > 0) throw general.badInput({}, foreign);
};
