/** How wide each column is, and how large the words are: many columns share one width. */
import { emWidth } from '../em-width';

/** From the size of a report's tables down to the smallest that is still read without effort. */
const sizes = [9, 8.5, 8, 7.5, 7, 6.5, 6] as const;
/** No column asks for more than this, in em; its text wraps. */
const most = 22;
/** A word as long as this keeps its line; longer ones are broken. */
const mostOfOneWord = 9;
/** How much of its text a column may have wrapped before smaller letters are better. */
const crowded = 0.55;
export const cellPadding = 3;

/** What may not be broken: Latin words, numbers, dates. Chinese breaks anywhere. */
const unbroken = /[^\s\u2e80-\u9fff\uff00-\uffef]+/g;

interface Wish {
  readonly least: number;
  readonly natural: number;
}

const wishOf = (texts: readonly string[]): Wish => {
  let [least, natural] = [2, 2];
  for (const text of texts) {
    for (const line of text.split('\n')) natural = Math.max(natural, Math.min(most, emWidth(line)));
    for (const [word] of text.matchAll(unbroken))
      least = Math.max(least, Math.min(mostOfOneWord, emWidth(word)));
  }
  // Rounding in the widths of letters must not break a word that fits.
  return { least: least + 0.3, natural: Math.max(least, natural) + 0.3 };
};

const sumOf = (wishes: readonly Wish[], of: keyof Wish): number =>
  wishes.reduce((sum, wish) => sum + wish[of], 0);

/** Takes the texts of each column, headings among them, and the width there is, in points. */
export const laidOut = (
  columns: readonly (readonly string[])[],
  width: number,
): { readonly fontSize: number; readonly widths: readonly number[] } => {
  const wishes = columns.map(wishOf);
  const free = width - columns.length * 2 * cellPadding;
  const [least, natural] = [sumOf(wishes, 'least'), sumOf(wishes, 'natural')];
  const fontSize =
    sizes.find((size) => least * size <= free && natural * size * crowded <= free) ?? sizes.at(-1)!;
  const ems = free / fontSize;
  // Where all fits, what is left over goes to all; where not, each gives way by what it has beyond its longest word.
  const shareOf = (wish: Wish): number =>
    ems >= natural
      ? wish.natural * (ems / natural)
      : ems >= least
        ? wish.least + (wish.natural - wish.least) * ((ems - least) / Math.max(natural - least, 0.001))
        : wish.least * (ems / least);
  return { fontSize, widths: wishes.map((wish) => shareOf(wish) * fontSize) };
};
