import type { Language } from '#contract/words';
import type { DictionaryName } from '#product/dictionaries/dictionaries';
import type { Labels } from '#product/dictionaries/server';
import { sayIn, type Say } from '../translations';

/** How a document speaks: its frame and labels in its reader's language, the sentences of the record in Chinese. */
export interface Spoken {
  readonly language: Language;
  /** A fixed word of the printed report. */
  readonly say: Say;
  /** An item of a dictionary. */
  readonly of: (dictionary: DictionaryName, code: string | null | undefined) => string;
  /** The same within a sentence of the record. */
  readonly recorded: (dictionary: DictionaryName, code: string | null | undefined) => string;
}

/** Takes the labels of a time and a language and gives how a document speaks in it. */
export const spokenIn = (labels: Labels, language: Language): Spoken => ({
  language,
  say: sayIn(language),
  of: (dictionary, code) => labels.of(dictionary, code, language),
  recorded: (dictionary, code) => labels.of(dictionary, code, 'zh'),
});
