import { momentText } from '#contract/formatters';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { printList } from '#product/printing/server';
import { plainText, type CellValue } from '../cells';
import type { ExportAsked } from '../contract';
import { exportsWords } from '../words';

/** As many rows as anybody reads on paper; more leave as a spreadsheet. */
export const mostPaperRows = 1_000;

const tags = { zh: 'zh-CN', en: 'en-GB', es: 'es-ES' } as const;

/**
 * A list as a PDF of text, drawn by the server's printer: every row numbered, `watermark` at the foot of every page. Throws
 * `busy` when the person has too many waiting at the printer.
 */
export const paper = (
  { title, columns }: ExportAsked,
  rows: readonly CellValue[][],
  { services, language, me, now, signal }: Context,
  watermark?: string,
): Promise<Buffer> => {
  const word = (key: keyof typeof exportsWords) => inLanguage(exportsWords[key], language);
  const at = momentText(now.toISOString());
  return printList(
    { who: me.personId, signal },
    {
      language: tags[language],
      title: plainText(title),
      about: fill(word('printedBy'), { name: me.name, at, rows: rows.length }),
      columns: [
        { heading: word('rowNumber'), isNumeric: true },
        ...columns.map(({ heading, kind }) => ({
          heading: plainText(heading),
          isNumeric: kind === 'number' || kind === 'money',
        })),
      ],
      rows: rows.map((cells, row) => [String(row + 1), ...cells.map(String)]),
      watermark: watermark ?? word('unofficialCopy'),
      pageOf: word('printedPage'),
      undrawn: word('undrawn'),
      veil: services.mode === 'demonstration' ? word('demonstration') : null,
      moment: now.toISOString(),
    },
  );
};
