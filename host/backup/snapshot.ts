import type pg from 'pg';
import { lastSeal } from '../audit/rows';
import type { Seal } from '../audit/chain';
import { plainText } from './copy';
import { tablesOf, quoted, type Table } from './tables';

/** One moment of the database, read over one connection while everybody goes on writing. */
export interface Snapshot {
  readonly client: pg.ClientBase;
  readonly tables: readonly Table[];
  readonly migrations: readonly string[];
  readonly fingerprints: Readonly<Record<string, string>>;
  readonly lastSeal: Seal | undefined;
  /** Every content that a row names, a page at a time. */
  readonly contents: () => AsyncGenerator<readonly string[]>;
}

const page = 1_000;

async function* contentsIn(client: pg.ClientBase): AsyncGenerator<readonly string[]> {
  for (let after = ''; ;) {
    const { rows } = await client.query<{ sha256: string }>(
      'select distinct sha256 from file where sha256 > $1 order by sha256 limit $2',
      [after, page],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ sha256 }) => sha256);
    after = last.sha256;
  }
}

/**
 * Does something with one consistent moment of the database. Nobody waits for it, but a migration: the tables are
 * touched first, so that none changes its shape before it is read.
 */
export const withSnapshot = async <Result>(
  pool: pg.Pool,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query(plainText);
    // While files are read nobody asks the database anything.
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin transaction isolation level repeatable read read only');
    const tables = await tablesOf(client);
    for (const { name } of tables) await client.query(`select 1 from ${quoted(name)} where false`);
    const migrations = await client.query<{ name: string }>(
      'select name from schema_migration order by name',
    );
    const keys = await client.query<{ name: string; fingerprint: string }>(
      'select name, fingerprint from key_fingerprint',
    );
    return await work({
      client,
      tables,
      migrations: migrations.rows.map(({ name }) => name),
      fingerprints: Object.fromEntries(keys.rows.map(({ name, fingerprint }) => [name, fingerprint])),
      lastSeal: await lastSeal(client),
      contents: () => contentsIn(client),
    });
  } finally {
    // It only read: the connection and with it the transaction simply end.
    client.release(true);
  }
};
