import type { Db } from '#host/database/connection';
import { downloadsIn, type Body } from '../body-tree';
import { newsroomProblems } from '../problems';

/** Writes down which downloads a version names in its text, so that none of them is deleted. Throws 5018 for what is no download. */
export const storeNamedFiles = async (
  db: Db,
  contentId: string,
  version: number,
  { body }: { readonly body: string },
): Promise<void> => {
  const named = downloadsIn(JSON.parse(body) as Body);
  await db
    .deleteFrom('contentVersionDownload')
    .where('contentId', '=', contentId)
    .where('version', '=', version)
    .execute();
  if (named.length === 0) return;
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('id', 'in', named)
    .where('kind', '=', 'download')
    .forKeyShare()
    .execute();
  if (rows.length < named.length) throw newsroomProblems.unknownFile();
  await db
    .insertInto('contentVersionDownload')
    .values(rows.map(({ id }) => ({ contentId, version, downloadId: id })))
    .execute();
};
