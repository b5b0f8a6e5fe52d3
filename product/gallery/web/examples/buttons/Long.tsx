import { Button } from 'antd';
import { useWords } from '#shell/words/say';

/** A button says one verb with its object; where that is long, buttons stand below each other. */
const Long = () => {
  const say = useWords();
  return (
    <div className="specimen__tools">
      <Button type="primary">{say('galleryControls.buttons.long')}</Button>
      <Button>{say('galleryControls.buttons.longOther')}</Button>
    </div>
  );
};
export default Long;
