import { wordOfChoice } from '#contract/facts';
import { zoneName } from '#contract/time-zone';
import type { ExportAsked } from '../../office';
import type { Say } from '../../words/say';
import type { Column } from '../types';

type Exported = ExportAsked['columns'][number];
export type ExportFormat = NonNullable<ExportAsked['format']>;
interface Speaking {
  readonly say: Say;
  /** Code → name of every item of a dictionary. */
  readonly wordsOf: (dictionary: string) => Record<string, string>;
}

/**
 * How a column is called and written in a file: as it stands on the screen. A level is a number to reckon with in a
 * spreadsheet, and has its name beside it on paper.
 */
export const exportedColumn = <Row>(
  { field, label, as }: Column<Row>,
  { say, wordsOf }: Speaking,
  format: ExportFormat = 'xlsx',
): Exported => {
  const shared = { field, heading: say(label) };
  if (as === undefined) return { ...shared, kind: 'text' };
  if (as === 'yesNo' || as === 'limited')
    return { ...shared, kind: as, words: { yes: say('shell.yes'), no: say('shell.no') } };
  // A file is read later, and far away from the page: it says when, and by whose clock.
  if (as === 'moment' || as === 'ago')
    return { ...shared, heading: `${shared.heading} (${zoneName})`, kind: 'moment' };
  if (typeof as === 'string') return { ...shared, kind: as };
  if ('level' in as) {
    if (format === 'xlsx') return { ...shared, kind: 'number' };
    const named = Object.entries(wordsOf(as.level)).map(([level, name]) => [level, `${level} ${name}`]);
    return { ...shared, kind: 'code', words: Object.fromEntries(named) };
  }
  if ('dictionary' in as) return { ...shared, kind: 'code', words: wordsOf(as.dictionary) };
  if ('choice' in as) {
    const { names, coded } = as.choice;
    const known = coded && wordsOf(coded.dictionary);
    const wordOf = (name: string | number): string =>
      (coded ? known?.[coded.codes[name]!] : say(wordOfChoice(label, name))) ?? String(name);
    return { ...shared, kind: 'code', words: Object.fromEntries(names.map((name) => [name, wordOf(name)])) };
  }
  const words = Object.entries(as.words).map(([state, word]) => [state, say(word)] as const);
  return { ...shared, kind: 'code', words: Object.fromEntries(words) };
};
