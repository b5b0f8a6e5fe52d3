import { Skeleton, type SelectProps } from 'antd';
import { isRefusal } from '../client/failed';
import type { AwaitedQuery } from '../pages/NoRecord';
import { AskAgain } from '../parts/AskAgain';

/**
 * What a select is given besides entries that are asked for: while they are on their way it says so, and where they did not come it
 * does not claim that there are none. Opened again, or pressed there, it asks for them once more.
 */
export const awaitedOptions = (
  of: AwaitedQuery,
): Pick<SelectProps, 'loading' | 'notFoundContent' | 'onOpenChange'> => {
  const failed = of.isError && !isRefusal(of.error);
  const ask = (): void => void of.refetch();
  return {
    loading: of.isFetching,
    ...(of.isFetching && { notFoundContent: <Skeleton active title={false} paragraph={{ rows: 2 }} /> }),
    ...(failed && !of.isFetching && { notFoundContent: <AskAgain onAsk={ask} /> }),
    onOpenChange: (open) => open && failed && ask(),
  };
};
