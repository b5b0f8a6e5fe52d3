/** What a chapter draws no place for: each field under its own heading. */
import { emWidth, numberedList, paragraphs, type PdfNode } from '../nodes';
import type { Outline } from '../outline';
import type { Piece } from '../sections';
import { dataTable } from '../tables';

/** The least and the most of a width that a column claims, in characters. */
const narrow = 6;
const broad = 40;
const claimOf = (texts: readonly string[]): number =>
  Math.min(broad, Math.max(narrow, ...texts.map(emWidth)));

const below = (piece: Piece): PdfNode[] => {
  if ('text' in piece) return paragraphs(piece.text);
  if ('lines' in piece) return [numberedList(piece.lines)];
  return [
    dataTable(
      piece.columns.map((title, at) => ({
        title,
        weight: claimOf([title, ...piece.rows.map((row) => row[at] ?? '')]),
        cell: (row: readonly string[]) => row[at] ?? '',
      })),
      piece.rows,
    ),
  ];
};

export const furtherPieces = (pieces: readonly Piece[], outline: Outline): PdfNode[] =>
  pieces.flatMap((piece) => [...outline.section(piece.title), ...below(piece)]);
