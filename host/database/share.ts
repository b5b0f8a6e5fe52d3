import type pg from 'pg';

type Fault = Error | boolean;

/** How many of a pool's connections deeds may hold; the rest, a quarter, stays for what is counted beside a deed. */
const shareOf = (pool: pg.Pool): number => Math.max(1, pool.options.max - Math.ceil(pool.options.max / 4));

/**
 * A pool's connections for transactions, never all of them. A deed counts a guess or a code on a connection of its own,
 * so that a deed that fails has counted (AU-06, SM-03); if deeds held every connection, each would wait for another to
 * give one back, and none would.
 */
export const shareFor = (pool: pg.Pool, places = shareOf(pool)) => {
  const waiting: (() => void)[] = [];
  let free = places;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
  };
  return {
    connect: async (): Promise<pg.PoolClient> => {
      await enter();
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
