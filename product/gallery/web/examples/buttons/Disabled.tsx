import { Button } from 'antd';
import { useId } from 'react';
import { useWords } from '#shell/words/say';

/** A button that cannot be pressed yet says why, to those who listen as well. */
const Disabled = () => {
  const say = useWords();
  const why = useId();
  return (
    <div className="specimen__tools">
      <Button type="primary" disabled aria-describedby={why}>
        {say('galleryControls.buttons.submit')}
      </Button>
      <span id={why} className="faint">
        {say('galleryControls.buttons.why')}
      </span>
    </div>
  );
};
export default Disabled;
