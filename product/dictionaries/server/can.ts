import type { Selectable } from 'kysely';
import type { Me } from '#host/me';
import type { Tables } from '#host/database/tables';
import type { itemActions, setActions } from '../administration';
import { dictionaries, dictionaryOfKey, itemOf } from '../dictionaries';

export type SetRow = Selectable<Tables['codeSet']>;
export type ItemRow = Selectable<Tables['codeItem']>;
export type SetAction = (typeof setActions)[number];
export type ItemAction = (typeof itemActions)[number];

/** How deep the trees of the product are: an item, and one below it. */
export const deepest = 2;

export const depthOf = (code: string): number => code.split('.').length;

/** Whether the catalogue of the program holds this item: its code is written into data and rules. */
const isOfCatalogue = (set: SetRow, item: ItemRow): boolean => {
  const name = dictionaryOfKey(set.code);
  return name !== undefined && itemOf(name, item.code) !== undefined;
};

/** Whether rules of the program name this item: only its names may change (domain §5, lock policy). */
export const isReserved = (set: SetRow, item: ItemRow): boolean => {
  const name = dictionaryOfKey(set.code);
  if (set.isBuiltIn || !name) return set.isBuiltIn;
  const reserves: readonly string[] = dictionaries[name].reserves;
  return reserves.includes(item.code);
};

/** Whether the first level of this set is the program's own. */
export const topIsReserved = (set: SetRow): boolean => {
  const name = dictionaryOfKey(set.code);
  return set.isBuiltIn || (name !== undefined && dictionaries[name].topIsReserved);
};

/** Whether the set stands in the catalogue of the program: its code never changes. */
export const isCatalogueSet = (set: SetRow): boolean => dictionaryOfKey(set.code) !== undefined;

/** What this person may do to a set now. */
export const canWithSet = (set: SetRow, me: Me): SetAction[] => {
  if (!me.rights.has('code.manage')) return [];
  return [
    ...(set.isLocked ? [] : (['edit'] as const)),
    ...(set.isBuiltIn ? [] : (['lock'] as const)),
    ...(set.isLocked || topIsReserved(set) ? [] : (['add'] as const)),
  ];
};

/** What this person may do to an item now. Whether it is used is only asked when it matters. */
export const canWithItem = (set: SetRow, item: ItemRow, me: Me): ItemAction[] => {
  if (!me.rights.has('code.manage') || set.isLocked) return [];
  if (item.isDeleted) return ['restore'];
  if (set.isBuiltIn) return ['edit'];
  const grows = !item.isLocked && depthOf(item.code) < deepest;
  return [
    'edit',
    'move',
    ...(grows ? (['add'] as const) : []),
    ...(isOfCatalogue(set, item) ? [] : (['recode'] as const)),
    ...(isReserved(set, item) ? [] : (['lock', 'remove'] as const)),
  ];
};
