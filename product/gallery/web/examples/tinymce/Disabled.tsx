import { lazy, Suspense } from 'react';
import { richText } from '#product/newsroom/web';
import { useLanguage, useWords } from '#shell/words/say';
import { sampleText } from '../../parts/sample-text';

const RichText = lazy(async () => ({ default: (await richText()).RichText }));

/** The same text for whoever may read it and not change it. */
const Disabled = () => {
  const say = useWords();
  const language = useLanguage();
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <RichText
        id={undefined}
        json={sampleText(say)}
        language={language}
        disabled
        onChange={() => undefined}
      />
    </Suspense>
  );
};
export default Disabled;
