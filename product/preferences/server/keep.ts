import type { Context } from '#host/context';
import { waitForThemselves } from '#queries/people';
import { mostKeys } from '../preference';
import { preferencesProblems } from '../problems';

/** Everything the caller keeps, by key. */
export const readAll = async ({ db, me }: Pick<Context, 'db' | 'me'>) => {
  const rows = await db
    .selectFrom('preference')
    .select(['key', 'value'])
    .where('personId', '=', me.personId)
    .orderBy('key')
    .execute();
  return rows;
};

/** Keeps the caller's JSON under a key, or forgets it where it is null. Throws `tooMany` (2040). */
export const keep = async (key: string, value: string, { db, me, now }: Context): Promise<void> => {
  if (JSON.parse(value) === null) {
    await db.deleteFrom('preference').where('personId', '=', me.personId).where('key', '=', key).execute();
    return;
  }
  const said = { value, updatedAt: now.toISOString() };
  await waitForThemselves(db, me.personId);
  const { others } = await db
    .selectFrom('preference')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('personId', '=', me.personId)
    .where('key', '!=', key)
    .executeTakeFirstOrThrow();
  if (Number(others) >= mostKeys) throw preferencesProblems.tooMany({ most: mostKeys });
  await db
    .insertInto('preference')
    .values({ personId: me.personId, key, ...said })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doUpdateSet(said))
    .execute();
};
