/**
 * A character no embedded font can draw stops the report and is named: a substituted or empty character
 * would make a false document (domain §6.7). 𠮷 (U+20BB7) in a person's name is the usual case.
 */
import { charactersOf } from './characters';
import type { FontFiles } from './fonts';

export interface MissingGlyph {
  readonly character: string;
  /** `U+20BB7` */
  readonly codePoint: string;
  /** Paths into the document, as `achievement.persons[3].name`; at most ten. */
  readonly places: readonly string[];
}

const placesNamed = 10;

export class GlyphsMissing extends Error {
  constructor(readonly missing: readonly MissingGlyph[]) {
    super(
      `The report holds characters the embedded font cannot draw: ${missing
        .map((one) => `${one.character} ${one.codePoint} (${one.places.join(', ')})`)
        .join('; ')}.`,
    );
    this.name = 'GlyphsMissing';
  }
}

const known = new Map<string, (codePoint: number) => boolean>();

const draws = (font: string): ((codePoint: number) => boolean) => {
  const has = known.get(font) ?? charactersOf(font);
  known.set(font, has);
  return has;
};

/** Gives every string inside `value` with the path to it; a picture's data address is no text. */
function* texts(value: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') {
    if (!value.startsWith('data:image/')) yield [value, path];
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* texts(item, `${path}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* texts(item, path ? `${path}.${key}` : key);
  }
}

const isLayout = (character: string): boolean =>
  character === '\n' || character === '\r' || character === '\t';

const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Takes any plain data and gives the characters that one of the two fonts lacks, with where they stand. */
export function missingGlyphs(value: unknown, files: FontFiles): MissingGlyph[] {
  const fonts = [draws(files.regular), draws(files.bold)];
  const drawn = new Map<string, boolean>();
  const missing = new Map<string, string[]>();
  for (const [text, path] of texts(value, '')) {
    for (const character of text) {
      let ok = drawn.get(character);
      if (ok === undefined) {
        const codePoint = character.codePointAt(0) ?? 0;
        ok = isLayout(character) || fonts.every((has) => has(codePoint));
        drawn.set(character, ok);
      }
      if (ok) continue;
      const places = missing.get(character) ?? [];
      if (places.length < placesNamed && !places.includes(path)) places.push(path);
      missing.set(character, places);
    }
  }
  return [...missing].map(([character, places]) => ({
    character,
    codePoint: codePointName(character),
    places,
  }));
}

/** Throws GlyphsMissing when any character of the document cannot be drawn. */
export function requireGlyphs(value: unknown, files: FontFiles): void {
  const missing = missingGlyphs(value, files);
  if (missing.length > 0) throw new GlyphsMissing(missing);
}
