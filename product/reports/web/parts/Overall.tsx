import type { WordKey } from '#contract/words';
import { useWords } from '#shell/words/say';
import type { ReportRow } from '../../report';

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
