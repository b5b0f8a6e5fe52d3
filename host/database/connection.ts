import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { general } from '#contract/problems';
import { TooMany } from '../too-many';
import { Dialect, rowsAsInCode } from './query-compiler';
import { defaultConnections, longestWait, shareFor, waitingForEach } from './share';
import { PreparingClient } from './statements';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** The product's schema. Nothing of ours lies outside it. */
export const schemaName = 'assay';

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    if (oid === pg.types.builtins.TIMESTAMPTZ) return (value: string) => new Date(value).toISOString();
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** Where a database is: a URL, or the socket folder of the one we started ourselves. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; database: string; user: string; password: string | undefined };

type Connected = (fault?: Error, client?: pg.PoolClient, done?: pg.PoolClient['release']) => void;

/** The driver's own line before its connections has no end, and what waits in it too long is told of a fault; this one refuses. */
class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const busy = (): TooMany => new TooMany(general.busy(), longestWait);
    const isFull = this.waitingCount >= this.options.max * waitingForEach;
    const client = (isFull ? Promise.reject(busy()) : super.connect()).catch((fault: Error) => {
      throw fault.message === 'timeout exceeded when trying to connect' ? busy() : fault;
    });
    const replaced = client.then((found) => {
      const release = found.release.bind(found);
      found.release = (fault) => release(fault ?? (found as pg.PoolClient & PreparingClient).isWornOut);
      return found;
    });
    if (!connected) return replaced;
    replaced.then(
      (found) => connected(undefined, found, found.release),
      (fault: Error) => connected(fault),
    );
  }
}

/**
 * A pool of connections. `statementTimeout` in ms is the database's own deadline for one statement:
 * it truly cancels (3 s for the product, none for migrations). `prepares` says whether statements are prepared by name.
 */
export const connect = (
  place: DatabaseAddress,
  { size = defaultConnections, statementTimeout = 3_000, prepares = true } = {},
): pg.Pool => {
  const settings: pg.PoolConfig & { prepares: boolean } = {
    ...place,
    prepares,
    max: size,
    types,
    Client: PreparingClient,
    connectionTimeoutMillis: longestWait,
    options: `-c search_path=${schemaName} -c statement_timeout=${statementTimeout} -c timezone=UTC`,
  };
  const pool = new BoundedPool(settings);
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So does one that breaks between two statements of a transaction, while nobody asks it anything: the next one says so.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

/** The typed query builder over a pool: camelCase in code, snake_case in the database. */
export const builder = (pool: pg.Pool): Db =>
  new Kysely<Tables>({
    dialect: new Dialect({ pool: shareFor(pool) }),
    plugins: [rowsAsInCode],
  });
