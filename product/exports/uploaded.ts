import { flag, id, integer, listOf, ref, required, strictObject, text } from '#contract/field';

/** As many rows and columns as a sheet that comes in may have (XL-01). */
export const mostRows = 5_000;
export const mostColumns = 100;
/** The last row in which anything may stand: a sheet may have gaps, which keep their places. */
export const lastRow = 4 * mostRows;
/** Characters that a sheet may hold in all. */
export const mostText = 4_000_000;
/** So many rows show what was read. */
export const shownRows = 20;
/** Bytes that five thousand rows need, many times over. */
export const mostBytes = 2 * 1_048_576;

/** What rows of a sheet can become, by an import that there is. */
export const SheetTarget = strictObject({
  name: text(40),
  title: text(80),
  columns: listOf(
    strictObject({
      name: text(40),
      title: text(100),
      /** What a heading may call it, in any language. */
      names: listOf(text(100), 3),
      required: flag,
    }),
    60,
  ),
});

export const SheetAsked = strictObject({ fileId: ref('file') });

/** A row as the spreadsheet counts it, and the text of its cells. */
const SheetRow = strictObject({ row: integer(1, lastRow), cells: listOf(text(300), mostColumns) });
export const SheetRead = strictObject({
  headings: listOf(text(300), mostColumns),
  total: integer(0, mostRows),
  /** The first of them. */
  rows: listOf(SheetRow, shownRows),
});

/** Which column of the sheet fills which of the target's. */
export const SheetFit = strictObject({
  fileId: ref('file'),
  target: required(40),
  mapping: listOf(strictObject({ column: required(40), place: integer(0, mostColumns - 1) }), 60, 1),
});
/** The same rows in the form in which the target's own import reads them. */
export const SheetFitted = strictObject({ fileId: id, rows: integer(0, mostRows) });
