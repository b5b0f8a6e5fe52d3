import type { Db } from '#host/database/connection';

/** The version of all dictionaries together. */
export const versionOf = async (db: Db): Promise<number> => {
  const { value } = await db
    .selectFrom('version')
    .select('value')
    .where('name', '=', 'dictionaries')
    .executeTakeFirstOrThrow();
  return Number(value);
};

/**
 * Begins a change: the version grows with it, and its row is held until the change is done, so that two changes never
 * meet on one tree.
 */
export const beginChange = async (db: Db): Promise<void> => {
  await db
    .updateTable('version')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'dictionaries')
    .executeTakeFirstOrThrow();
};
