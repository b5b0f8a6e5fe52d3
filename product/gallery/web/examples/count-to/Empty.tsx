import { useWords } from '#shell/words/say';
import { CountTo } from '../../parts/CountTo';

/** Nought is a figure and stands there at once; a figure that nobody knows is a dash, never nought. */
const Empty = () => {
  const say = useWords();
  return (
    <dl className="gallery-figures">
      <div>
        <dt>{say('galleryMoving.count.appeals')}</dt>
        <dd>
          <CountTo value={0} />
        </dd>
      </div>
      <div>
        <dt>{say('galleryMoving.count.unknown')}</dt>
        <dd>—</dd>
      </div>
    </dl>
  );
};
export default Empty;
