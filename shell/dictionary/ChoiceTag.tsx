import { wordOfChoice, type Choice } from '#contract/facts';
import type { WordKey } from '#contract/words';
import { useWords } from '../words/say';
import { DictionaryTag } from './useDictionary';

/** What was chosen of a few, to be read. */
export const ChoiceTag = ({
  choice: { coded },
  label,
  value,
}: {
  readonly choice: Choice;
  readonly label: WordKey;
  readonly value: unknown;
}) => {
  const say = useWords();
  const name = String(value);
  return coded ? (
    <DictionaryTag dictionary={coded.dictionary} code={coded.codes[name]} />
  ) : (
    say(wordOfChoice(label, name))
  );
};
