import { useWords } from '#shell/words/say';
import { CodeEditor } from '../../parts/CodeEditor';

/** To be read and copied, not to be changed. */
const Disabled = () => {
  const say = useWords();
  return (
    <CodeEditor
      label={say('galleryWriting.markdown.source')}
      kind="markdown"
      text={say('galleryWriting.markdown.sample')}
      readOnly
    />
  );
};
export default Disabled;
