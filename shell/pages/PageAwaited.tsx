import { PageSkeleton } from '../frame/PageSkeleton';
import { NoRecord, type AwaitedQuery } from './NoRecord';

interface PageAwaitedProps {
  readonly of: AwaitedQuery;
}

/** In the place of a page whose record is not here: it is being fetched, or did not come and may be asked for again. */
export const PageAwaited = ({ of }: PageAwaitedProps) =>
  of.isError ? <NoRecord of={of} /> : <PageSkeleton />;
