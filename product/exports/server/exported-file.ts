import { dayText } from '#contract/formatters';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { OutgoingFile } from '#host/serve';
import type { CellValue } from '../cells';
import type { ExportAsked } from '../contract';
import { exportsWords } from '../words';
import { mostPaperRows, paper } from './paper';
import { spreadsheetType, workbook } from './workbook';

/** `成果申报-2026-11-21.xlsx`, without what file systems refuse. */
export const nameOf = ({ title, format = 'xlsx' }: ExportAsked, now: Date): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ').trim()}-${dayText(now.toISOString())}.${format}`;

/** As many rows as leave at once in this format: no more than `most`, and fewer on paper. */
export const mostRows = ({ format }: ExportAsked, most: number): number =>
  format === 'pdf' ? Math.min(most, mostPaperRows) : most;

/** The rows in the format that was asked for. `watermark` is in each row of a spreadsheet, or on each page of a PDF. */
export const exportedFile = async (
  asked: ExportAsked,
  rows: readonly CellValue[][],
  context: Context,
  watermark?: string,
): Promise<OutgoingFile> => {
  const name = nameOf(asked, context.now);
  if (asked.format === 'pdf')
    return { name, type: 'application/pdf', bytes: await paper(asked, rows, context, watermark) };
  const heading = inLanguage(exportsWords.watermark, context.language);
  const watermarkColumn =
    watermark === undefined ? [] : [{ field: 'watermark', heading, kind: 'text' as const }];
  return {
    name,
    type: spreadsheetType,
    bytes: workbook(
      { ...asked, columns: [...asked.columns, ...watermarkColumn] },
      watermark === undefined ? rows : rows.map((row) => [...row, watermark]),
    ),
  };
};
