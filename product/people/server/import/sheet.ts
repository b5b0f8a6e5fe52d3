import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { streamXlsxRows, writeXlsxStream, type CellValue } from 'hucre/xlsx';
import { inLanguage, type Language } from '../../../../contract/words';
import { mostImported, type FailedRow } from '../../import';
import { peopleProblems } from '../../problems';
import { staffWords } from '../../words-staff';

/** The columns of the template, in their order. */
export const columns = [
  'name',
  'mobile',
  'email',
  'organisation',
  'title',
  'subjectOne',
  'subjectTwo',
] as const;
export type Column = (typeof columns)[number];

/** A row of the file: its number as the spreadsheet counts, and what stands in each column. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** Bytes of a file that five thousand people need at most, many times over. */
const mostBytes = 2 * 1_048_576;
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const headingOf = (column: Column, language: Language): string =>
  inLanguage(staffWords[`import.${column}`], language);

/** A heading in any of the three languages: a file made in one is read in another. */
const columnOf = (heading: string): Column | undefined =>
  columns.find((column) => (staffWords[`import.${column}`] as readonly string[]).includes(heading.trim()));

const textOf = (value: CellValue | undefined): string =>
  value === null || value === undefined
    ? ''
    : value instanceof Date
      ? value.toISOString()
      : String(value).trim();

/** The rows of a workbook's first sheet that hold anything. Throws 1019 where the headings or the size are not the template's. */
export const readSheet = async (file: { readonly mime: string; readonly size: number }, bytes: Readable) => {
  const refuse = () => peopleProblems.notASheet({ most: mostImported });
  if (file.mime !== workbookType || file.size > mostBytes) {
    bytes.destroy();
    throw refuse();
  }
  const content = await buffer(bytes);
  const rows: SheetRow[] = [];
  let places: ReadonlyMap<Column, number> | undefined;
  try {
    for await (const { index, values } of streamXlsxRows(content, { sheet: 0 })) {
      if (!places) {
        places = new Map(
          values.flatMap((value, place) => {
            const column = columnOf(textOf(value));
            return column ? [[column, place] as const] : [];
          }),
        );
        if (columns.some((column) => !places!.has(column))) throw refuse();
        continue;
      }
      const cells = Object.fromEntries(
        columns.map((column) => [column, textOf(values[places!.get(column)!])]),
      ) as SheetRow['cells'];
      if (Object.values(cells).every((text) => text === '')) continue;
      if (rows.length === mostImported) throw refuse();
      rows.push({ row: index + 1, cells });
    }
  } catch (fault) {
    // What the reader of spreadsheets cannot make out is a fault of the file, not of the house.
    throw Object.assign(refuse(), { cause: fault });
  }
  if (!places) throw refuse();
  return rows;
};

/** A workbook of these rows beneath the template's headings; every cell is of type text, so that no number loses a digit. */
const workbook = (language: Language, rows: readonly string[][], more: readonly string[] = []): Readable =>
  Readable.fromWeb(
    writeXlsxStream(rows as string[][], {
      name: inLanguage(staffWords.staff, language),
      freezePane: { rows: 1 },
      columns: [
        ...columns.map((column) => ({ header: headingOf(column, language), width: 22, numFmt: '@' })),
        ...more.map((header) => ({ header, width: 60 })),
      ],
    }) as ReadableStream<Uint8Array>,
  );

/** An empty sheet with the headings. */
export const template = (language: Language): Readable => workbook(language, []);

/** The rows that failed, each with what is wrong with it, in the form in which they are read again. */
export const errorSheet = (
  rows: readonly SheetRow[],
  failed: readonly FailedRow[],
  language: Language,
): Readable =>
  workbook(
    language,
    rows.flatMap(({ row, cells }) => {
      const wrong = failed.filter((one) => one.row === row);
      const says = wrong.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; ');
      return wrong.length > 0 ? [[...columns.map((column) => cells[column]), says.slice(0, 2_000)]] : [];
    }),
    [inLanguage(staffWords.problem, language)],
  );

/** What a failed row says of one of its columns. */
export const failure = (row: number, column: Column, language: Language, message: string): FailedRow => ({
  row,
  field: headingOf(column, language),
  message,
});
