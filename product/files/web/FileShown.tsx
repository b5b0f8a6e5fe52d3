import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { withWords } from '#shell/words/with-words';
import type { FileShownProps } from './preview/props';

const Shown = lazy(withWords(() => import('./preview/FileShown')));

/** A file within the page, with the ways to have it apart. What shows it comes when the first one is looked at. */
export const FileShown = (props: FileShownProps) => (
  <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
    <Shown {...props} />
  </Suspense>
);
