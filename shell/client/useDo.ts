import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tellOf } from '../state/failures';
import { note } from '../state/error-reports';
import { say, type Sayable } from '../words/say';
import type { Changing } from './client';
import { isCallFailed } from './failed';
import { message } from '../parts/voices';

interface Change<Input, Result> {
  change: (cache: QueryClient) => Changing<Input, Result>;
}

/** Shows a failed call and swallows it: whoever clicked has been told. Anything else is a fault of ours and goes on. */
export const attempt = async <Result>(work: () => Promise<Result> | Result): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (fault) {
    if (!isCallFailed(fault)) throw fault;
    note(fault, 'call');
    tellOf(fault);
    return undefined;
  }
};

/**
 * Does a write from a button: `const perform = useDo(); await perform(api.cancel, { id }, 'applications.cancelled')`.
 * Refreshes what the call says, shows the word when it is done, the server's sentence when it is refused.
 * Gives the result, or undefined where it was refused.
 */
export const useDo = () => {
  const cache = useQueryClient();
  return useCallback(
    <Input, Result>(call: Change<Input, Result>, input: Input, done?: Sayable): Promise<Result | undefined> =>
      attempt(async () => {
        const { mutationFn, onSuccess } = call.change(cache);
        const result = await mutationFn(input);
        await onSuccess();
        if (done) message.success({ content: say(done), key: say(done) });
        return result;
      }),
    [cache],
  );
};
