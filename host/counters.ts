import type { Db } from './database/connection';

/** The next number of a counter. Its row is the last one taken in a transaction, and held until that commits: no number is lost or given twice. */
export const countUp = async (db: Db, name: string): Promise<number> => {
  const { value } = await db
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((taken) =>
      taken.column('name').doUpdateSet((old) => ({ value: old('counter.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
};
