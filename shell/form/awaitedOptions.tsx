import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton, type SelectProps } from 'antd';
import { isRefusal } from '../client/failed';
import { AskAgain } from '../parts/AskAgain';

/** Where a select's entries come from: a query, or several as one. */
interface AwaitedEntries extends Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'isPaused'> {
  readonly refetch: () => unknown;
}

/**
 * What a select is given whose entries are fetched: it says while they are on their way, and never that there are none where they
 * did not come; what was refused says why. Opened again, or by the button above its entries, it asks once more.
 */
export const awaitedOptions = (
  of: AwaitedEntries,
): Pick<SelectProps, 'loading' | 'notFoundContent' | 'onOpenChange' | 'popupRender'> => {
  // A window without a network puts its questions off.
  const waits = of.isFetching || of.isPaused;
  const failed = of.isError && !isRefusal(of.error) && !waits;
  const ask = (): void => void of.refetch();
  return {
    loading: waits,
    ...(waits && {
      notFoundContent: (
        <div aria-hidden="true">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ),
    }),
    ...(!waits && isRefusal(of.error) && { notFoundContent: of.error.message }),
    ...(failed && {
      // Where it had nothing at all to show it would not open.
      notFoundContent: <span />,
      popupRender: (entries) => (
        <>
          <AskAgain onAsk={ask} />
          {entries}
        </>
      ),
    }),
    onOpenChange: (open) => open && failed && ask(),
  };
};
