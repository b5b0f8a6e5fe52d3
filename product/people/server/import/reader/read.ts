import { readFile } from 'node:fs/promises';
import { streamXlsxRows, type CellValue } from 'hucre/xlsx';
import { fileKinds } from '#host/files/kinds';
import { checkOffice } from '#host/files/office';
import { importColumns, mostImported, optionalColumns, type ImportColumn } from '#product/people/import';
import { columnOf, isExample, type SheetRow } from '../sheet';

/** Not the template, or more than it may hold. */
class NotASheet extends Error {
  override readonly name = 'NotASheet';
}

/** Bytes of a file that five thousand people need at most, many times over. */
const mostBytes = 2 * 1_048_576;
const { mainPart } = fileKinds.find(({ extension }) => extension === 'xlsx')!;

const textOf = (value: CellValue | undefined): string =>
  value === null || value === undefined
    ? ''
    : value instanceof Date
      ? value.toISOString()
      : String(value).trim();

const placesOf = (values: readonly CellValue[]): ReadonlyMap<ImportColumn, number> => {
  const places = new Map(
    values.flatMap((value, place) => {
      const column = columnOf(textOf(value));
      return column ? [[column, place] as const] : [];
    }),
  );
  if (importColumns.some((column) => !places.has(column) && !optionalColumns.includes(column)))
    throw new NotASheet('other headings');
  return places;
};

/**
 * The rows of a workbook's first sheet that hold anything. The archive is unpacked once beforehand, piece by piece, within
 * its bounds: what its headers say of sizes is held against what comes out (XL-01). No cell is longer than `longest`.
 * Throws `NotASheet` or `BadZip`.
 */
export const readSheet = async (path: string, size: number, longest: number): Promise<SheetRow[]> => {
  if (size > mostBytes) throw new NotASheet('too many bytes');
  await checkOffice(path, size, mainPart!);
  const rows: SheetRow[] = [];
  let places: ReadonlyMap<ImportColumn, number> | undefined;
  for await (const { index, values } of streamXlsxRows(await readFile(path), { sheet: 0 })) {
    if (!places) {
      places = placesOf(values);
      continue;
    }
    const cells = Object.fromEntries(
      importColumns.map((column) => {
        const place = places!.get(column);
        return [column, place === undefined ? '' : textOf(values[place]).slice(0, longest)];
      }),
    ) as SheetRow['cells'];
    if (Object.values(cells).every((text) => text === '') || isExample(cells)) continue;
    if (rows.length === mostImported) throw new NotASheet('too many rows');
    rows.push({ row: index + 1, cells });
  }
  if (!places) throw new NotASheet('no headings');
  return rows;
};
