import { serve } from '#host/serve';
import type { Db } from '#host/database/connection';
import { dictionaryCalls } from '../contract';
import { dictionaries, type DictionaryName } from '../dictionaries';
import { lockItem, removeItem, restoreItem, sortItems } from './close-item';
import { formerNames } from './labels';
import { listItems, oneItem } from './items';
import { addSet, editSet, listSets, lockSet, oneSet } from './sets';
import { shownUses, usesOfItem, usesOfSet } from './uses';
import { versionOf } from './version';
import { addItem, editItem } from './write-item';

export { labelsAt, type Labels } from './labels';
export { notOffered, type Chosen } from './offered';
export { versionOf as dictionariesVersion };
export { codeItemKind, codeSetKind } from './visible';

const keyOf = (name: string): string =>
  name in dictionaries ? dictionaries[name as DictionaryName].key : name;

/** Every set with its items, by sort: what the browser keeps after signing in (EN5); or those named, as the code calls them. */
export const allSets = async (db: Db, named?: readonly string[]) => {
  const keys = named?.map(keyOf);
  const [former, sets, items] = await Promise.all([
    formerNames(db),
    db
      .selectFrom('codeSet')
      .selectAll()
      .$if(keys !== undefined, (asked) => asked.where('code', 'in', keys!))
      .orderBy('sort')
      .execute(),
    db
      .selectFrom('codeItem')
      .selectAll()
      .$if(keys !== undefined, (asked) =>
        asked.where('setId', 'in', (sub) =>
          sub.selectFrom('codeSet').select('id').where('code', 'in', keys!),
        ),
      )
      .orderBy('sort')
      .orderBy('code')
      .execute(),
  ]);
  const bySet = new Map<string, typeof items>();
  for (const item of items) bySet.set(item.setId, [...(bySet.get(item.setId) ?? []), item]);
  return sets.map((set) => ({
    id: set.id,
    name: set.name,
    code: set.code,
    children: (bySet.get(set.id) ?? []).map((item) => ({
      id: item.id,
      parentId: item.parentId ?? '',
      setId: item.setId,
      name: item.names[0],
      nameEn: item.names[1],
      nameEs: item.names[2],
      code: item.code,
      number: item.number,
      isLocked: item.isLocked,
      isDeleted: item.isDeleted,
      sort: item.sort,
      ...(former.has(item.id) && {
        formerNames: former.get(item.id)!.map(({ until, names: [name, nameEn, nameEs] }) => ({
          until,
          name,
          nameEn,
          nameEs,
        })),
      }),
    })),
  }));
};

export default serve(dictionaryCalls, {
  all: (_, { db }) => allSets(db),
  version: async (_, { db }) => ({ version: await versionOf(db) }),
  sets: listSets,
  set: (_, context) => oneSet(context),
  usesOfSet: async (_, { db, object, language }) => shownUses(await usesOfSet(db, object), language),
  addSet,
  editSet,
  lockSet,
  items: listItems,
  item: (_, context) => oneItem(context),
  usesOfItem: async (_, { db, object, language }) => shownUses(await usesOfItem(db, object), language),
  addItem,
  editItem,
  lockItem,
  removeItem,
  restoreItem,
  sortItems,
});
