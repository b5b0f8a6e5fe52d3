import { inLanguage, type Language } from '#contract/words';
import type { Services } from '#host/services';
import { fieldNamesOf } from '#product/audit/server';
import { fieldWords } from '../words-fields';

/** What a stored field is called: as in the log, or, where the log never tells it, by a name of its own. */
export const fieldLabel = (
  field: string,
  { services, language }: { readonly services: Services; readonly language: Language },
): string => {
  const word = fieldWords[field] ?? fieldNamesOf(services.contributed)[field];
  return word ? inLanguage(word, language) : field;
};
