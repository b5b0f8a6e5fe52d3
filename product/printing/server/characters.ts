import { closeSync, openSync, readSync } from 'node:fs';

/** Gives `length` bytes of a file from a place on. */
const part = (file: number, from: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  if (readSync(file, bytes, 0, length, from) !== length) throw new RangeError('the font ends too early');
  return bytes;
};

/** Where a table of the font lies, by its four letters. */
const tableOf = (file: number, name: string): Buffer => {
  const count = part(file, 4, 2).readUInt16BE(0);
  const heads = part(file, 12, count * 16);
  for (let at = 0; at < heads.length; at += 16)
    if (heads.toString('latin1', at, at + 4) === name)
      return part(file, heads.readUInt32BE(at + 8), heads.readUInt32BE(at + 12));
  throw new RangeError(`the font has no table ${name}`);
};

type Range = readonly [first: number, last: number];

/** The groups of a table of format 12: each a range of characters, and the glyph that its first one has. */
const groupsIn = (characters: Buffer): Range[] => {
  const count = characters.readUInt16BE(2);
  for (let at = 0; at < count; at += 1) {
    const from = characters.readUInt32BE(4 + at * 8 + 4);
    if (characters.readUInt16BE(from) !== 12) continue;
    const groups = characters.readUInt32BE(from + 12);
    return Array.from({ length: groups }, (_, group): Range => {
      const place = from + 16 + group * 12;
      const [first, last] = [characters.readUInt32BE(place), characters.readUInt32BE(place + 4)];
      // Glyph 0 is the box that stands for what is missing.
      return characters.readUInt32BE(place + 8) === 0 ? [first + 1, last] : [first, last];
    });
  }
  throw new RangeError('the font names its characters in no way that is read here');
};

/**
 * Takes a TrueType or OpenType font and gives whether it draws a character, by its code point. Reads the font's table of
 * characters (`cmap`, format 12: the one that reaches beyond U+FFFF) and nothing else. Throws RangeError where there is none.
 */
export const charactersOf = (fontFile: string): ((codePoint: number) => boolean) => {
  const file = openSync(fontFile, 'r');
  try {
    const ranges = groupsIn(tableOf(file, 'cmap'));
    return (codePoint) => {
      let [low, high] = [0, ranges.length - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        const [first, last] = ranges[middle]!;
        if (codePoint < first) high = middle - 1;
        else if (codePoint > last) low = middle + 1;
        else return true;
      }
      return false;
    };
  } finally {
    closeSync(file);
  }
};
