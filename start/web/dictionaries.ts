import names from 'virtual:dictionary-names';
import type { SetOfCodes } from '../../shell/dictionary/codes';
import { dictionaryApi } from './calls';

/** All dictionaries as the frame keeps them. A set that staff added is called by its own key. */
export const allDictionaries = async (): Promise<readonly SetOfCodes[]> => {
  const sets = await dictionaryApi.all({});
  return sets.map(({ code, children }) => ({
    name: names[code] ?? code,
    items: children.map((item) => ({
      id: item.id,
      parentId: item.parentId || null,
      code: item.code,
      names: [item.name, item.nameEn, item.nameEs],
      sort: item.sort,
      closed: item.isDeleted || item.isLocked,
    })),
  }));
};
