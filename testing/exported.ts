import { readXlsx } from 'hucre/xlsx';
import type { Fact, FieldFacts } from '#contract/facts';
import { labelOf, type DictionaryName } from '#product/dictionaries/dictionaries';
import { exports, type ExportedColumn } from '#product/exports/contract';
import type { Person } from './person';

interface Listed {
  readonly list: string;
  readonly title: string;
  readonly facts: FieldFacts;
  readonly fields: readonly string[];
  /** How each field is called. */
  readonly nameOf: (field: string) => string;
  readonly said: Readonly<Record<string, unknown>>;
}

const dictionaryOf = (fact: Fact): DictionaryName | undefined => {
  const one = fact.kind === 'list' ? fact.of : fact;
  return one.kind === 'item' ? (one.dictionary as DictionaryName) : undefined;
};

/** A day is a date in the sheet, and is said as it is written. */
const textIn = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);

/** Some fields of a list as they leave in a spreadsheet: its headings and rows, and the row that says what was `said`. */
export const exported = async (who: Person, { list, title, facts, fields, nameOf, said }: Listed) => {
  const textOf = (field: string): string => {
    const dictionary = dictionaryOf(facts[field]!);
    return [said[field]]
      .flat()
      .map((value) => (dictionary ? labelOf(dictionary, value as string, 'zh') : String(value)))
      .join(' · ');
  };
  const columns = fields.map((field): ExportedColumn => {
    const dictionary = dictionaryOf(facts[field]!);
    const codes = [said[field]].flat() as string[];
    return {
      field,
      heading: nameOf(field),
      kind: dictionary ? 'code' : facts[field]!.kind === 'day' ? 'day' : 'text',
      ...(dictionary && {
        words: Object.fromEntries(codes.map((code) => [code, labelOf(dictionary, code, 'zh')])),
      }),
    };
  });
  const { bytes } = await who.take(exports.calls.list, {
    list,
    query: {},
    scope: 'all',
    rowKey: 'id',
    title,
    columns,
  });
  const [head, ...rows] = (await readXlsx(bytes)).sheets[0]!.rows;
  return { head, rows: rows.map((cells) => cells.map(textIn)), expected: fields.map(textOf) };
};
