import { Button } from 'antd';
import { useState } from 'react';
import { PageSkeleton } from '#shell/frame/PageSkeleton';
import { useWords } from '#shell/words/say';

/** A page on its way has its shape already; what stands there is not heard, and nothing moves that one did not touch. */
const Awaited = () => {
  const say = useWords();
  const [isShown, show] = useState(false);
  return (
    <>
      <Button aria-pressed={isShown} onClick={() => show(!isShown)}>
        {say('galleryShowing.frame.awaited')}
      </Button>
      {isShown && <PageSkeleton />}
    </>
  );
};
export default Awaited;
