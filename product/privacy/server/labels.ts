import { inLanguage, type Language } from '#contract/words';
import type { House } from '#host/house';
import { fieldNamesOf } from '#product/audit/server';
import { fieldWords } from '../words-fields';

/** What a stored field is called: as in the log, or, where the log never tells it, by a name of its own. */
export const fieldLabel = (
  field: string,
  { house, language }: { readonly house: House; readonly language: Language },
): string => {
  const word = fieldWords[field] ?? fieldNamesOf(house.contributed)[field];
  return word ? inLanguage(word, language) : field;
};
