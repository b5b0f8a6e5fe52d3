import { problems } from '../../contract/problem';

/** Nobody waits any longer. */
export const tooSlow = problems({
  tooSlow: [
    9001,
    '处理超时，请重试',
    'This took too long; please try again',
    'Ha tardado demasiado; inténtelo de nuevo',
  ],
}).tooSlow;

/** The deed's result, or a problem when the server's own deadline passes first: the caller waits 5 s, we answer before (OP-04). */
export const within = async <Result>(signal: AbortSignal, deed: Promise<Result>): Promise<Result> => {
  const late = new Promise<never>((_, refuse) => {
    signal.addEventListener('abort', () => refuse(tooSlow()), { once: true });
  });
  // The deed itself notices the same signal before it commits, so nothing happens after the refusal.
  deed.catch(() => undefined);
  return Promise.race([deed, late]);
};
