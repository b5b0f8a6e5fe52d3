import type { Say } from '#shell/words/say';
import type { Assessed, StaffReport, Values } from '../types';
import { fieldWord, type Missing } from '#product/reports/mandatory';
import { chapters } from '#product/reports/chapters';
import { missingOf } from './progress';
import { openRemarks } from './Remarks';
import type { WordKey } from '#contract/words';

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
            : `reportScreens.${fieldWord(each as Missing)}`) as WordKey,
        ),
      )
      .join(say('shell.listMark')),
  });

/** What keeps a report from its experts as far as this page can see; panel and material are the server's to judge (R3). */
export const lacksOf = (
  report: StaffReport,
  values: Values,
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
