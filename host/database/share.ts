import type pg from 'pg';
import { line } from '../line';

type Fault = Error | boolean;

/** How many connections a node holds at most, where nothing else is said. */
export const defaultConnections = 16;

/** How many of a pool's connections requests may hold; the rest, a quarter, stays for what is counted beside a request. */
const shareOf = (pool: pg.Pool): number => Math.max(1, pool.options.max - Math.ceil(pool.options.max / 4));

/** Who waits for a connection longer than that, in milliseconds, would not be answered in time any more (OP-04). */
export const longestWait = 3_000;
/** How many wait for each connection at most. */
export const waitingForEach = 32;

/**
 * A pool's connections for transactions, never all of them. A request counts a guess or a code on a connection of its own,
 * so that a request that fails has counted (AU-06, SM-03); if requests held every connection, each would wait for another to
 * give one back, and none would. Throws `TooMany` where too many wait already, or for too long.
 */
export const shareFor = (pool: pg.Pool, places = shareOf(pool)) => {
  const held = line({ places, mostWaiting: places * waitingForEach, longestWait });
  return {
    connect: async (): Promise<pg.PoolClient> => {
      const leave = await held.enter();
      try {
        const client = await pool.connect();
        const release = client.release.bind(client);
        client.release = (fault?: Fault) => {
          leave();
          release(fault);
        };
        return client;
      } catch (fault) {
        leave();
        throw fault;
      }
    },
    end: () => pool.end(),
  };
};
