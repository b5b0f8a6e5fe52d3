import { Skeleton } from 'antd';
import { NoRecord, type AwaitedQuery } from './NoRecord';

interface PartAwaitedProps {
  readonly of: AwaitedQuery;
  /** Lines that stand in its place while it is fetched: about as many as it will have. */
  readonly rows?: number;
}

/** In the place of a part that is not here: it is being fetched, or did not come and may be asked for again. */
export const PartAwaited = ({ of, rows = 6 }: PartAwaitedProps) =>
  of.isError ? <NoRecord of={of} isPart /> : <Skeleton active title={false} paragraph={{ rows }} />;
