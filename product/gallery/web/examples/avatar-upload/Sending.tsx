import { lazy, Suspense } from 'react';
import { pictures } from '#product/people/web';

const Drawn = lazy(async () => ({ default: (await pictures()).PicturesDrawn }));
const nothing = () => undefined;

/** While a picture is on its way none can be chosen. */
const Sending = () => (
  <Suspense fallback={<div aria-busy="true" />}>
    <Drawn value={[]} busy onAvatar={nothing} onMore={nothing} onRemove={nothing} />
  </Suspense>
);
export default Sending;
