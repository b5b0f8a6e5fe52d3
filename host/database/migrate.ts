import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { root } from '../root';
import { schemaName } from './connection';

/** The database knows migrations that this program does not: it was written by a newer one. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** The first line of a file that cannot run inside a transaction (create index concurrently). */
const alone = '-- outside a transaction';

const migrationsFolder = join(root, 'database/migrations');

/** The names of the migrations that this program knows, in the order in which they run. */
export const migrationsIn = async (folder = migrationsFolder): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

interface Migrating {
  readonly folder?: string;
  /** The role that serves people, which is granted what it may. */
  readonly appUser?: string;
  /** Some of them, in their order: the state of an older release, which its data fit. */
  readonly only?: readonly string[];
  /** Done with each file that runs, in its transaction and under the lock, before it commits. */
  readonly extra?: (client: pg.ClientBase) => Promise<void>;
}

/** What two who prepare one database at once meet in its catalogue: the other has just made the same. */
const madeMeanwhile = new Set(['23505', '42710', '42P06', '42P07']);

/** Schema and lock, made once however many come at once. */
const prepareLock = async (client: pg.ClientBase): Promise<void> => {
  for (const statement of [
    `create schema if not exists ${schemaName}`,
    `create table if not exists schema_migration
      (name text primary key, sha256 text not null, applied_at timestamptz(3) not null)`,
    'create table if not exists migration_lock (id smallint primary key)',
    'insert into migration_lock values (1) on conflict do nothing',
  ])
    await client.query(statement).catch((fault: { code?: string }) => {
      if (!madeMeanwhile.has(fault.code ?? '')) throw fault;
    });
};

/**
 * Brings the database up to this program: every file of `database/migrations` in the order of its name, once,
 * each in a transaction of its own, one runner at a time (a lock row, which poolers and distributed engines understand).
 * Throws `NewerDatabase` before touching anything. Returns the names of the files that ran.
 */
export const migrate = async (
  pool: pg.Pool,
  { folder = migrationsFolder, appUser, only, extra }: Migrating = {},
): Promise<string[]> => {
  const files = await migrationsIn(folder);
  const client = await pool.connect();
  try {
    await prepareLock(client);
    const known = await client.query<{ name: string }>('select name from schema_migration');
    const newer = known.rows.map((row) => row.name).filter((name) => !files.includes(name));
    if (newer.length > 0) throw new NewerDatabase(newer.join(', '));
    const ran: string[] = [];
    for (const name of only ?? files) if (await apply(client, folder, name, extra)) ran.push(name);
    if (appUser) await locked(client, () => grant(client, appUser));
    return ran;
  } finally {
    client.release();
  }
};

const apply = async (
  client: pg.PoolClient,
  folder: string,
  name: string,
  extra: Migrating['extra'],
): Promise<boolean> => {
  const text = await readFile(join(folder, name), 'utf8');
  try {
    return await locked(client, async () => {
      const done = await client.query('select 1 from schema_migration where name = $1', [name]);
      if (done.rowCount !== 0) return false;
      if (text.startsWith(alone)) await outside(client, text);
      else await client.query(text);
      const sha256 = createHash('sha256').update(text).digest('hex');
      await client.query('insert into schema_migration values ($1, $2, now())', [name, sha256]);
      await extra?.(client);
      return true;
    });
  } catch (fault) {
    throw new Error(`migration ${name}: ${(fault as Error).message}`, { cause: fault });
  }
};

/** One runner at a time, in a transaction; grants too, for the catalogue refuses two who change the same rights at once. */
const locked = async <Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> => {
  await client.query('begin');
  try {
    await client.query('select id from migration_lock where id = 1 for update');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (fault) {
    await client.query('rollback');
    throw fault;
  }
};

const outside = async (client: pg.PoolClient, text: string): Promise<void> => {
  await client.query('commit');
  await client.query(text);
  await client.query('begin');
};

/** Tables the application may add to and read, never change: the record of what happened holds even against its own program. */
export const insertOnly = ['audit_log', 'audit_seal', 'audit_checkpoint', 'timeline'] as const;

/** The application's role reads and writes rows; it owns nothing and can define nothing (SQ-04). */
const grant = async (client: pg.PoolClient, appUser: string): Promise<void> => {
  const user = `"${appUser.replaceAll('"', '""')}"`;
  await client.query(`grant usage on schema ${schemaName} to ${user}`);
  await client.query(`grant select, insert, update, delete on all tables in schema ${schemaName} to ${user}`);
  const there = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = $1 and tablename = any($2)',
    [schemaName, [...insertOnly, 'schema_migration', 'migration_lock']],
  );
  for (const { tablename } of there.rows) {
    const retained = (insertOnly as readonly string[]).includes(tablename)
      ? 'update, delete'
      : 'insert, update, delete';
    await client.query(`revoke ${retained} on ${tablename} from ${user}`);
  }
};
