import { Splitter } from 'antd';
import { useState } from 'react';
import { useNarrow } from '#shell/frame/useNarrow';
import { useDivision } from '#shell/parts/useDivision';
import { useWords } from '#shell/words/say';
import { CodeEditor } from '../../parts/CodeEditor';
import { Markdown } from '../../parts/Markdown';

/** The text at the left, as it will be read at the right; where it is narrow below it. */
const Written = () => {
  const say = useWords();
  const narrow = useNarrow();
  const [text, setText] = useState(() => say('galleryWriting.markdown.sample'));
  const { sizes, onResize, grip } = useDivision({ share: 50 });
  const source = (
    <CodeEditor
      label={say('galleryWriting.markdown.source')}
      kind="markdown"
      text={text}
      onChange={setText}
    />
  );
  const preview = (
    <section className="specimen__preview" aria-label={say('galleryWriting.markdown.preview')} tabIndex={0}>
      <Markdown text={text} />
    </section>
  );
  if (narrow)
    return (
      <>
        {source}
        {preview}
      </>
    );
  return (
    <Splitter className="specimen__panes" draggerIcon={grip} onResize={onResize}>
      <Splitter.Panel size={sizes[0]} min="25%">
        {source}
      </Splitter.Panel>
      <Splitter.Panel size={sizes[1]} min="25%">
        {preview}
      </Splitter.Panel>
    </Splitter>
  );
};
export default Written;
