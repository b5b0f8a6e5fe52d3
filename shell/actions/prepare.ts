import type { QueryClient } from '@tanstack/react-query';
import type { Changing } from '../client/client';

/** A call that writes, as an area's client offers it. */
export interface Write<Input, Result> {
  (input: Input, options?: { readonly requestId?: string }): Promise<Result>;
  readonly change: (cache: QueryClient) => Changing<Input, Result>;
}

/** A write and what it is given, not sent yet. */
export interface Prepared<Result = unknown> {
  /** Sends it; the same request id again gets the answer that it got before. Throws `CallFailed` where it is refused. */
  readonly send: (options?: { readonly requestId?: string }) => Promise<Result>;
  /** Fetches anew what the call says it changes. */
  readonly refresh: (cache: QueryClient) => Promise<void>;
}

/** A write with what it is given, for whoever sends it later: from a row, from a page, or once for each of many rows. */
export const prepare = <Input, Result>(
  call: Write<Input, Result>,
  input: NoInfer<Input>,
): Prepared<Result> => ({
  send: (options) => call(input, options),
  refresh: (cache) => call.change(cache).onSuccess(),
});
