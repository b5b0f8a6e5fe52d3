import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { NoRecord } from '#shell/pages/NoRecord';

/** In the place of a part that is not here: it is being fetched, or did not come and may be asked for again. */
export const PartAwaited = ({
  of,
}: {
  readonly of: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
}) => (of.isError ? <NoRecord of={of} isPart /> : <Skeleton active title={false} paragraph={{ rows: 6 }} />);
