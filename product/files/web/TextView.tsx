import { lazy, Suspense } from 'react';
import { withWords } from '#shell/words/with-words';

const Shown = lazy(withWords(() => import('./text/FileText')));

/** The kinds of files whose text is shown. */
const shown: ReadonlySet<string> = new Set(
  ['wordprocessingml.document', 'spreadsheetml.sheet'].map(
    (kind) => `application/vnd.openxmlformats-officedocument.${kind}`,
  ),
);

/** Whether a file of this kind has text to be shown. */
export const hasText = (mime: string): boolean => shown.has(mime);

/** The text of an office document within the page. What draws it comes when the first one is looked at. */
export const TextView = ({ fileId, name }: { readonly fileId: string; readonly name: string }) => (
  <Suspense fallback={<div aria-busy="true" />}>
    <Shown fileId={fileId} name={name} />
  </Suspense>
);
