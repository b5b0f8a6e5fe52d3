import { ChoiceTag } from '#shell/dictionary/ChoiceTag';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useWords } from '#shell/words/say';

const ways = { kind: 'choice', names: ['meeting', 'letter'] } as const;

/** How it is read: by its name in the reader's language, several beside each other, nothing as a stroke. */
const Read = () => {
  const say = useWords();
  return (
    <dl className="specimen__pairs">
      <dt>{say('galleryControls.choices.way')}</dt>
      <dd>
        <ChoiceTag choice={ways} label="galleryControls.choices.way" value="letter" />
      </dd>
      <dt>{say('galleryControls.choices.purposes')}</dt>
      <dd>
        <DictionaryTag dictionary="evaluationPurpose" code={['1', '2']} />
      </dd>
      <dt>{say('galleryControls.choices.type')}</dt>
      <dd>
        <DictionaryTag dictionary="achievementType" code={null} />
      </dd>
    </dl>
  );
};
export default Read;
