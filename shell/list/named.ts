import { dayText, minuteText, nothing } from '#contract/formatters';
import type { Column } from './types';

/** What a row is recognised by, as its cell says it: where it is heard, and where it stands in a dialog. */
export const nameOf = <Row>(row: Row, { field, as }: Pick<Column<Row>, 'field' | 'as'>): string => {
  const value = row[field] as string | number | null | undefined;
  if (value === null || value === undefined || value === '') return nothing;
  if (as === 'moment' || as === 'ago') return minuteText(String(value));
  return as === 'day' ? dayText(String(value)) : String(value);
};
