import { useState } from 'react';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';
import { useWords } from '#shell/words/say';

/** A reason that one gives often: phrases beneath it go in where the caret stands. */
const Phrases = () => {
  const say = useWords();
  const [text, setText] = useState('');
  return (
    <TextWithPhrases
      kind="reason"
      aria-label={say('shell.reason')}
      about="CT-AI 2.0"
      rows={3}
      value={text}
      onChange={setText}
    />
  );
};
export default Phrases;
