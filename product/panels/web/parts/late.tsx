import { Skeleton } from 'antd';
import { lazy, Suspense, type ComponentProps } from 'react';
import { withWords } from '#shell/words/with-words';

const Form = lazy(withWords(() => import('./PanelForm')));
const Meeting = lazy(withWords(() => import('./meeting/Meeting')));
const RecordDrawer = lazy(withWords(() => import('./record/RecordDrawer')));
const Draw = lazy(withWords(() => import('./Draw')));

const Closed = lazy(withWords(() => import('./spread/ClosedRound')));
const Checks = lazy(withWords(() => import('./form-check/FormChecks')));
const Note = lazy(withWords(() => import('./spread/DiscussionNote')));

/** How far the experts of a closed round agreed, and their sheets side by side. */
export const ClosedRound = (props: ComponentProps<typeof Closed>) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <Closed {...props} />
  </Suspense>
);

/** All form checks of a round on one page. */
export const FormChecks = (props: ComponentProps<typeof Checks>) => (
  <Suspense fallback={null}>
    <Checks {...props} />
  </Suspense>
);

/** That a round is talked over, and what it is about. */
export const DiscussionNote = (props: ComponentProps<typeof Note>) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <Note {...props} />
  </Suspense>
);

/** Choosing a panel by hand, for those who do: it comes when its tab is opened, and its words with it. */
export const PanelForm = (props: ComponentProps<typeof Form>) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <Form {...props} />
  </Suspense>
);

/** How a panel judges, and its meeting where it has one, likewise. */
export const PanelMeeting = (props: ComponentProps<typeof Meeting>) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <Meeting {...props} />
  </Suspense>
);

/** What stands on record of an expert with the agency that asked them, likewise. */
export const RecordOfExpert = (props: ComponentProps<typeof RecordDrawer>) => (
  <Suspense fallback={null}>
    <RecordDrawer {...props} />
  </Suspense>
);

/** Drawing a panel by lot, likewise. */
export const DrawPanel = (props: ComponentProps<typeof Draw>) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <Draw {...props} />
  </Suspense>
);
