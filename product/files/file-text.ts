import { flag, integer, listOf, oneOf, strictObject, text } from '#contract/field';

/** How much of a document's text is shown; what is beyond is cut, and the answer says so. */
export const mostText = {
  parts: 5_000,
  characters: 400_000,
  rows: 500,
  columns: 60,
  cell: 1_000,
  sheets: 30,
};

/** Characters that look alike throughout. */
const Run = strictObject({ text: text(mostText.characters), isBold: flag, isItalic: flag });

/** A cell with how many columns and rows it stands in. */
const Cell = strictObject({
  text: text(mostText.cell),
  columns: integer(1, 1_000),
  rows: integer(1, 100_000),
});

/** A piece of a document: a paragraph, a heading, an entry of a list, or a table; a workbook is a table for each sheet. */
const Part = strictObject({
  kind: oneOf(['paragraph', 'heading', 'entry', 'table']),
  /** Of a heading from 1, of an entry of a list from 0. */
  level: integer(0, 9),
  /** Of a sheet. */
  name: text(200),
  runs: listOf(Run),
  cells: listOf(listOf(Cell)),
  /** Whether rows or columns of the table were left out. */
  isCut: flag,
});

/** The text of a document in its order, and whether some of it was left out. Pictures are not in it. */
export const FileText = strictObject({
  parts: listOf(Part),
  pictures: integer(0, 100_000),
  isCut: flag,
});
