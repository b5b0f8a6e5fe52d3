import names from 'virtual:dictionary-names';
import type { SetOfCodes } from '#shell/dictionary/codes';
import { dictionariesApi } from '#product/dictionaries/web/calls';

/** What stands below a closed item is offered no more than it is. */
const isClosed = (item: { readonly isDeleted: boolean; readonly isLocked: boolean }): boolean =>
  item.isDeleted || item.isLocked;

/** The version of all dictionaries together: another one means that the cache is old. A poll keeps no session alive. */
export const dictionariesVersion = async (): Promise<number> =>
  (await dictionariesApi.version({}, { background: true })).version;

type Sets = Awaited<ReturnType<typeof dictionariesApi.all>>;

/** The dictionaries as the frame keeps them. A set that staff added is called by its own key. */
export const setsFrom = (sets: Sets): readonly SetOfCodes[] =>
  sets.map(({ code, children }) => ({
    name: names[code] ?? code,
    items: children.map((item) => ({
      id: item.id,
      parentId: item.parentId || null,
      code: item.code,
      names: [item.name, item.nameEn, item.nameEs],
      former: (item.formerNames ?? []).map(({ until, name, nameEn, nameEs }) => ({
        until,
        names: [name, nameEn, nameEs] as const,
      })),
      sort: item.sort,
      closed: isClosed(item) || children.some((above) => above.id === item.parentId && isClosed(above)),
    })),
  }));

export const allDictionaries = async (): Promise<readonly SetOfCodes[]> =>
  setsFrom(await dictionariesApi.all({}));
