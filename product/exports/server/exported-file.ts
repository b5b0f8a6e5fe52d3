import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { dayText } from '#contract/formatters';
import { inLanguage, type Language } from '#contract/words';
import type { Context } from '#host/context';
import type { OpenList } from '#host/pipeline/lists';
import type { OutgoingFile } from '#host/serve';
import type { CellValue } from '../cells';
import type { ExportAsked } from '../contract';
import { exportsWords } from '../words';
import type { LaidOut } from './fixed';
import { gatherCells, withCells } from './gather';
import { mostPaperRows, paper } from './paper';
import { spreadsheetType, workbook } from './workbook';

/** `成果申报-2026-11-21.xlsx`, without what file systems refuse. */
export const nameOf = ({ title, format = 'xlsx' }: ExportAsked, now: Date): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ').trim()}-${dayText(now.toISOString())}.${format}`;

/** A file, and how many rows it holds. */
interface ExportedFile {
  readonly file: OutgoingFile;
  readonly rows: number;
}

/** Rows one by one, each marked where there is a mark; `count` hears of each piece. */
async function* eachRow(
  cells: AsyncIterable<CellValue[][]>,
  watermark: string | undefined,
  count: (rows: number) => void | Promise<void>,
): AsyncGenerator<CellValue[]> {
  for await (const rows of cells) {
    for (const row of rows) yield watermark === undefined ? row : [...row, watermark];
    await count(rows.length);
  }
}

/** A spreadsheet as it is made, row by row; `count` hears how many more stand in it. */
export const spreadsheet = (
  { asked: { title, columns }, head }: LaidOut,
  cells: AsyncIterable<CellValue[][]>,
  language: Language,
  count: (rows: number) => void | Promise<void>,
  watermark?: string,
): Readable => {
  const heading = inLanguage(exportsWords.watermark, language);
  const watermarkColumn =
    watermark === undefined ? [] : [{ field: 'watermark', heading, kind: 'text' as const }];
  return workbook(
    { title, columns: [...columns, ...watermarkColumn], head },
    eachRow(cells, watermark, count),
  );
};

/**
 * The rows in the format that was asked for. `watermark` is in each row of a spreadsheet, or on each page of a PDF. The file is whole
 * before its first byte leaves: what fails is refused in a sentence, and whoever fetches slowly holds no connection to the database.
 */
export const exportedFile = async (
  list: OpenList,
  laid: LaidOut,
  context: Context,
  most: number,
  watermark?: string,
): Promise<ExportedFile> => {
  const { asked } = laid;
  const name = nameOf(asked, context.now);
  if (asked.format === 'pdf') {
    const rows = await withCells(list, asked, context, Math.min(most, mostPaperRows), gatherCells);
    const bytes = await paper(asked, rows, context, watermark);
    return { file: { name, type: 'application/pdf', bytes }, rows: rows.length };
  }
  return withCells(list, asked, context, most, async (cells) => {
    let rows = 0;
    const count = (more: number): void => void (rows += more);
    const bytes = await buffer(spreadsheet(laid, cells, context.language, count, watermark));
    return { file: { name, type: spreadsheetType, bytes }, rows };
  });
};
