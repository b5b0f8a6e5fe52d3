import { useState } from 'react';
import { CodeInput } from '#shell/form/CodeInput';
import { useWords } from '#shell/words/say';

/** A code from an app or a message: the phone offers digits and what it has just received. */
const Code = () => {
  const say = useWords();
  const [code, setCode] = useState('123 456');
  return (
    <CodeInput
      aria-label={say('galleryControls.fields.code')}
      value={code}
      onChange={(event) => setCode(event.target.value)}
    />
  );
};
export default Code;
