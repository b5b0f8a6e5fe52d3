import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { fill, inLanguage, type Language } from '../../../../contract/words';
import { importColumns, type Defect, type ImportColumn } from '../../import';
import { staffWords } from '../../words-staff';

/** A row of the file: its number as the spreadsheet counts, and what stands in each column. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Record<ImportColumn, string>>;
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const headingOf = (column: ImportColumn, language: Language): string =>
  inLanguage(staffWords[`import.${column}`], language);

/** A heading in any of the three languages: a file made in one is read in another. */
export const columnOf = (heading: string): ImportColumn | undefined =>
  importColumns.find((column) =>
    (staffWords[`import.${column}`] as readonly string[]).includes(heading.trim()),
  );

/** A workbook of these rows beneath the template's headings; every cell is of type text, so that no number loses a digit and nothing is a formula. */
const workbook = (language: Language, rows: readonly string[][], more: readonly string[] = []): Readable =>
  Readable.fromWeb(
    writeXlsxStream(rows as string[][], {
      name: inLanguage(staffWords.staff, language),
      freezePane: { rows: 1 },
      columns: [
        ...importColumns.map((column) => ({ header: headingOf(column, language), width: 22, numFmt: '@' })),
        ...more.map((header) => ({ header, width: 60 })),
      ],
    }) as ReadableStream<Uint8Array>,
  );

/** An empty sheet with the headings. */
export const template = (language: Language): Readable => workbook(language, []);

/** What a defect says, and of which column. */
export const defectText = ({ row, column, says, values = {} }: Defect, language: Language) => ({
  row,
  field: headingOf(column, language),
  message: fill(inLanguage(staffWords[`import.${says}`], language), values),
});

/** The rows that failed, each with what is wrong with it, in the form in which they are read again. */
export const errorSheet = (
  rows: readonly SheetRow[],
  defects: readonly Defect[],
  language: Language,
): Readable => {
  const wrong = new Map<number, string[]>();
  for (const defect of defects) {
    const { row, field, message } = defectText(defect, language);
    wrong.set(row, [...(wrong.get(row) ?? []), `${field}: ${message}`]);
  }
  return workbook(
    language,
    rows.flatMap(({ row, cells }) => {
      const says = wrong.get(row);
      return says ? [[...importColumns.map((column) => cells[column]), says.join('; ').slice(0, 2_000)]] : [];
    }),
    [inLanguage(staffWords.problem, language)],
  );
};
