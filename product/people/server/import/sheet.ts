import { writeXlsx, type CellStyle, type DataValidation } from 'hucre/xlsx';
import { fill, inLanguage, type Language } from '#contract/words';
import { exampleContact, importColumns, mostImported, type RowDefect, type ImportColumn } from '../../import';
import { staffWords } from '../../words-staff';
import { importWords } from '../../words-import';
import { isRequired } from './facts';

/** A row of the file: its number as the spreadsheet counts, and what stands in each column. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Record<ImportColumn, string>>;
}

/** What a column lets one choose from, in the reader's language. */
export type Choices = Readonly<Partial<Record<ImportColumn, readonly string[]>>>;

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const columnName = (column: ImportColumn, language: Language): string =>
  inLanguage(importWords[column], language);

/** A column without which a row is refused carries a mark. */
const headingOf = (column: ImportColumn, language: Language): string =>
  columnName(column, language) + (isRequired(column) ? ' *' : '');

/** A heading in any of the three languages, with its mark or without: a file made in one is read in another. */
export const columnOf = (heading: string): ImportColumn | undefined => {
  const name = heading.replace(/[*＊]/g, '').trim();
  return importColumns.find((column) => (importWords[column] as readonly string[]).includes(name));
};

/** The row that shows how a row is filled in. */
const exampleRow = (language: Language, choices: Choices): string[] => {
  const cells: Partial<Record<ImportColumn, string>> = {
    name: inLanguage(importWords.exampleName, language),
    ...exampleContact,
    title: choices.title?.[0] ?? '',
    subjectOne: choices.subjectOne?.[0] ?? '',
  };
  return importColumns.map((column) => cells[column] ?? '');
};

/** The example as it was given, whatever else stands in its row: nobody of that name, number and address comes in. */
export const isExample = ({ name, mobile, email }: SheetRow['cells']): boolean =>
  (importWords.exampleName as readonly string[]).includes(name) &&
  mobile === exampleContact.mobile &&
  email === exampleContact.email;

const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** Spreadsheet programs offer what the dictionary holds. Codes may be typed all the same: whoever does is asked, not stopped. */
const validationOf = (
  column: ImportColumn,
  count: number,
  list: string,
  language: Language,
): DataValidation => ({
  type: 'list',
  formula1: list,
  range: `${letterOf(importColumns.indexOf(column))}2:${letterOf(importColumns.indexOf(column))}${count}`,
  allowBlank: true,
  showErrorMessage: true,
  errorStyle: 'warning',
  errorTitle: columnName(column, language),
  errorMessage: inLanguage(importWords.notInList, language),
});

const text: CellStyle = { numFmt: '@' };
const bold: CellStyle = { ...text, font: { bold: true } };
const faint: CellStyle = { ...text, font: { italic: true, color: { rgb: '808080' } } };

interface Sheet {
  readonly rows: readonly (readonly string[])[];
  readonly choices: Choices;
  /** Headings behind the template's. */
  readonly more?: readonly string[];
  /** The first row is the example. */
  readonly hasExample?: boolean;
}

/**
 * A workbook of these rows beneath the template's headings; every cell is of type text, so that no number loses a digit and
 * nothing is a formula. What columns let one choose from stands on a second sheet, which is never read.
 */
const workbook = async (
  language: Language,
  { rows, choices, more = [], hasExample }: Sheet,
): Promise<Buffer> => {
  const listed = importColumns.filter((column) => choices[column]?.length);
  const lists = inLanguage(importWords.lists, language);
  const headings = [...importColumns.map((column) => headingOf(column, language)), ...more];
  const styled = (row: number, texts: readonly string[], style: CellStyle) =>
    texts.map((_, column) => [`${row},${column}`, { style }] as const);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: inLanguage(staffWords.staff, language),
        freezePane: { rows: 1 },
        columns: headings.map((_, place) => ({ width: place < importColumns.length ? 22 : 60, style: text })),
        rows: [headings, ...rows.map((row) => [...row])],
        cells: new Map([...styled(0, headings, bold), ...(hasExample ? styled(1, rows[0]!, faint) : [])]),
        dataValidations: listed.map((column, place) => {
          const letter = letterOf(place);
          const list = `'${lists}'!$${letter}$2:$${letter}$${choices[column]!.length + 1}`;
          return validationOf(column, mostImported + 2, list, language);
        }),
      },
      {
        name: lists,
        columns: listed.map(() => ({ width: 30 })),
        rows: [
          listed.map((column) => columnName(column, language)),
          ...Array.from(
            { length: Math.max(0, ...listed.map((column) => choices[column]!.length)) },
            (_, at) => listed.map((column) => choices[column]![at] ?? null),
          ),
        ],
      },
    ],
  });
  return Buffer.from(bytes);
};

/** A sheet with the headings, what may be chosen, and an example. */
export const template = (language: Language, choices: Choices): Promise<Buffer> =>
  workbook(language, { rows: [exampleRow(language, choices)], choices, hasExample: true });

/** What a defect says, and of which column. */
export const defectText = ({ row, column, says, values = {} }: RowDefect, language: Language) => ({
  row,
  field: columnName(column, language),
  message: fill(inLanguage(importWords[says], language), values),
});

/** The rows that failed, each with what is wrong with it, in the form in which they are read again. */
export const errorSheet = (
  rows: readonly SheetRow[],
  defects: readonly RowDefect[],
  language: Language,
  choices: Choices,
): Promise<Buffer> => {
  const wrong = new Map<number, string[]>();
  for (const defect of defects) {
    const { row, field, message } = defectText(defect, language);
    wrong.set(row, [...(wrong.get(row) ?? []), `${field}: ${message}`]);
  }
  return workbook(language, {
    choices,
    more: [inLanguage(staffWords.problem, language)],
    rows: rows.flatMap(({ row, cells }) => {
      const says = wrong.get(row);
      return says ? [[...importColumns.map((column) => cells[column]), says.join('; ').slice(0, 2_000)]] : [];
    }),
  });
};
