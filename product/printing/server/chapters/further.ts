/** What a chapter draws no place for: each field under its own heading. */
import { numberedList, paragraphs, type PdfNode } from '../nodes';
import type { Outline } from '../outline';
import type { Piece } from '../sections';
import { dataTable } from '../tables';

const below = (piece: Piece): PdfNode[] => {
  if ('text' in piece) return paragraphs(piece.text);
  if ('lines' in piece) return [numberedList(piece.lines)];
  return [
    dataTable(
      piece.columns.map((title, at) => ({
        title,
        weight: 1,
        cell: (row: readonly string[]) => row[at] ?? '',
      })),
      piece.rows,
    ),
  ];
};

export const furtherPieces = (pieces: readonly Piece[], outline: Outline): PdfNode[] =>
  pieces.flatMap((piece) => [...outline.section(piece.title), ...below(piece)]);
