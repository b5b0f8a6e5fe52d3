/** A list as a PDF of text: A4 across, its headings on every page, no row cut (SH11). */
import { fill } from '#contract/words';
import { fontFiles, type FontFiles } from '../fonts';
import { missingGlyphs } from '../glyphs';
import { splitLongRow } from '../long-rows';
import { bodyStyle, colours, page, type PdfNode } from '../nodes';
import { drawPdf } from '../pdfmake';
import type { ListDocument } from './document';
import { cellPadding, laidOut } from './widths';

/** The sheet lies on its side. */
const sheet = { width: page.height, height: page.width, margin: page.margin, foot: 38 } as const;
const textWidth = sheet.width - 2 * sheet.margin;

/** What printers have always put where a letter is missing. */
const geta = '〓';
/** Joiners and selectors of pictographs: by themselves they are nothing to be seen. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The list with 〓 for each character that no embedded font draws, and whether there was any. A list is a copy to work
 * with: one pictograph in one of its names does not keep the others from being printed, as it would in a report.
 */
const drawable = (document: ListDocument, files: FontFiles): { list: ListDocument; hasGaps: boolean } => {
  const seen = (text: string) => text.replace(unseen, '').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const { title, about, watermark, columns, rows } = document;
  const texts = [title, about, watermark, columns.map(({ heading }) => heading), rows];
  const gaps = new Set(missingGlyphs(texts, files).map(({ character }) => character));
  const clean = (text: string) =>
    gaps.size === 0 ? seen(text) : [...seen(text)].map((one) => (gaps.has(one) ? geta : one)).join('');
  const list = {
    ...document,
    title: clean(title),
    about: clean(about),
    watermark: clean(watermark),
    columns: columns.map((column) => ({ ...column, heading: clean(column.heading) })),
    rows: rows.map((row) => row.map(clean)),
  };
  const hasGaps = JSON.stringify([list.title, list.about, list.watermark, list.columns, list.rows]).includes(
    geta,
  );
  return { list, hasGaps };
};

const table = ({ columns, rows }: ListDocument): PdfNode => {
  const texts = columns.map(({ heading }, at) => [heading, ...rows.map((row) => row[at] ?? '')]);
  const { fontSize, widths } = laidOut(texts, textWidth);
  const cell = (text: string, at: number): PdfNode => ({
    text,
    alignment: columns[at]!.isNumeric ? 'right' : 'left',
  });
  const headings = columns.map(({ heading }, at) => ({
    ...cell(heading, at),
    bold: true,
    color: colours.accentText,
  }));
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        headings,
        ...rows.flatMap((row) => splitLongRow(row, widths, fontSize).map((part) => part.map(cell))),
      ],
    },
    layout: {
      hLineWidth: (line: number) => (line <= 1 ? 0.8 : 0.4),
      hLineColor: (line: number) => (line <= 1 ? colours.accentText : colours.hairline),
      vLineWidth: () => 0,
      paddingLeft: () => cellPadding,
      paddingRight: () => cellPadding,
      paddingTop: () => 2.5,
      paddingBottom: () => 2,
      fillColor: (row: number) => (row === 0 ? '#EAF2FB' : null),
    },
    fontSize,
    lineHeight: 0.9,
  };
};

const footer =
  ({ watermark, pageOf }: ListDocument, note: string) =>
  (at: number, pages: number): PdfNode => ({
    margin: [sheet.margin, sheet.foot - sheet.margin - 12, sheet.margin, 0],
    columns: [
      { text: note === '' ? watermark : `${watermark} · ${note}`, width: '*' },
      { text: fill(pageOf, { page: at, pages }), width: 130, alignment: 'right' },
    ],
    fontSize: 7.5,
    lineHeight: 0.8,
    color: colours.faint,
  });

const definition = (list: ListDocument, note: string): object => {
  const moment = new Date(list.moment);
  return {
    version: '1.7',
    language: list.language,
    displayTitle: true,
    pageSize: { width: sheet.width, height: sheet.height },
    pageOrientation: 'landscape',
    pageMargins: [sheet.margin, sheet.margin, sheet.margin, sheet.foot],
    info: { title: list.title, subject: list.about, creationDate: moment, modDate: moment },
    content: [
      { text: list.title, bold: true, fontSize: 14, lineHeight: 0.95 },
      { text: list.about, fontSize: 8.5, color: colours.faint, margin: [0, 0, 0, 6], lineHeight: 0.95 },
      table(list),
    ],
    defaultStyle: bodyStyle,
    footer: footer(list, note),
    ...(list.veil !== null && {
      watermark: {
        text: list.veil,
        color: colours.faint,
        opacity: 0.07,
        bold: true,
        angle: -30,
        fontSize: 110,
      },
    }),
  };
};

/** Takes a list and the folder of the fonts, and gives the PDF. Throws FontMissing without fonts. */
export async function renderListPdf(
  document: ListDocument,
  { fontsDir }: { readonly fontsDir: string },
): Promise<Buffer> {
  const files = fontFiles(fontsDir);
  const { list, hasGaps } = drawable(document, files);
  return drawPdf(definition(list, hasGaps ? list.undrawn : ''), files);
}
