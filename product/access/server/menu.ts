import { contentHash } from '#host/audit/record';
import type { Context } from '#host/context';
import { inLanguage, type Language, type Word } from '#contract/words';
import { menuHeldBy } from '#queries/roles';
import type { MenuEntry } from '../menu-entry';

/** A page as others look it up: its three names, and those of its section. */
export interface PageOfMenu {
  readonly url: string;
  readonly names: Word;
  readonly section: Word | undefined;
  readonly isHidden: boolean;
}

/** Every page this person may open, in the order of the menu. */
export const pagesOf = async (context: Context): Promise<PageOfMenu[]> => {
  const rows = await menuHeldBy(context.db, context.me.personId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows
    .filter((row) => row.component !== null && row.url !== null)
    .map((row) => ({
      url: row.url!,
      names: row.names,
      section: row.parentId === null ? undefined : byId.get(row.parentId)?.names,
      isHidden: row.isHidden,
    }));
};

type Entry = Awaited<ReturnType<typeof menuHeldBy>>[number];

/** Two levels of menu from the entries that somebody holds (MN1), in a language. */
export const menuEntriesOf = (rows: readonly Entry[], language: Language): MenuEntry[] => {
  const below = (parentId: string | null): MenuEntry[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => ({
        id: row.id,
        url: row.url ?? '',
        text: inLanguage(row.names, language),
        icon: row.icon ?? '',
        comment: row.component ?? '',
        hidden: row.isHidden,
        sort: row.sort,
        children: below(row.id),
      }));
  return below(null).filter((entry) => entry.comment !== '' || entry.children.length > 0);
};

/** Says the same as long as this person's menu and rights are the same. */
export const menuVersion = async (context: Context): Promise<string> =>
  contentHash({
    entries: await menuHeldBy(context.db, context.me.personId),
    rights: [...context.me.rights].sort(),
  });

/** The menu this person's roles hold, in their language. */
export const menuOf = async (context: Context): Promise<MenuEntry[]> =>
  menuEntriesOf(await menuHeldBy(context.db, context.me.personId), context.language);
