import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';

/** While its action is under way a button waits: it keeps its words and its place, and cannot be pressed again. */
const Waiting = () => {
  const say = useWords();
  const [waits, setWaits] = useState(true);
  return (
    <div className="specimen__tools">
      <Button type="primary" loading={waits} onClick={() => setWaits(true)}>
        {say('galleryControls.buttons.submit')}
      </Button>
      <Button onClick={() => setWaits(false)}>{say('galleryControls.buttons.done')}</Button>
    </div>
  );
};
export default Waiting;
