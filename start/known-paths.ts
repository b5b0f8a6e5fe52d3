import type { Db } from '#host/database/connection';
import { ownPages } from './own-pages';

/** Pages of the office that no menu holds: the way home, and a person's own affairs. */
const besides = ['/', ...Object.values(ownPages).map(({ path }) => path)];

/** The page behind a path, as `area/Page`; undefined where nothing of the office stands there. */
export const componentAt = async (db: Db, path: string): Promise<string | undefined> => {
  const own = Object.values(ownPages).find((each) => each.path === path);
  if (own) return own.page;
  const row = await db
    .selectFrom('action')
    .select('component')
    .where('isMenu', '=', true)
    .where('url', '=', path)
    .where('component', 'is not', null)
    .executeTakeFirst();
  return row?.component ?? undefined;
};

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
