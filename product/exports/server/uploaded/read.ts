import { readFile } from 'node:fs/promises';
import { streamXlsxRows, type CellValue } from 'hucre/xlsx';
import { fileKinds } from '#host/files/kinds';
import { checkOffice } from '#host/files/office';
import { lastRow, mostBytes, mostColumns, mostRows, mostText } from '../../uploaded';

/** No workbook, or more than one may hold. */
class NotASheet extends Error {
  override readonly name = 'NotASheet';
}

/** More text than the process that asked is to hold. */
export class TooMuchText extends Error {
  override readonly name = 'TooMuchText';
}

interface ReadRow {
  /** As the spreadsheet counts. */
  readonly row: number;
  readonly cells: readonly string[];
}
export interface ReadSheet {
  readonly headings: readonly string[];
  readonly rows: readonly ReadRow[];
}

const { mainPart } = fileKinds.find(({ extension }) => extension === 'xlsx')!;

/** A cell as it is read: a date as it is written, a formula as the value it shows, never as itself. */
const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return String(value).trim();
  // A date beyond all calendars: what a spreadsheet shows of such a cell.
  if (Number.isNaN(value.getTime())) return '#NUM!';
  const [day = '', time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
};

/**
 * The first sheet of a workbook whose first row with anything in it holds the headings. The archive is unpacked once
 * beforehand within its bounds (XL-01). No cell is longer than `longest`. Throws `NotASheet` or `BadZip`, and `TooMuchText` for
 * more than is held at once.
 */
export const readSheet = async (path: string, size: number, longest: number): Promise<ReadSheet> => {
  if (size > mostBytes) throw new NotASheet('too many bytes');
  await checkOffice(path, size, mainPart!);
  const rows: ReadRow[] = [];
  let headings: readonly string[] | undefined;
  let text = 0;
  for await (const { index, values } of streamXlsxRows(await readFile(path), { sheet: 0 })) {
    const cells = values.map((value) => textOf(value).slice(0, longest));
    if (cells.every((text) => text === '')) continue;
    if (cells.length > mostColumns) throw new NotASheet('too many columns');
    // A file says itself which row is which, if it is a number at all: the rows between would be written too.
    if (!(index >= 0 && index < lastRow)) throw new NotASheet('no row of a sheet, or too far down');
    text += cells.reduce((sum, each) => sum + each.length, 0);
    if (text > mostText) throw new TooMuchText('too much text');
    if (!headings) headings = cells;
    else if (rows.length === mostRows) throw new NotASheet('too many rows');
    else rows.push({ row: index + 1, cells });
  }
  if (!headings) throw new NotASheet('no headings');
  return { headings, rows };
};
