import { general } from '#contract/problems';
import { blindIndex } from '../secrets/columns';
import type { Key } from '../secrets/types';
import type { Asks } from './asks';
import { TooMany } from '../too-many';
import type { BudgetLimit, Limit, WindowsLimit } from './limit';
import { networkOf } from './network';
import { forever, lookStatement, periodEnd, rateWait, statementOf, type LimitRow } from './statements';

type Verdict =
  /** `next`: milliseconds that the guess after this one waits, where it has to; Infinity where only forgiving helps. */
  | { readonly admitted: true; readonly next?: number }
  /** `retryAfter` in milliseconds; Infinity when only forgiving helps. */
  | { readonly admitted: false; readonly retryAfter: number };

/** A limit and what it counts for: an account, a canonical number, a network address. */
type Counted = readonly [limit: Limit, key: string];

export interface Limiter {
  /** Counts one and says whether it is admitted. Ask before the costly request, outside its transaction. */
  take(limit: Limit, key: string, now: Date): Promise<Verdict>;
  /** Takes each in turn and stops at the first refusal, so put the one that shields the others first. */
  takeAll(all: readonly Counted[], now: Date): Promise<Verdict>;
  /** The same, throwing `tooOften` in the call's own words. */
  demand(all: readonly Counted[], now: Date): Promise<void>;
  /** Milliseconds until the next is admitted, without counting one; 0 where it would be now. */
  left(limit: WindowsLimit | BudgetLimit, key: string, now: Date): Promise<number>;
  /** Forgets what was counted: guesses after the right one. */
  forgive(limit: Limit, key: string): Promise<void>;
  /** Milliseconds that an earlier refusal still stands for, as far as it is remembered; 0 where the database must be asked. */
  remembered(limit: Limit, key: string, now: Date): number;
  /** Removes rows that no longer matter; for a job. */
  sweep(now: Date): Promise<void>;
}

interface LimiterParts {
  /** A pool, never a request's transaction: a request that fails must still count. */
  readonly database: Asks;
  /** Hides the numbers and addresses that are counted. */
  readonly index: Key;
}

const mostRemembered = 10_000;

const waitOf = (limit: Limit, row: LimitRow, now: number): number => {
  if (limit.kind === 'budget') return row.used < limit.most ? 0 : periodEnd(limit, now) - now;
  if (limit.kind === 'rate') return rateWait(limit, Number(row.until), now);
  if (limit.kind === 'guesses') return Number(row.until) === forever ? Infinity : Number(row.until) - now;
  return Math.max(
    ...limit.windows.map(({ most, per }) => Number(row.hits[most - 1] ?? -Infinity) + per - now),
  );
};

/** Limits counted in the database (security §3.11): exact under parallel bursts, the same for all nodes, kept at a restart. */
export const limiter = ({ database, index }: LimiterParts): Limiter => {
  const hidden = blindIndex({ index });
  const whoOf = (limit: Limit, key: string): string => ('ofAddress' in limit ? networkOf(key) : key);
  const keyOf = (limit: Limit, key: string): string => hidden(`limit|${limit.name}`, whoOf(limit, key));
  const refused = new Map<string, number>();
  const memoryKey = (limit: Limit, key: string): string => `${limit.name}|${whoOf(limit, key)}`;
  const remembered = (limit: Limit, key: string, now: Date): number =>
    Math.max(0, (refused.get(memoryKey(limit, key)) ?? 0) - now.getTime());

  const take = async (limit: Limit, key: string, date: Date): Promise<Verdict> => {
    const now = date.getTime();
    const wait = remembered(limit, key, date);
    if (wait > 0) return { admitted: false, retryAfter: wait };
    const { text, values } = statementOf(limit, keyOf(limit, key), now);
    const { rows } = await database.query(text, values);
    const row = rows[0] as LimitRow;
    if (row.admitted) {
      const next = limit.kind === 'guesses' ? waitOf(limit, row, now) : 0;
      return { admitted: true, ...(next > 0 && { next }) };
    }
    const retryAfter = waitOf(limit, row, now);
    // A flood that was refused once need not reach the database again; guesses may be forgiven elsewhere meanwhile.
    if (limit.kind !== 'guesses') {
      if (refused.size >= mostRemembered) refused.clear();
      refused.set(memoryKey(limit, key), now + retryAfter);
    }
    return { admitted: false, retryAfter };
  };

  const takeAll = async (all: readonly Counted[], now: Date): Promise<Verdict> => {
    for (const [limit, key] of all) {
      const verdict = await take(limit, key, now);
      if (!verdict.admitted) return verdict;
    }
    return { admitted: true };
  };

  return {
    take,
    takeAll,
    remembered,
    demand: async (all, now) => {
      const verdict = await takeAll(all, now);
      if (!verdict.admitted) throw new TooMany(general.tooOften(), verdict.retryAfter, 200);
    },
    left: async (limit, key, date) => {
      const now = date.getTime();
      const { text, values } = lookStatement(limit, keyOf(limit, key), now);
      const { rows } = await database.query(text, values);
      const row = rows[0] as LimitRow | undefined;
      return row ? Math.max(0, waitOf(limit, row, now)) : 0;
    },
    forgive: async (limit, key) => {
      refused.delete(memoryKey(limit, key));
      await database.query('delete from rate_limit where name = $1 and key = $2', [
        limit.name,
        keyOf(limit, key),
      ]);
    },
    sweep: async (now) => {
      await database.query('delete from rate_limit where expires_at < $1', [now.toISOString()]);
    },
  };
};
