import { Splitter } from 'antd';
import { useDivision } from '#shell/parts/useDivision';
import { useWords } from '#shell/words/say';
import { Pane } from '../../parts/Pane';

/** The right pane divided once more, one part above the other. */
const Nested = () => {
  const say = useWords();
  const across = useDivision({ share: 45 });
  const down = useDivision({ share: 55, isVertical: true });
  return (
    <Splitter className="specimen__panes" draggerIcon={across.grip} onResize={across.onResize}>
      <Splitter.Panel size={across.sizes[0]} min="25%">
        <Pane title={say('galleryWriting.split.material')} />
      </Splitter.Panel>
      <Splitter.Panel size={across.sizes[1]} min="25%">
        <Splitter orientation="vertical" draggerIcon={down.grip} onResize={down.onResize}>
          <Splitter.Panel size={down.sizes[0]} min="25%">
            <Pane title={say('galleryWriting.split.work')} />
          </Splitter.Panel>
          <Splitter.Panel size={down.sizes[1]} min="25%">
            <Pane title={say('galleryWriting.split.trace')} />
          </Splitter.Panel>
        </Splitter>
      </Splitter.Panel>
    </Splitter>
  );
};
export default Nested;
