import { readFile } from 'node:fs/promises';
import { readXlsx as read, type CellValue, type MergeRange } from 'hucre/xlsx';
import { mostText } from '../../file-text';
import { collected } from './collect';
import type { Text } from './index';

/** A date without a time is a day. */
const dated = (value: Date): string =>
  value
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('T', ' ')
    .slice(0, 16);

const textOf = (value: CellValue | undefined): string =>
  value === null || value === undefined ? '' : value instanceof Date ? dated(value) : String(value);

const isWithin = (row: number, column: number) => (range: MergeRange) =>
  row >= range.startRow && row <= range.endRow && column >= range.startCol && column <= range.endCol;

const cellsOf = (rows: readonly (readonly CellValue[])[], merges: readonly MergeRange[]) =>
  rows.map((values, row) =>
    values.flatMap((value, column) => {
      const merged = merges.find(isWithin(row, column));
      // A cell of several holds its value at its beginning, and nothing at its other places.
      if (merged && (merged.startRow !== row || merged.startCol !== column)) return [];
      return [
        {
          text: textOf(value),
          columns: merged ? Math.min(merged.endCol, mostText.columns - 1) - column + 1 : 1,
          rows: merged ? Math.min(merged.endRow, rows.length - 1) - row + 1 : 1,
        },
      ];
    }),
  );

/** The sheets of a workbook as tables, those that are hidden left out. */
export const readXlsx = async (path: string): Promise<Text> => {
  const { sheets } = await read(await readFile(path), {
    maxRows: mostText.rows + 1,
    sheets: ({ hidden, veryHidden }, at) => !hidden && !veryHidden && at < mostText.sheets,
  });
  const text = collected();
  for (const { name, rows, merges = [] } of sheets) {
    const widest = rows.reduce((most, row) => Math.max(most, row.length), 0);
    const width = Math.min(widest, mostText.columns);
    const shown = rows
      .slice(0, mostText.rows)
      .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null));
    const isCut = rows.length > mostText.rows || widest > mostText.columns;
    if (!text.add({ kind: 'table', name: name.slice(0, 200), cells: cellsOf(shown, merges), isCut })) break;
  }
  return text.text();
};
