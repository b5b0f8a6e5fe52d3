import { Skeleton } from 'antd';
import { lazy, Suspense, type ComponentProps } from 'react';
import { withWords } from '#shell/words/with-words';

const Form = lazy(withWords(() => import('./PanelForm')));
const Draw = lazy(withWords(() => import('./Draw')));

/** Choosing a panel by hand, for those who do: it comes when its tab is opened, and its words with it. */
export const PanelForm = (props: ComponentProps<typeof Form>) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <Form {...props} />
  </Suspense>
);

/** Drawing a panel by lot, likewise. */
export const DrawPanel = (props: ComponentProps<typeof Draw>) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <Draw {...props} />
  </Suspense>
);
