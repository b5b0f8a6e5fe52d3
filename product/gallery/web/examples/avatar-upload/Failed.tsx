import { lazy, Suspense, useState } from 'react';
import { pictures } from '#product/people/web';

const Drawn = lazy(async () => ({ default: (await pictures()).PicturesDrawn }));
const nothing = () => undefined;

/** What did not arrive is sent again by its button; it is not cut a second time. */
const Failed = () => {
  const [isSending, setSending] = useState(false);
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Drawn
        value={[]}
        busy={isSending}
        onAvatar={nothing}
        onMore={nothing}
        onRemove={nothing}
        {...(!isSending && { onAgain: () => setSending(true) })}
      />
    </Suspense>
  );
};
export default Failed;
