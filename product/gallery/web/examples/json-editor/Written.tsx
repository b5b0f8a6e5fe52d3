import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { CodeEditor } from '../../parts/CodeEditor';
import { JsonState } from '../../parts/JsonState';
import { faultIn } from '../../parts/json-fault';
import { sampleJson } from '../../parts/sample-json';

/** A setting that is changed as text: whether it is well-formed stands beneath it, and it can be tidied. */
const Written = () => {
  const say = useWords();
  const [text, setText] = useState(() => JSON.stringify(sampleJson(say)));
  const [opened, setOpened] = useState(0);
  const tidy = (): void => {
    setText(JSON.stringify(JSON.parse(text), null, 2));
    setOpened(opened + 1);
  };
  return (
    <>
      <CodeEditor
        key={opened}
        label={say('galleryWriting.json.text')}
        kind="json"
        text={text}
        onChange={setText}
      />
      <JsonState text={text} />
      <Button onClick={tidy} disabled={faultIn(text) !== undefined}>
        {say('galleryWriting.json.tidy')}
      </Button>
    </>
  );
};
export default Written;
