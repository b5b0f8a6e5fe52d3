import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { CountTo } from '../../parts/CountTo';

/** What is on its way has a grey shape of the same height: the page does not jump, and nothing runs up to a wrong value. */
const Awaited = () => {
  const say = useWords();
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery({ ...galleryApi.articles.query({ pageSize: 1 }), enabled: isAsked });
  return (
    <>
      <dl className="gallery-figures">
        <div>
          <dt>{say('galleryMoving.count.articles')}</dt>
          <dd>
            {data ? (
              <CountTo value={data.total} />
            ) : (
              <span className="shape">
                <span className="heard">{say('gallery.state.loading')}</span>
              </span>
            )}
          </dd>
        </div>
      </dl>
      <Button disabled={isAsked} onClick={() => setAsked(true)}>
        {say('galleryMoving.count.fetch')}
      </Button>
    </>
  );
};
export default Awaited;
