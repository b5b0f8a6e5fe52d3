import { general } from '#contract/problems';
import { fill, inLanguage, type Language, type Word } from '#contract/words';
import { panelRulesWords } from '#product/opinions/words';
import type { BrokenRule } from '#product/opinions/composition';
import { notOffered, type Chosen } from '#product/dictionaries/server';
import { contradictions } from '../conclusion';
import type { SaveReport } from '../contract';
import { reportProblems } from '../problems';
import { requireSound } from '#product/levels/require-sound';
import { fieldWord, missingIn, type Missing } from '../mandatory';
import { allowedMaturity } from '#product/levels/regulatory';
import { reportsWords } from '../words';
import { editorWords } from '../words-editor';
import { categoryOf, type ApplicationFacts } from './application';
import { assess, type Assessed, type ReportRecord } from './computed-levels';
import { pathOf, type ReportContent } from './content';
import type { Mine } from './transition-data';

interface FieldDefect {
  readonly Field: string;
  readonly Msg: string;
}

const wordOf = (name: string): Word =>
  reportsWords[`section${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof typeof reportsWords];

/** What of a report is still to be written; a chapter is complete only when its mandatory fields are (domain §6.1). */
export const missingOf = ({
  row,
  application,
}: {
  readonly row: Pick<
    ReportRecord,
    'sections' | 'workBreakdown' | 'indicators' | 'innovationPoints' | 'risks'
  >;
  readonly application: Pick<ApplicationFacts, 'achievementType'>;
}): readonly Missing[] => missingIn({ ...row.sections, ...row }, categoryOf(application));

/** The names of the sections and tables that are not complete. */
export const missingSections = (about: Parameters<typeof missingOf>[0]): string[] => [
  ...new Set(missingOf(about).map(({ part }) => part)),
];

export const requireSections = (dossier: ReportContent, language: Language): void => {
  const missing = missingOf(dossier);
  if (missing.length === 0) return;
  const empty = inLanguage(reportsWords.sectionEmpty, language);
  throw reportProblems.sectionsMissing(
    {},
    missing.map((each): FieldDefect => {
      const field = each.field === null ? null : editorWords[fieldWord(each) as keyof typeof editorWords];
      const name = [wordOf(each.part), field].flatMap((word) => (word ? inLanguage(word, language) : []));
      return {
        Field: [each.part, each.field].filter((part) => part !== null).join('/'),
        Msg: `${name.join(' · ')}: ${empty}`,
      };
    }),
  );
};

/** The levels of a report as of a day. */
export const assessedOn = ({ row, application, evidence }: ReportContent, day: string): Assessed =>
  assess(row, categoryOf(application), evidence, day);

/**
 * The levels as of today; throws when a table is unsound, when a change by hand is void or not yet confirmed by the second
 * checker, when the maturity is one that the State would have to approve first (domain §10), or when the conclusion names
 * another level than the one in force (R2b, R3).
 */
export const requireTracedLevels = (dossier: ReportContent, today: string, language: Language): Assessed => {
  const assessed = assessedOn(dossier, today);
  requireSound(assessed.computed.findings, language);
  const notInForce = assessed.changes.filter(({ state }) => state !== 'inForce');
  if (notInForce.length > 0)
    throw reportProblems.levelsNotTraced(
      {},
      notInForce.map(({ which, state }): FieldDefect => ({
        Field: `overrides/${which}`,
        Msg: inLanguage(
          state === 'void' ? reportsWords.overrideVoid : reportsWords.overrideNotConfirmed,
          language,
        ),
      })),
    );
  const { row, application } = dossier;
  const allowed = allowedMaturity(pathOf(dossier));
  if ((assessed.inForce.maturityLevel ?? 0) > allowed) throw reportProblems.notApproved({ level: allowed });
  const contradicted = contradictions(row.sections.conclusion, assessed.inForce, categoryOf(application));
  if (contradicted.length > 0)
    throw reportProblems.conclusionContradicts(
      {},
      contradicted.map(({ words }): FieldDefect => ({
        Field: 'conclusion',
        Msg: fill(inLanguage(reportsWords.conclusionNames, language), { words }),
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

/**
 * Every document that a saved table cites must lie in the material of this very application. Tables that are not saved are left
 * alone: where several cite a document that is gone, each is mended by itself.
 */
export const requireOwnEvidence = (
  {
    workBreakdown = [],
    indicators = [],
    innovationPoints = [],
    achievementEvidence = [],
  }: Partial<Pick<ReportRecord, 'workBreakdown' | 'indicators' | 'innovationPoints' | 'achievementEvidence'>>,
  own: ReadonlySet<string>,
  language: Language,
): void => {
  const Msg = inLanguage(reportsWords.evidenceForeign, language);
  const foreign = [
    ...workBreakdown.flatMap(({ code, evidenceIds }) =>
      evidenceIds.filter((id) => !own.has(id)).map(() => ({ Field: `WBS/${code}`, Msg })),
    ),
    ...indicators
      .filter(({ testReportId }) => testReportId !== null && !own.has(testReportId))
      .map(({ name }) => ({ Field: `Indicators/${name}`, Msg })),
    ...innovationPoints
      .filter(({ noveltyReportId }) => noveltyReportId !== null && !own.has(noveltyReportId))
      .map(({ number }) => ({ Field: `Points/${number}`, Msg })),
    ...achievementEvidence.filter((id) => !own.has(id)).map(() => ({ Field: 'AchievementEvidence', Msg })),
  ];
  if (foreign.length > 0) throw general.badInput({}, foreign);
};

const chosenIn = (methods: readonly string[] = []): Chosen[] =>
  methods.map((code) => ({ dictionary: 'transformationMethod', code }));

/** Ways of transformation are chosen from what is offered; those of the version before may stay. */
export const requireOfferedMethods = async (
  input: SaveReport,
  row: Pick<ReportRecord, 'sections'>,
  { db, language }: Pick<Mine, 'db' | 'language'>,
): Promise<void> => {
  if (input.section !== 'transformation') return;
  const closed = await notOffered(
    db,
    chosenIn(input.data.methods),
    chosenIn(row.sections.transformation?.methods),
  );
  if (closed.length === 0) return;
  const Msg = inLanguage(reportsWords.methodNotOffered, language);
  throw general.badInput(
    {},
    closed.map(({ code }) => ({ Field: `Data.Methods.${input.data.methods.indexOf(code)}`, Msg })),
  );
};
