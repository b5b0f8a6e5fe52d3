import { lazy, Suspense } from 'react';
import type { ControlProps } from '#shell/form/types';

const PictureField = lazy(async () => ({ default: (await import('#product/media/web')).PictureField }));

/** The picture of the library that stands for a text. */
export const CoverField = (props: ControlProps) => (
  <Suspense fallback={<div aria-busy="true" />}>
    <PictureField {...props} />
  </Suspense>
);
