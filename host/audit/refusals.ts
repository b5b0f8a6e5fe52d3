import { networkOf } from '../limits/network';
import type { Recorded } from './record';

/** What strangers are refused, one by one or counted. */
export interface Refusals {
  /**
   * Takes a stranger's refusal in: true where it is to be written as an entry of its own, as the first ones of each kind
   * from each network are; false where it has been counted.
   */
  isToBeWritten(refused: Refused): boolean;
  /** Counts one, whoever it was. */
  count(refused: Refused): void;
  /** Writes what was counted since, an entry for each network and kind. */
  write(): Promise<void>;
}

type Refused = Pick<Recorded, 'action' | 'reason' | 'address' | 'at' | 'result'>;

interface Counted {
  readonly first: Refused;
  readonly last: Date;
  readonly refusals: number;
}

const hour = 60 * 60 * 1_000;
/** Of one kind, from one network, within an hour. */
const mostAlone = 10;
/** Of all together within a minute: a flood from everywhere is counted too. */
const mostTogether = 60;
/** How many networks and kinds are told apart before the rest is counted as one. */
const mostKinds = 100;
/** How many are remembered within an hour as having been written. */
const mostRemembered = 10_000;

/**
 * The log cannot be shortened, so a stranger must not be able to lengthen it without end (AD-01): the first refusals of a
 * kind from a network are entries of their own, and what comes after them is counted and written as one entry a minute
 * with its number. Counts are this process's; what a `kill -9` loses of them is the last minute.
 */
export const refusals = (writeOne: (entry: Omit<Recorded, 'id'>) => Promise<void>): Refusals => {
  let alone = new Map<string, number>();
  let aloneSince = -Infinity;
  let together = { since: -Infinity, count: 0 };
  const counted = new Map<string, Counted>();
  const add = (key: string, more: Counted): void => {
    const before = counted.get(key);
    counted.set(
      key,
      before ? { ...more, first: before.first, refusals: before.refusals + more.refusals } : more,
    );
  };

  const kindOf = ({ action, reason }: Refused): string => `${action} ${reason}`;
  const keyOf = (refused: Refused): string => `${kindOf(refused)} ${networkOf(refused.address ?? '')}`;
  const count = (refused: Refused): void => {
    const key = keyOf(refused);
    const isCounted = counted.has(key) || counted.size < mostKinds;
    add(isCounted ? key : kindOf(refused), {
      first: { ...refused, address: isCounted && refused.address ? networkOf(refused.address) : undefined },
      last: refused.at,
      refusals: 1,
    });
  };

  const isAlone = (refused: Refused): boolean => {
    const [key, now] = [keyOf(refused), refused.at.getTime()];
    if (now - aloneSince >= hour || alone.size >= mostRemembered) [alone, aloneSince] = [new Map(), now];
    if (now - together.since >= 60_000) together = { since: now, count: 0 };
    const before = alone.get(key) ?? 0;
    if (before >= mostAlone || together.count >= mostTogether) return false;
    alone.set(key, before + 1);
    together.count += 1;
    return true;
  };

  return {
    isToBeWritten: (refused) => {
      if (isAlone(refused)) return true;
      count(refused);
      return false;
    },
    count,
    write: async () => {
      for (const [key, entry] of [...counted]) {
        counted.delete(key);
        const { first, last, refusals: count } = entry;
        const after = { refusals: count, since: first.at.toISOString() };
        await writeOne({ ...first, me: null, at: last, after, loggedFields: ['refusals', 'since'] }).catch(
          (fault: unknown) => {
            add(key, entry);
            throw fault;
          },
        );
      }
    },
  };
};
