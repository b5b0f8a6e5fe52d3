import { wordOfChoice, type Choice } from '#contract/facts';
import type { WordKey } from '#contract/words';
import { useLanguage, useWords } from '../words/say';
import { labelOf } from './codes';
import { useDictionaries } from './useDictionary';

/** What one of a few is called: by the dictionary of its codes, or by the field's label, a dot and its name. */
export const useChoice = (): ((choice: Choice, label: WordKey, value: unknown) => string) => {
  const say = useWords();
  const language = useLanguage();
  const dictionaries = useDictionaries();
  return ({ coded }, label, value) => {
    const name = String(value);
    if (!coded) return say(wordOfChoice(label, name));
    return labelOf(dictionaries(coded.dictionary), coded.codes[name], language, null);
  };
};
