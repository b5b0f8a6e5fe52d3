/** A list as its template takes it: every character drawable, columns as wide as their words ask (SH11). */
import { fontFiles, type FontFiles } from '../fonts';
import { missingGlyphs } from '../glyphs';
import type { Sheets } from '../typst/compiler';
import type { ListDocument } from './document';
import { cellPadding, laidOut } from './widths';

/** Width of the sheet that lies on its side, without its margins, in points. */
const textWidth = 841.89 - 2 * 20;

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

/** Takes a list and the folder of the fonts, and gives what is printed of it. Throws FontMissing without fonts. */
export const listSheets = (document: ListDocument, fontsDir: string): Sheets => {
  const { list, hasGaps } = drawable(document, fontFiles(fontsDir));
  const texts = list.columns.map(({ heading }, at) => [heading, ...list.rows.map((row) => row[at] ?? '')]);
  const [language, region] = list.language.split('-');
  return {
    template: 'list.typ',
    data: {
      list,
      hasGaps,
      ...laidOut(texts, textWidth),
      padding: cellPadding,
      language,
      region: region?.toLowerCase() ?? null,
      moment: new Date(list.moment).toISOString(),
    },
    files: {},
  };
};
