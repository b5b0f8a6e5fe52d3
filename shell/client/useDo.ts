import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { prepare, type Prepared, type Write } from '../actions/prepare';
import { showFailure } from '../state/failures';
import { note } from '../state/error-reports';
import { say, type Sayable } from '../words/say';
import { isCallFailed } from './failed';
import { message } from '../parts/voices';

/** Shows a failed call and swallows it: whoever clicked has been told. Anything else is a fault of ours and goes on. */
export const attempt = async <Result>(work: () => Promise<Result> | Result): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (fault) {
    if (!isCallFailed(fault)) throw fault;
    note(fault, 'call');
    showFailure(fault);
    return undefined;
  }
};

/** Sends a prepared write from a button: refreshes what it changes, says the word when it is done, tells of a refusal. */
export const usePerform = () => {
  const cache = useQueryClient();
  return useCallback(
    <Result>({ send, refresh }: Prepared<Result>, done?: Sayable): Promise<Result | undefined> =>
      attempt(async () => {
        const result = await send();
        await refresh(cache);
        if (done) message.success({ content: say(done), key: say(done) });
        return result;
      }),
    [cache],
  );
};

/**
 * Does a write from a button: `const perform = useDo(); await perform(api.cancel, { id }, 'applications.cancelled')`.
 * Refreshes what the call says, shows the word when it is done, the server's sentence when it is refused.
 * Gives the result, or undefined where it was refused.
 */
export const useDo = () => {
  const perform = usePerform();
  return useCallback(
    <Input, Result>(call: Write<Input, Result>, input: Input, done?: Sayable): Promise<Result | undefined> =>
      perform(prepare(call, input), done),
    [perform],
  );
};
