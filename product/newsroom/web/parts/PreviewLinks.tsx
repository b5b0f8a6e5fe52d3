import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '#shell/can';
import { useWords } from '#shell/words/say';

const PreviewDialog = lazy(() => import('./PreviewDialog'));

/** Beside a piece: the way to links by which people without an account read what is being written of it. */
export const PreviewLinks = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can('content.edit')) return null;
  return (
    <section className="card" aria-label={say('newsroom.previewLinks')}>
      <h2>{say('newsroom.previewLinks')}</h2>
      <p className="faint">{say('newsroom.previewLinksShort')}</p>
      <Button onClick={() => setOpen(true)}>{say('newsroom.openPreviewLinks')}</Button>
      {isOpen && (
        <Suspense>
          <PreviewDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
