import { Splitter } from 'antd';
import { useDivision } from '#shell/parts/useDivision';
import { useWords } from '#shell/words/say';
import { Pane } from '../../parts/Pane';

/** Two panes; neither can be pushed out of sight. */
const Beside = () => {
  const say = useWords();
  const { sizes, onResize, grip } = useDivision({ share: 40 });
  return (
    <Splitter className="specimen__panes" draggerIcon={grip} onResize={onResize}>
      <Splitter.Panel size={sizes[0]} min="25%">
        <Pane title={say('galleryWriting.split.material')} />
      </Splitter.Panel>
      <Splitter.Panel size={sizes[1]} min="25%">
        <Pane title={say('galleryWriting.split.work')} />
      </Splitter.Panel>
    </Splitter>
  );
};
export default Beside;
