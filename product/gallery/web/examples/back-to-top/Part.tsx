import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { BackToTop } from '../../parts/BackToTop';

/** A part that scrolls by itself has a button of its own. */
const Part = () => {
  const say = useWords();
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div className="long-part">
      <div
        className="long-part__inner"
        role="region"
        tabIndex={0}
        aria-label={say('galleryMoving.top.part')}
        ref={setBox}
      >
        <ol>
          {Array.from({ length: 40 }, (_, at) => (
            <li key={at}>{say('galleryMoving.top.line', { number: at + 1 })}</li>
          ))}
        </ol>
      </div>
      <BackToTop of={box} className="long-part__top" />
    </div>
  );
};
export default Part;
