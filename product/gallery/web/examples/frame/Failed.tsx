import { Button } from 'antd';
import { useState } from 'react';
import { ErrorNotice } from '#shell/frame/errors/ErrorNotice';
import { useWords } from '#shell/words/say';

/** Instead of a page that could not be drawn: what is the matter, and the way on. */
const Failed = () => {
  const say = useWords();
  const [tries, setTries] = useState(0);
  return (
    <ErrorNotice
      level={2}
      title={say('shell.pageFailed')}
      text={say('shell.pageFailedText')}
      below={tries > 0 && <p role="status">{say('galleryShowing.frame.tried', { count: tries })}</p>}
    >
      <Button type="primary" onClick={() => setTries(tries + 1)}>
        {say('shell.tryAgain')}
      </Button>
    </ErrorNotice>
  );
};
export default Failed;
