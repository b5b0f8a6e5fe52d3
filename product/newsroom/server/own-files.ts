import { sql, type SqlBool } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { uploadedBy } from '#host/files/rows';
import { filesIn } from '../files';

/** Those of these files that a version of this piece names. */
const heldBy = async ({ db }: Pick<Context, 'db'>, piece: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('contentVersion')
    .select('details')
    .where('contentId', '=', piece)
    .where(sql<SqlBool>`details ?| array['attachmentIds', 'fileId']`)
    .execute();
  return new Set(rows.flatMap(({ details }) => filesIn(details)));
};

/**
 * Throws 404 for a file that this person neither uploaded nor found in a version of this piece: what is published is anybody's,
 * so that seeing a file is not enough to put it in.
 */
export const requireOwnFiles = async (
  { db, me }: Pick<Context, 'db' | 'me'>,
  piece: string | undefined,
  details: object,
): Promise<void> => {
  const named = filesIn(details);
  if (named.length === 0) return;
  const own = new Set(await uploadedBy(db, me.personId, named));
  const others = named.filter((id) => !own.has(id));
  if (others.length === 0) return;
  const held = piece === undefined ? new Set<string>() : await heldBy({ db }, piece);
  if (others.some((id) => !held.has(id))) throw general.notFound();
};
