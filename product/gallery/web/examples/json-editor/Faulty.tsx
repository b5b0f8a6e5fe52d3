import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { CodeEditor } from '../../parts/CodeEditor';
import { JsonState } from '../../parts/JsonState';

const faulty = '{\n  "maturity": 9,\n  "innovation": ,\n  "advancement": 5\n}';

/** A fault is marked at its line and said beneath. */
const Faulty = () => {
  const say = useWords();
  const [text, setText] = useState(faulty);
  return (
    <>
      <CodeEditor label={say('galleryWriting.json.text')} kind="json" text={faulty} onChange={setText} />
      <JsonState text={text} />
    </>
  );
};
export default Faulty;
