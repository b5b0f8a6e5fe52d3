import { sql, type SqlBool } from 'kysely';
import type { Db } from '#host/database/connection';
import { holdersOf } from '#product/access/server';
import { people } from '#queries/people';
import { heldActions } from '#queries/roles';

const right = 'interest.answer';

/** That somebody, named by a column, can answer: they have the right and are not locked. */
export const canAnswer = (person: string) =>
  sql<SqlBool>`exists (select 1 from ${heldActions.as('held')} join ${people.as('answerer')} on answerer.id = held.person_id
    where held.person_id = ${sql.ref(person)} and held.right_key = ${right} and not answerer.is_locked)`;

/**
 * Whose an enquiry is: the technology manager of the application; where it has none, or they have left or lost the right, every
 * technology manager's, so that a visitor never writes to nobody.
 */
export const answerers = async (
  db: Db,
  { technologyManagerId }: { readonly technologyManagerId: string | null },
): Promise<readonly string[]> => {
  const all = await holdersOf(db, right);
  return technologyManagerId !== null && all.includes(technologyManagerId) ? [technologyManagerId] : all;
};
