/**
 * A row that may not be cut must fit on a page; the layout engine silently loses what does not. So a cell
 * too long for that goes on in a row of its own below, with the other cells empty.
 */

import { emWidth } from './nodes';

const linesAllowed = 24;

/** Cuts `text` into pieces of at most `linesAllowed` lines in a column, after a full stop where one is near. */
export function piecesOf(text: string, width: number, fontSize: number): string[] {
  const perLine = Math.max(1, width / fontSize - 1);
  const pieces: string[] = [];
  let piece = '';
  let lines = 0;
  let used = 0;
  for (const character of text) {
    const wide = emWidth(character);
    if (character === '\n' || used + wide > perLine) {
      lines += 1;
      used = 0;
    }
    piece += character;
    if (character !== '\n') used += wide;
    const nearlyFull = lines >= linesAllowed * 0.8 && /[。；;.\n]/.test(character);
    if (nearlyFull || lines >= linesAllowed) {
      pieces.push(piece.trim());
      piece = '';
      lines = 0;
      used = 0;
    }
  }
  if (piece.trim() !== '' || pieces.length === 0) pieces.push(piece.trim());
  return pieces;
}

/** Takes a row's cells and its columns' widths in points, and gives the rows to print. */
export function splitLongRow(
  cells: readonly string[],
  widths: readonly number[],
  fontSize: number,
): string[][] {
  const pieces = cells.map((cell, index) => piecesOf(cell, widths[index] ?? 0, fontSize));
  const rows = Math.max(...pieces.map((one) => one.length));
  return Array.from({ length: rows }, (_, row) => pieces.map((one) => one[row] ?? ''));
}
