import { calls, read, write } from '#contract/call';
import { flag, id, listOf, moment, nothing, ref, text, thing, whole } from '#contract/field';
import {
  ChangedItem,
  ChangedSet,
  ItemFilter,
  ItemLock,
  ManagedItem,
  ManagedItemPage,
  ManagedSet,
  ManagedSetPage,
  NewItem,
  NewOrder,
  NewSet,
  OneItem,
  SetFilter,
  SetLock,
  Stored,
  Uses,
} from './administration';
import { dictionaryRights } from './rights';

/** An item with its three names; a person sees the one of his language. */
const CodeItem = thing({
  id,
  parentId: text(36),
  setId: id,
  name: text(200),
  nameEn: text(200),
  nameEs: text(200),
  code: text(12),
  number: whole(0, 1_000_000).nullable(),
  isLocked: flag,
  isDeleted: flag,
  sort: whole(0, 1_000_000, { wire: 'sort' }),
  /** What it was called before, each until a moment, the oldest first; absent where it never was renamed. */
  formerNames: listOf(
    thing({ until: moment, name: text(200), nameEn: text(200), nameEs: text(200) }),
  ).optional(),
});
export const CodeSet = thing({ id, name: text(200), code: text(60), children: listOf(CodeItem) });

const oneSet = { may: 'code.read', on: 'codeSet', takes: thing({ id: ref('codeSet') }) } as const;
const oneItem = { may: 'code.read', on: 'codeItem', takes: thing({ id: ref('codeItem') }) } as const;
const changesSet = { may: 'code.manage', on: 'codeSet', gives: Stored } as const;
const changesItem = { may: 'code.manage', on: 'codeItem', gives: Stored } as const;

/** What changes a dictionary refreshes the whole area in the browser, the cache of all items with it. */
export const dictionaryCalls = calls('dictionaries', dictionaryRights, {
  all: read('POST /api/BaseData/GetAllCodeItemList', {
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: listOf(CodeSet),
  }),
  /** Grows with every change of any dictionary: what an open browser asks to learn that its cache is old. */
  version: read('GET /api/BaseData/GetCodeVersion', {
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: thing({ version: whole(1, Number.MAX_SAFE_INTEGER) }),
  }),

  sets: read('POST /api/BaseData/GetCodeSetList', {
    may: 'code.read',
    takes: SetFilter,
    gives: ManagedSetPage,
  }),
  set: read('GET /api/BaseData/GetCodeSetById', { ...oneSet, gives: ManagedSet }),
  usesOfSet: read('GET /api/BaseData/GetCodeSetUses', { ...oneSet, gives: Uses }),
  addSet: write('POST /api/BaseData/AddCodeSet', { may: 'code.manage', takes: NewSet, gives: Stored }),
  editSet: write('POST /api/BaseData/EditCodeSet', { ...changesSet, takes: ChangedSet }),
  /** Locks what is open, opens what is locked, or leaves it in the state that is wanted. A locked set's items can be chosen, but not changed. */
  lockSet: write('GET /api/BaseData/LockCodeSet', { ...changesSet, takes: SetLock }),

  items: read('POST /api/BaseData/GetCodeItemList', {
    may: 'code.read',
    takes: ItemFilter,
    gives: ManagedItemPage,
  }),
  item: read('GET /api/BaseData/GetCodeItemById', { ...oneItem, gives: ManagedItem }),
  usesOfItem: read('GET /api/BaseData/GetCodeItemUses', { ...oneItem, gives: Uses }),
  addItem: write('POST /api/BaseData/AddCodeItem', { may: 'code.manage', takes: NewItem, gives: Stored }),
  editItem: write('POST /api/BaseData/EditCodeItem', { ...changesItem, takes: ChangedItem }),
  /** A locked item stays readable on old data and is not offered any more. */
  lockItem: write('GET /api/BaseData/LockCodeItem', { ...changesItem, takes: ItemLock }),
  removeItem: write('POST /api/BaseData/DeleteCodeItem', { ...changesItem, takes: OneItem }),
  restoreItem: write('POST /api/BaseData/RestoreCodeItem', { ...changesItem, takes: OneItem }),
  sortItems: write('POST /api/BaseData/SortCodeItems', {
    may: 'code.manage',
    takes: NewOrder,
    gives: nothing,
  }),
});
