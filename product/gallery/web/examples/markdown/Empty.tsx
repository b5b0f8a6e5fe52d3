import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { CodeEditor } from '../../parts/CodeEditor';
import { Markdown } from '../../parts/Markdown';

/** Nothing is written yet: the place of the preview says so. */
const Empty = () => {
  const say = useWords();
  const [text, setText] = useState('');
  return (
    <>
      <CodeEditor label={say('galleryWriting.markdown.source')} kind="markdown" text="" onChange={setText} />
      <Markdown text={text} />
    </>
  );
};
export default Empty;
