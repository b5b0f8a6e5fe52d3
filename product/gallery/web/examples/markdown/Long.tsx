import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { CodeEditor } from '../../parts/CodeEditor';
import { Markdown } from '../../parts/Markdown';

/** A line that is longer than its place wraps, and a long text is scrolled within its own. */
const Long = () => {
  const say = useWords();
  const [text, setText] = useState(() => {
    const sample = say('galleryWriting.markdown.sample');
    return [sample, sample.replaceAll('\n', ' '), sample].join('\n\n');
  });
  return (
    <>
      <CodeEditor
        label={say('galleryWriting.markdown.source')}
        kind="markdown"
        text={text}
        onChange={setText}
      />
      <section className="specimen__preview" aria-label={say('galleryWriting.markdown.preview')} tabIndex={0}>
        <Markdown text={text} />
      </section>
    </>
  );
};
export default Long;
