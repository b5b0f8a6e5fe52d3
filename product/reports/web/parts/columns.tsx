import type { WordKey } from '#contract/words';
import type { Column } from '#shell/list/types';
import { ForeignTitle } from '#shell/parts/ForeignTitle';
import { useWords } from '#shell/words/say';
import type { ReportRow } from '../../report';
import { reportLooks, reportStatusWords } from './status';

/** What people recognise a report by. */
export const reportColumns: readonly Column<ReportRow>[] = [
  {
    field: 'achievementName',
    label: 'reportScreens.achievementName',
    width: 280,
    draw: ({ achievementName: title, achievementNameEnglish: english }) => (
      <ForeignTitle title={title} english={english} />
    ),
  },
  {
    field: 'status',
    label: 'reportScreens.status',
    width: 150,
    as: { status: reportLooks, words: reportStatusWords },
  },
];

/** Whose it is, and its number once it has one. */
export const partyColumns: readonly Column<ReportRow>[] = [
  { field: 'reportNumber', label: 'reportScreens.reportNumber', width: 210 },
  { field: 'mainOrganisationName', label: 'reportScreens.mainOrganisation', width: 190 },
  { field: 'assessorName', label: 'reportScreens.assessor', width: 100 },
];

export const levelColumns: readonly Column<ReportRow>[] = [
  { field: 'maturityLevel', label: 'reportScreens.maturity', width: 120, as: { level: 'maturity' } },
  { field: 'innovationLevel', label: 'reportScreens.innovation', width: 120, as: { level: 'innovation' } },
  { field: 'advancementLevel', label: 'reportScreens.advancement', width: 120, as: { level: 'advancement' } },
];

type Overall = NonNullable<ReportRow['overallLevel']>;

export const overalls = [
  'internationallyLeading',
  'internationallyAdvanced',
  'domesticallyLeading',
  'domesticallyAdvanced',
  'domesticallyAverage',
  'notRated',
] as const satisfies readonly Overall[];

export const overallWord = (level: Overall): WordKey => `reportScreens.overall.${level}`;
export const overallOptions = overalls.map((value) => ({ value, label: overallWord(value) }));

export const overallWords = Object.fromEntries(overalls.map((level) => [level, overallWord(level)]));

/** The overall standing in words. */
export const OverallTag = ({ level }: { readonly level: Overall | null }) => {
  const say = useWords();
  return level === null ? <span className="faint">/</span> : say(overallWord(level));
};
