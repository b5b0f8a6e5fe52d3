import { lazy, Suspense, type ComponentProps } from 'react';
import { withWords } from '#shell/words/with-words';

const Shown = lazy(withWords(() => import('./pdf/PdfView')));

/** A PDF within the page. What draws it comes when the first one is looked at. */
export const PdfView = (props: ComponentProps<typeof Shown>) => (
  <Suspense fallback={<div aria-busy="true" />}>
    <Shown {...props} />
  </Suspense>
);
