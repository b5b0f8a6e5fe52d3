import type { Say } from '#shell/words/say';
import type { Assessed, Part, StaffReport, ReportValues } from '../types';
import { categoryOfType } from '#product/dictionaries/level-codes';
import { fieldWord, mandatoryOf, missingIn, type Missing } from '#product/reports/mandatory';
import { chapters, partsOf, type Chapter } from '#product/reports/chapters';
import type { DraftState } from './draft';
import { openRemarks } from './Remarks';
import type { WordKey } from '#contract/words';

const categoryOf = (report: StaffReport) => categoryOfType(report.achievementType) ?? 'applied';

/** What is still to be written of this chapter. */
const missingOf = (chapter: Chapter, report: StaffReport, values: ReportValues): readonly Missing[] =>
  missingIn(values, categoryOf(report)).filter(({ part }) => partsOf(chapter).includes(part));

export interface Progress {
  readonly there: number;
  readonly needed: number;
  readonly isRefused: boolean;
}

/** How many of its mandatory fields a chapter has, by the rule by which the server refuses. */
export const progressOf = (
  chapter: Chapter,
  report: StaffReport,
  values: ReportValues,
  refused: DraftState['refused'],
): Progress => {
  const parts = partsOf(chapter);
  const needed = mandatoryOf(categoryOf(report)).filter(({ part }) => parts.includes(part)).length;
  return {
    needed,
    there: needed - missingOf(chapter, report, values).length,
    isRefused: parts.some((part) => (refused[part as Part]?.length ?? 0) > 0),
  };
};

/** The fields that are still empty, by their names. */
export const sayMissing = (
  missing: readonly { readonly part: string; readonly field: string | null }[],
  say: Say,
): string =>
  say('reportScreens.stillEmpty', {
    fields: missing
      .map((each) =>
        say(
          (each.field === null
            ? `reports.section${each.part.charAt(0).toUpperCase()}${each.part.slice(1)}`
            : `reportDesk.${fieldWord(each as Missing)}`) as WordKey,
        ),
      )
      .join(say('shell.listMark')),
  });

/** What keeps a report from its experts as far as this page can see; panel and material are the server's to judge (R3). */
export const lacksOf = (
  report: StaffReport,
  values: ReportValues,
  assessed: Assessed | null,
  say: Say,
): readonly string[] => [
  ...chapters.flatMap((chapter) => {
    const missing = missingOf(chapter, report, values);
    return missing.length === 0
      ? []
      : [
          say('shell.labelled', {
            label: `${chapter.number} ${say(chapter.title)}`,
            text: sayMissing(missing, say),
          }),
        ];
  }),
  ...new Set(
    (assessed?.findings ?? []).filter(({ severity }) => severity === 'blocks').map(({ says }) => says),
  ),
  ...(openRemarks(report).length > 0 ? [say('reports.remarksOpen')] : []),
  ...(report.secondCheck?.isCurrent ? [] : [say('reportScreens.secondCheckMissing')]),
];
