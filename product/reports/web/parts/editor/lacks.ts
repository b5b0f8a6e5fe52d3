import type { Say } from '../../../../../shell/words/say';
import type { Assessed, StaffReport, Values } from '../types';
import { missingChapters } from './chapters';

/** What keeps a report from its experts as far as this page can see; panel and material are the server's to judge (R3). */
export const lacksOf = (
  report: StaffReport,
  values: Values,
  assessed: Assessed | null,
  say: Say,
): readonly string[] => [
  ...missingChapters(report, values).map(({ number, title }) =>
    say('shell.labelled', { label: `${number} ${say(title)}`, text: say('reports.sectionEmpty') }),
  ),
  ...new Set(
    (assessed?.findings ?? []).filter(({ severity }) => severity === 'blocks').map(({ says }) => says),
  ),
  ...(report.remarks.some(({ answer }) => answer === null) ? [say('reports.remarksOpen')] : []),
  ...(report.secondCheck?.isCurrent ? [] : [say('reportScreens.secondCheckMissing')]),
];
