import { lazy, Suspense } from 'react';
import type { WordKey } from '#contract/words';
import { withWords } from '../../words/with-words';
import type { ErrorKind } from './ErrorPage';

/** Its code and its words come when something is missing: most people never see it. */
const ErrorPage = lazy(withWords(() => import('./ErrorPage')));

interface Said {
  /** What is said in place of the usual title. */
  readonly title?: WordKey;
  /** It stands on a page that has a heading of its own. */
  readonly isPart?: true;
}
const errorPage = (kind: ErrorKind) => (said: Said) => (
  <Suspense fallback={null}>
    <ErrorPage kind={kind} {...said} />
  </Suspense>
);

/** An address without a page, or a record that is not there: says so, and the ways back (RG5, TD5). */
export const NotFound = errorPage('notFound');
/** A page about one record that was not told which. */
export const Unnamed = errorPage('unnamed');
/** A page that none of the person's roles holds (TD5). */
export const NotAllowed = errorPage('notAllowed');
