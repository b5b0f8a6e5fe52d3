import { Skeleton } from 'antd';
import { lazy, Suspense, type ComponentProps } from 'react';

const Shown = lazy(() => import('./pdf/PdfView'));

/** A PDF within the page. What draws it comes when the first one is looked at. */
export const PdfView = (props: ComponentProps<typeof Shown>) => (
  <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
    <Shown {...props} />
  </Suspense>
);
