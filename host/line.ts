import { general } from '#contract/problems';
import { TooMany } from './too-many';

/** `first` is served before everybody else, and has as much room to wait in again. */
export type Lane = 'first' | 'usual';

export interface Line {
  /** Resolves when a place is free, to what gives it back. Throws `TooMany` where too many wait, or none became free in time. */
  enter(lane?: Lane): Promise<() => void>;
  /** Works in a place of its own; where there is none the work never begins. */
  run<Result>(work: () => Promise<Result>, lane?: Lane): Promise<Result>;
  /** Whether somebody who came now would be let in to wait. */
  hasRoom(lane?: Lane): boolean;
  readonly waiting: number;
}

interface LineParts {
  readonly places: number;
  /** In each lane. */
  readonly mostWaiting: number;
  /** In milliseconds. */
  readonly longestWait: number;
}

/**
 * So many places, and a line before them that is bounded in length and in time: whatever arrives faster than it can be
 * served is refused at once instead of being served when nobody waits for it any more (OP-10).
 */
export const line = ({ places, mostWaiting, longestWait }: LineParts): Line => {
  const waiting: Readonly<Record<Lane, Set<() => void>>> = { first: new Set(), usual: new Set() };
  let free = places;
  const hasRoom = (lane: Lane = 'usual'): boolean => free > 0 || waiting[lane].size < mostWaiting;
  const leave = (): void => {
    for (const lane of [waiting.first, waiting.usual]) {
      const [next] = lane;
      if (!next) continue;
      lane.delete(next);
      next();
      return;
    }
    free += 1;
  };
  /** What gives a place back, once however often it is called. */
  const leaving = (): (() => void) => {
    let isIn = true;
    return () => {
      if (isIn) leave();
      isIn = false;
    };
  };
  const enter = async (lane: Lane = 'usual'): Promise<() => void> => {
    if (!hasRoom(lane)) throw new TooMany(general.busy(), longestWait);
    if (free > 0) free -= 1;
    else
      await new Promise<void>((go, refuse) => {
        const timer = setTimeout(() => {
          waiting[lane].delete(called);
          refuse(new TooMany(general.busy(), longestWait));
        }, longestWait);
        const called = (): void => {
          clearTimeout(timer);
          go();
        };
        waiting[lane].add(called);
      });
    return leaving();
  };
  return {
    enter,
    run: async (work, lane) => {
      const leavePlace = await enter(lane);
      try {
        return await work();
      } finally {
        leavePlace();
      }
    },
    hasRoom,
    get waiting() {
      return waiting.first.size + waiting.usual.size;
    },
  };
};
