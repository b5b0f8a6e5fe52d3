import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { CountTo } from '../../parts/CountTo';

const Usual = () => {
  const say = useWords();
  const [runs, setRuns] = useState(0);
  return (
    <>
      <dl className="gallery-figures" key={runs}>
        <div>
          <dt>{say('galleryMoving.count.applications')}</dt>
          <dd>
            <CountTo value={1_286} />
          </dd>
        </div>
        <div>
          <dt>{say('galleryMoving.count.passed')}</dt>
          <dd>
            <CountTo value={98.6} digits={1} /> %
          </dd>
        </div>
        <div>
          <dt>{say('galleryMoving.count.days')}</dt>
          <dd>
            <CountTo value={23} lasts={800} />
          </dd>
        </div>
      </dl>
      <Button onClick={() => setRuns(runs + 1)}>{say('galleryMoving.count.again')}</Button>
    </>
  );
};
export default Usual;
