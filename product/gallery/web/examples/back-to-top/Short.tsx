import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { BackToTop } from '../../parts/BackToTop';

/** Where there is nothing to scroll there is no button. */
const Short = () => {
  const say = useWords();
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div className="long-part">
      <div className="long-part__inner" ref={setBox}>
        <ol>
          {Array.from({ length: 3 }, (_, at) => (
            <li key={at}>{say('galleryMoving.top.line', { number: at + 1 })}</li>
          ))}
        </ol>
      </div>
      <BackToTop of={box} className="long-part__top" />
    </div>
  );
};
export default Short;
