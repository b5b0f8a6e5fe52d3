import type pg from 'pg';
import { jobsSchema } from '../jobs';
import { schemaName } from '../database/connection';
import { StartRefused } from '../start-refused';

/** Stands in a database from the first thing that a restore writes to the last that it checks. */
const flag = `${schemaName}.restore_under_way`;

type Asks = Pick<pg.Pool, 'query'>;

const isTrue = async (database: Asks, text: string): Promise<boolean> =>
  (await database.query<{ found: boolean }>(`select ${text} as found`)).rows[0]!.found;

const isFlagged = (database: Asks): Promise<boolean> =>
  isTrue(database, `to_regclass('${flag}') is not null`);

/** Refuses a database in which a restore was ended in the middle; before anything else is read there. */
export const refuseUnfinished = async (database: Asks): Promise<void> => {
  if (await isFlagged(database))
    throw new StartRefused(
      'A restore into this database did not reach its end: run assay restore again, which begins anew.',
    );
};

/**
 * Flags an empty database, so that nothing starts on it before the flag is gone. What an unfinished restore left is
 * thrown away; whatever else holds a table of ours is refused.
 */
export const flagUnfinished = async (database: Asks): Promise<void> => {
  if (await isFlagged(database)) {
    await database.query(`drop schema if exists ${jobsSchema} cascade`);
    // The flag goes with it, in one statement with all the rest.
    await database.query(`drop schema ${schemaName} cascade`);
  }
  const holds = `exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = '${schemaName}' and c.relkind = 'r')`;
  if (await isTrue(database, holds))
    throw new StartRefused(
      'The database holds an installation already: restore into an empty one (another DATA_DIR, or a new database).',
    );
  await database.query(`create schema if not exists ${schemaName}`);
  await database.query(`create table ${flag} (only_row smallint primary key)`);
};

/** The restored installation may be started. */
export const unmark = async (database: Asks): Promise<void> => {
  await database.query(`drop table ${flag}`);
};
