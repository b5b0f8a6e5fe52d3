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

type Rows = Iterable<CellValue[]> | AsyncIterable<CellValue[]>;

/** Lines above the heads of the columns, the heads, and the rows beneath. */
async function* beneath(
  head: readonly CellValue[][],
  headings: string[],
  rows: Rows,
): AsyncGenerator<CellValue[]> {
  yield* head.map((line) => line.map((cell) => (typeof cell === 'string' ? plainText(cell) : cell)));
  yield headings;
  yield* rows;
}

/** The bytes of a workbook with one sheet, made while its rows come. Cells of text are of type text. `head` stands above the columns. */
export const workbook = (
  {
    title,
    columns,
    head = [],
  }: Pick<ExportAsked, 'title' | 'columns'> & { readonly head?: readonly CellValue[][] },
  rows: Rows,
): Readable => {
  const headings = columns.map(({ heading }) => plainText(heading));
  const isHeaded = head.length > 0;
  return Readable.fromWeb(
    writeXlsxStream(isHeaded ? beneath(head, headings, rows) : rows, {
      name: sheetNameOf(title),
      freezePane: { rows: head.length + 1, columns: 1 },
      columns: columns.map(({ kind }, at) => ({
        ...(!isHeaded && { header: headings[at]! }),
        width: at === 0 ? 40 : widths[kind],
        ...(formats[kind] && { numFmt: formats[kind] }),
      })),
    }) as ReadableStream<Uint8Array>,
  );
};
