import { useWords } from '#shell/words/say';
import { CodeEditor } from '../../parts/CodeEditor';
import { sampleJson } from '../../parts/sample-json';

/** To be read and copied, not to be changed. */
const Disabled = () => {
  const say = useWords();
  return (
    <CodeEditor
      label={say('galleryWriting.json.text')}
      kind="json"
      text={JSON.stringify(sampleJson(say), null, 2)}
      readOnly
    />
  );
};
export default Disabled;
