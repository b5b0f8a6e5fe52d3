import type { UseQueryResult } from '@tanstack/react-query';
import { PageSkeleton } from '../frame/PageSkeleton';
import { NoRecord } from './NoRecord';

interface PageAwaitedProps {
  readonly of: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
}

/** In the place of a page whose record is not here: it is being fetched, or did not come and may be asked for again. */
export const PageAwaited = ({ of }: PageAwaitedProps) =>
  of.isError ? <NoRecord of={of} /> : <PageSkeleton />;
