import type { Db } from './database/connection';

/** What browsers and nodes compare to learn that something everyone uses has changed. */
export const versionNamed = async (db: Db, name: string): Promise<number> => {
  const { value } = await db
    .selectFrom('version')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Number(value);
};

/** Begins a change: the version grows with it, and its row is held until the change is done. */
export const growVersion = async (db: Db, name: string): Promise<void> => {
  await db
    .updateTable('version')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
};
