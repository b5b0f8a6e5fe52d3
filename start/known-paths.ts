import type { Db } from '../host/database/connection';
import '../product/access/server/tables';
import { ownPages } from './own-pages';

/** Pages of the office that no menu holds: the way home, and a person's own affairs. */
const besides = ['/', ...Object.values(ownPages).map(({ path }) => path)];

/** Every path of the office that exists: what a redirect may lead to (WB-06). */
export const knownPaths = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('action')
    .select('url')
    .where('isMenu', '=', true)
    .where('url', 'is not', null)
    .execute();
  return [...besides, ...rows.map(({ url }) => url!)];
};
