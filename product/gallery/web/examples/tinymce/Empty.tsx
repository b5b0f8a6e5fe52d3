import { lazy, Suspense } from 'react';
import { richText } from '#product/newsroom/web';
import { useLanguage } from '#shell/words/say';

const RichText = lazy(async () => ({ default: (await richText()).RichText }));

/** An editor in which nothing stands yet. */
const Empty = () => (
  <Suspense fallback={<div aria-busy="true" />}>
    <RichText id={undefined} json="" language={useLanguage()} disabled={false} onChange={() => undefined} />
  </Suspense>
);
export default Empty;
