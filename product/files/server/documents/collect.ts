import { mostText } from '../../file-text';
import type { Text } from './index';

type Part = Text['parts'][number];

/** A lone surrogate cannot be sent, and a control character is nothing that is read. */
const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these very characters are taken out
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

/** Takes the text of a document piece by piece until there is as much as is shown. */
export const collected = () => {
  const parts: Part[] = [];
  let left = mostText.characters;
  let isCut = false;
  const taken = (text: string, most = left): string => {
    const whole = plain(text);
    const some = whole.slice(0, Math.min(most, left));
    if (some.length < whole.length) isCut = true;
    left -= some.length;
    return some;
  };
  const empty = { level: 0, name: '', runs: [], cells: [], isCut: false };
  return {
    /** Adds a part; false when there is no more room. */
    add: (part: Pick<Part, 'kind'> & Partial<Part>): boolean => {
      if (parts.length >= mostText.parts || left <= 0) {
        isCut = true;
        return false;
      }
      parts.push({
        ...empty,
        ...part,
        runs: (part.runs ?? []).map((run) => ({ ...run, text: taken(run.text) })),
        cells: (part.cells ?? []).map((row) =>
          row.map((cell) => ({ ...cell, text: taken(cell.text, mostText.cell) })),
        ),
      });
      return true;
    },
    text: (pictures = 0): Text => ({
      parts,
      pictures,
      isCut: isCut || parts.some((part) => part.isCut),
    }),
  };
};
