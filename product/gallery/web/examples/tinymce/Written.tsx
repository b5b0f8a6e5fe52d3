import { lazy, Suspense, useState } from 'react';
import { richText } from '#product/newsroom/web';
import { useLanguage, useWords } from '#shell/words/say';
import { sampleText } from '../../parts/sample-text';

const RichText = lazy(async () => ({ default: (await richText()).RichText }));

/** A text as it is written, and beneath it the tree that is stored. */
const Written = () => {
  const say = useWords();
  const language = useLanguage();
  const [first] = useState(() => sampleText(say));
  const [json, setJson] = useState(first);
  return (
    <>
      <Suspense fallback={<div aria-busy="true" />}>
        <RichText id={undefined} json={first} language={language} disabled={false} onChange={setJson} />
      </Suspense>
      <details>
        <summary>{say('galleryWriting.editor.stored')}</summary>
        <div
          className="specimen__tree"
          role="region"
          aria-label={say('galleryWriting.editor.stored')}
          tabIndex={0}
        >
          {JSON.stringify(JSON.parse(json), null, 2)}
        </div>
      </details>
    </>
  );
};
export default Written;
