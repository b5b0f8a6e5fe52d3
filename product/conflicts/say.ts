import { fill, inLanguage, type Language } from '#contract/words';
import type { Hit } from './types';
import { conflictsWords } from './words';

/** A hit as a sentence in the reader's language. */
export const sayHit = (
  { word, who, where }: Pick<Hit, 'word' | 'who' | 'where'>,
  language: Language,
): string => fill(inLanguage(conflictsWords[word], language), { who, where });
