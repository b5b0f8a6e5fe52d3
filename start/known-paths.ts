import type { OwnPage } from '#contract/own-page';
import type { Services } from '#host/services';

declare module '#host/contributions' {
  interface Contributions {
    /** Pages of the office that no menu holds; the browser reads them in the same `own-pages.ts` of the area. */
    readonly ownPages: readonly OwnPage[];
  }
}
type At = Pick<Services, 'db' | 'contributed'>;

/** The page behind a path, as `area/Page`; undefined where nothing of the office stands there. */
export const componentAt = async ({ db, contributed }: At, path: string): Promise<string | undefined> => {
  const own = contributed.ownPages.find((each) => each.path === path);
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

/** Pages of the frame itself, which say what is the matter with an address (`shell/router/routes.ts`). */
const framePaths = ['/', '/error/401', '/error/404'];

/** Every path of the office that exists, the way home and a person's own affairs among them: what a redirect may lead to (WB-06). */
export const knownPaths = async ({ db, contributed }: At): Promise<string[]> => {
  const rows = await db
    .selectFrom('action')
    .select('url')
    .where('isMenu', '=', true)
    .where('url', 'is not', null)
    .execute();
  return [...framePaths, ...contributed.ownPages.map(({ path }) => path), ...rows.map(({ url }) => url!)];
};
