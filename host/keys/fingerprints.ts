import { misconfigured } from '../start-refused';
import type { Keys, SecretKey } from './types';
import { keyNames } from './key-text';

/** Whatever can ask the database: a pool or a client of the driver. */
export interface Asks {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** SQLSTATE of a table or schema that is not there: the database has never been migrated. */
const isNotThere = (error: unknown): boolean =>
  ['42P01', '3F000'].includes((error as { code?: string }).code ?? '');

/** The fingerprints that a database knows, by the names of their keys. */
export const storedFingerprints = async (database: Asks): Promise<Map<string, string>> => {
  const { rows } = await database
    .query('select name, fingerprint from key_fingerprint')
    .catch((error: unknown) => {
      if (isNotThere(error)) return { rows: [] };
      throw error;
    });
  return new Map((rows as { name: string; fingerprint: string }[]).map((row) => [row.name, row.fingerprint]));
};

/**
 * Ends the start (78) when the database was written with other keys than these (security §3.20). Reads only, and
 * must be asked before migrations or anything else writes. A database that never was migrated knows no keys yet.
 */
export const refuseForeignKeys = async (database: Asks, keys: Keys): Promise<void> => {
  const known = await storedFingerprints(database);
  const foreign = keyNames.filter((name) => {
    const fingerprint = known.get(name);
    const mine = [keys[name], (keys.former as Partial<Record<string, SecretKey>>)[name]];
    return fingerprint !== undefined && !mine.some((key) => key?.fingerprint === fingerprint);
  });
  if (foreign.length > 0)
    throw misconfigured(
      `The database was written with other keys than the given ones (${foreign.join(', ')}): bring back the keys that belong to it.`,
    );
};

/** Whether a database has neither schema nor fingerprint: only there may keys be made, for new ones open nothing that is old. */
export const isNewDatabase = async (database: Asks): Promise<boolean> => {
  if ((await storedFingerprints(database)).size > 0) return false;
  const { rows } = await database.query(`select to_regclass('schema_migration') is not null as there`);
  if (!(rows[0] as { there: boolean }).there) return true;
  return (await database.query('select 1 from schema_migration limit 1')).rows.length === 0;
};

/** Notes the fingerprint of each key that the database does not know yet. After migrations. */
export const recordFingerprints = async (database: Asks, keys: Keys): Promise<void> => {
  for (const name of keyNames)
    await database.query(
      'insert into key_fingerprint (name, fingerprint) values ($1, $2) on conflict (name) do nothing',
      [name, keys[name].fingerprint],
    );
  await refuseForeignKeys(database, keys);
};
