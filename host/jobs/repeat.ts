import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Something under way that can be ended. */
export interface Stoppable {
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

interface Repeated {
  readonly what: string;
  /** From the end of one run to the beginning of the next, in ms. */
  readonly every: number;
  readonly log: Logger;
  readonly work: () => Promise<unknown>;
}

/**
 * Runs some work again and again, never twice at once: for what is too frequent for a table of times. A failed run is
 * told when it is the first of its kind in a row, and tried again.
 */
export const repeat = ({ what, every, log, work }: Repeated): Stoppable => {
  const ending = new AbortController();
  let logged: string | undefined;
  const loop = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await work();
        logged = undefined;
      } catch (fault) {
        const { message } = fault as Error;
        if (message !== logged) log.error({ fault }, `${what} failed and is tried again`);
        logged = message;
      }
      await pause(every, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
};
