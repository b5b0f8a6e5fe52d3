import { CompiledQuery } from 'kysely';
import type { Db } from '../database/connection';

/** Whatever can ask the database: a pool, a client of the driver, or `asking(db)`. */
export interface Asks {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The same over the query builder, so that plain SQL can run inside a request's transaction; with how many rows it was about. */
export const asking = (db: Db) => ({
  query: async (text: string, values?: unknown[]) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) };
  },
});
