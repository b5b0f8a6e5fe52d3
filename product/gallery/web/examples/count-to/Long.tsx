import { useWords } from '#shell/words/say';
import { CountTo } from '../../parts/CountTo';

/** The figure keeps its line; what it counts is written over as many as it wants. */
const Long = () => {
  const say = useWords();
  return (
    <dl className="gallery-figures">
      <div>
        <dt>{say('galleryMoving.count.long')}</dt>
        <dd>
          <CountTo value={9_876_543_210.12} digits={2} lasts={2_500} />
        </dd>
      </div>
    </dl>
  );
};
export default Long;
