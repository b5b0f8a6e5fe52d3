import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { plainText, type CellValue } from '../cells';
import type { ExportAsked, ExportedColumn } from '../contract';

const widths: Readonly<Record<ExportedColumn['kind'], number>> = {
  text: 24,
  number: 10,
  money: 16,
  day: 12,
  moment: 18,
  yesNo: 8,
  limited: 8,
  code: 18,
};

/** How numbers and dates are written; texts as they are. */
const formats: Readonly<Partial<Record<ExportedColumn['kind'], string>>> = {
  money: '#,##0.00',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet's name: 31 characters, without those that address cells. */
const sheetNameOf = (title: string): string =>
  [...plainText(title).replace(/[[\]:*?/\\']/g, ' ')].slice(0, 31).join('').trim() || 'Assay';

/** The bytes of a workbook with one sheet, made while its rows come. Cells of text are of type text. */
export const workbook = (
  { title, columns }: Pick<ExportAsked, 'title' | 'columns'>,
  rows: Iterable<CellValue[]> | AsyncIterable<CellValue[]>,
): Readable =>
  Readable.fromWeb(
    writeXlsxStream(rows, {
      name: sheetNameOf(title),
      freezePane: { rows: 1, columns: 1 },
      columns: columns.map(({ heading, kind }, at) => ({
        header: plainText(heading),
        width: at === 0 ? 40 : widths[kind],
        ...(formats[kind] && { numFmt: formats[kind] }),
      })),
    }) as ReadableStream<Uint8Array>,
  );
