import { sql } from 'kysely';
import type { Context } from '#host/context';
import { addToCount } from '#host/database/stored-count';

/** The tables that hold parts of an application. */
const parts = [
  'application_organisation',
  'application_person',
  'application_right',
  'application_avoided_expert',
  'application_snapshot',
  'application_file',
] as const;

/**
 * Removes every draft of an owner that was never submitted, with all its parts: it is no record of an evaluation, and goes
 * with its owner (PI-05). Its files are then nobody's, and are swept.
 */
export const eraseDrafts = async (
  ownerId: string,
  { db, newId }: Pick<Context, 'db' | 'newId'>,
): Promise<void> => {
  const drafts = await db
    .selectFrom('application')
    .select(['id', 'isDeleted'])
    .where('ownerId', '=', ownerId)
    .where('submittedAt', 'is', null)
    .execute();
  if (drafts.length === 0) return;
  const ids = drafts.map(({ id }) => id);
  for (const part of parts)
    await sql`delete from ${sql.table(part)} where application_id = any(${ids}::uuid[])`.execute(db);
  await db.deleteFrom('application').where('id', 'in', ids).execute();
  await addToCount(db, 'application', -drafts.filter(({ isDeleted }) => !isDeleted).length, newId);
};
