import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#host/database/connection';

/**
 * Writes the many rows that a story needs beside its own, in one statement without the deadline that the product's
 * statements have: they are nobody's request, and a busy machine may take its time.
 */
export const fill = ({ db }: { readonly db: Db }, rows: RawBuilder<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await rows.execute(tx);
  });
