import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { isRefusal } from '../client/failed';
import { ErrorNotice } from '../frame/errors/ErrorNotice';
import { NotAllowed, NotFound } from '../frame/errors/NotFound';
import { useNetwork } from '../state/network';
import { useWords } from '../words/say';

/** What stands in the place of a record or a part asks of where that comes from. */
export type AwaitedQuery = Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;

interface NoRecordProps {
  readonly of: Omit<AwaitedQuery, 'isError'>;
  /** It stands on a page that has a heading of its own. */
  readonly isPart?: true;
}

/**
 * In the place of what did not come. Only what the server says is not there is called missing: nobody's answer, and an answer that
 * something broke, are told as they are, with the way to ask again.
 */
export const NoRecord = ({ of: { error, isFetching, refetch }, isPart }: NoRecordProps) => {
  const say = useWords();
  const reachable = useNetwork((network) => network.reachable);
  if (isRefusal(error)) {
    const Refused = error.code === 403 ? NotAllowed : NotFound;
    return <Refused {...(isPart && { isPart })} />;
  }
  return (
    <div role="status">
      <ErrorNotice
        level={isPart ? 2 : 1}
        title={say('shell.loadFailed')}
        // What the server said was told as it came, and is kept in the error log: here stands what comes next.
        text={say(reachable ? 'shell.askLater' : 'shell.comesBack')}
      >
        <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
          {say('shell.tryAgain')}
        </Button>
      </ErrorNotice>
    </div>
  );
};
