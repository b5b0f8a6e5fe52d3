import type { ReactNode } from 'react';
import { ChoiceTag } from '../dictionary/ChoiceTag';
import { DictionaryTag } from '../dictionary/useDictionary';
import { Level } from '../dictionary/Level';
import { dayText, limitedOf, moneyText, minuteText, nothing, yesNoOf } from '#contract/formatters';
import { Ago } from '../parts/Ago';
import { StatusTag } from '../look/StatusTag';
import { useWords } from '../words/say';
import type { Column } from './types';

/** One cell. What is missing shows `/`, never a blank that could as well be an error. */
export const Cell = <Row,>({
  row,
  column,
}: {
  readonly row: Row;
  readonly column: Column<Row>;
}): ReactNode => {
  const say = useWords();
  if (column.draw) return column.draw(row);
  const value = row[column.field] as string | number | boolean | null | undefined;
  const { as } = column;
  if (as === 'yesNo') {
    const answer = yesNoOf(value);
    return answer ? say(`shell.${answer}`) : nothing;
  }
  if (as === 'limited') return say(`shell.${limitedOf(value)}`);
  if (value === null || value === undefined || value === '') return <span className="faint">{nothing}</span>;
  if (as === 'money') return moneyText(String(value));
  if (as === 'day') return dayText(String(value));
  if (as === 'moment') return minuteText(String(value));
  if (as === 'ago') return <Ago at={String(value)} exact="minute" />;
  if (typeof as === 'object' && 'dictionary' in as) {
    return <DictionaryTag dictionary={as.dictionary} code={value as string} />;
  }
  if (typeof as === 'object' && 'choice' in as) {
    return <ChoiceTag choice={as.choice} label={column.label} value={value} />;
  }
  if (typeof as === 'object' && 'level' in as) {
    return <Level dictionary={as.level} label={column.label} reached={value as number} />;
  }
  if (typeof as === 'object') {
    const state = String(value);
    const word = as.words[state];
    return <StatusTag status={as.status[state] ?? 'draft'}>{word ? say(word) : state}</StatusTag>;
  }
  if (Array.isArray(value)) return (value as unknown[]).join(' · ') || nothing;
  return String(value);
};

export const isNumeric = <Row,>({ as }: Column<Row>): boolean => as === 'number' || as === 'money';
