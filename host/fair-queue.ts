import { general } from '#contract/problems';

export interface Asking {
  /** Whose share of the queue it is. */
  readonly who: string;
  /** Aborts when nobody waits for the result any more: what has not begun is then never done. */
  readonly signal?: AbortSignal | undefined;
}

export interface FairQueue {
  /** Runs the work when its turn comes. Throws `busy` when this person has too many waiting, and the signal's reason. */
  run<Result>(asking: Asking, work: () => Promise<Result>): Promise<Result>;
  /** How many wait. */
  readonly waiting: number;
}

interface Job {
  readonly begin: () => void;
}

/**
 * Costly work, so many at once, by turns among those who ask: whoever asks a hundred times delays themself, and
 * anybody else by the one that is under way (OP-05).
 */
export const fairQueue = ({ atOnce, each }: { atOnce: number; each: number }): FairQueue => {
  // A map keeps its order: whose turn was served goes to its end.
  const shares = new Map<string, Set<Job>>();
  let free = atOnce;

  const next = (): void => {
    const [who, share] = shares.entries().next().value ?? [];
    if (who === undefined || !share || free === 0) return;
    const [job] = share;
    shares.delete(who);
    share.delete(job!);
    if (share.size > 0) shares.set(who, share);
    free -= 1;
    job!.begin();
  };
  const turn = ({ who, signal }: Asking): Promise<void> =>
    new Promise((go, refuse) => {
      signal?.throwIfAborted();
      const share = shares.get(who) ?? new Set();
      if (share.size >= each) throw general.busy();
      const leave = (): void => {
        share.delete(job);
        if (share.size === 0 && shares.get(who) === share) shares.delete(who);
        refuse(signal?.reason as Error);
      };
      const job: Job = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          go();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      share.add(job);
      shares.set(who, share);
      next();
    });

  return {
    run: async (asking, work) => {
      await turn(asking);
      try {
        return await work();
      } finally {
        free += 1;
        next();
      }
    },
    get waiting() {
      return [...shares.values()].reduce((sum, { size }) => sum + size, 0);
    },
  };
};
