import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { CodeEditor } from '../../parts/CodeEditor';
import { JsonState } from '../../parts/JsonState';

/** Nothing is written yet: that is no JSON, and is said. */
const Empty = () => {
  const say = useWords();
  const [text, setText] = useState('');
  return (
    <>
      <CodeEditor label={say('galleryWriting.json.text')} kind="json" text="" onChange={setText} />
      <JsonState text={text} />
    </>
  );
};
export default Empty;
