import { inLanguage, type Language } from '#contract/words';
import { fieldNames } from '#product/audit/words-fields';
import { fieldWords } from '../words-fields';

/** What a stored field is called: as in the log, or, where the log never tells it, by a name of its own. */
export const fieldLabel = (field: string, language: Language): string => {
  const word = fieldWords[field] ?? fieldNames[field];
  return word ? inLanguage(word, language) : field;
};
