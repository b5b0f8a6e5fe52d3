import { availableParallelism } from 'node:os';
import { secretProblems } from './problems';

export interface HashQueue {
  /** Runs the work when a place is free. Throws `busy` when none became free in time; the work then never runs. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many works were started since the beginning: what a test of the throttle counts. */
  readonly started: number;
}

/**
 * Lets so many hashes be computed at once (each takes 46 MB and a core) and so long wait for one, so that a flood of
 * sign-ins is refused instead of filling the memory (security §3.4).
 */
export const hashQueue = (places = availableParallelism(), longestWait = 2_000): HashQueue => {
  const waiting = new Set<() => void>();
  let free = places;
  let started = 0;
  const place = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(secretProblems.busy());
      }, longestWait);
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(go);
    });
  };
  const leave = (): void => {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else free += 1;
  };
  return {
    run: async (work) => {
      await place();
      started += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get started() {
      return started;
    },
  };
};
