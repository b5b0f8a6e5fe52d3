import { fill, inLanguage, type Language } from '#contract/words';
import { general } from '#contract/problems';
import { said, type Saying } from './presented';
import type { LevelFinding } from './types';
import { levelsWords } from './words';

/** The rules' words in one language, from the rows themselves. */
export const inWords = (language: Language): Pick<Saying, 'language' | 'word'> => ({
  language,
  word: (word, values = {}) => fill(inLanguage(levelsWords[word], language), values),
});

/** A finding in one language. */
export const sentence = (finding: LevelFinding, language: Language): string =>
  said(finding, inWords(language));

/**
 * Lets only sound tables pass on to the experts (domain §3.3 R3, §4.5 code 2002).
 * Throws "something is missing or wrong" with one `{Field, Msg}` for each finding that blocks.
 */
export const requireSound = (findings: readonly LevelFinding[], language: Language): void => {
  const blocking = findings.filter(({ severity }) => severity === 'blocks');
  if (blocking.length === 0) return;
  throw general.badInput(
    {},
    blocking.map((finding) => ({
      Field: [finding.where.table, finding.where.row].filter((part) => part !== null).join('/'),
      Msg: sentence(finding, language),
    })),
  );
};
