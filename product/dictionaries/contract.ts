import { calls, read, write } from '#contract/call';
import { flag, id, listOf, moment, nothing, ref, text, strictObject, integer } from '#contract/field';
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

/** An item with its three names; a person sees the one of their language. */
const CodeItem = strictObject({
  id,
  parentId: text(36),
  setId: id,
  name: text(200),
  nameEn: text(200),
  nameEs: text(200),
  code: text(12),
  number: integer(0, 1_000_000).nullable(),
  isLocked: flag,
  isDeleted: flag,
  sort: integer(0, 1_000_000, { wire: 'sort' }),
  /** What it was called before, each until a moment, the oldest first; absent where it never was renamed. */
  formerNames: listOf(
    strictObject({ until: moment, name: text(200), nameEn: text(200), nameEs: text(200) }),
  ).optional(),
});
export const CodeSet = strictObject({ id, name: text(200), code: text(60), children: listOf(CodeItem) });

const oneSet = { may: 'code.read', on: 'codeSet', takes: strictObject({ id: ref('codeSet') }) } as const;
const oneItem = { may: 'code.read', on: 'codeItem', takes: strictObject({ id: ref('codeItem') }) } as const;
const changesSet = { may: 'code.manage', on: 'codeSet', gives: Stored } as const;
const changesItem = { may: 'code.manage', on: 'codeItem', gives: Stored } as const;

/** What changes a dictionary refreshes the whole area in the browser, the cache of all items with it. */
export const dictionaryCalls = calls('dictionaries', dictionaryRights, {
  all: read('POST /api/BaseData/GetAllCodeItemList', {
    called: ['加载代码字典', 'Dictionaries read', 'Consulta de diccionarios'],
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: listOf(CodeSet),
  }),
  /** Grows with every change of any dictionary: what an open browser asks to learn that its cache is old. */
  version: read('GET /api/BaseData/GetCodeVersion', {
    called: ['查询字典版本', 'Dictionary version read', 'Consulta de versión'],
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: strictObject({ version: integer(1, Number.MAX_SAFE_INTEGER) }),
  }),

  sets: read('POST /api/BaseData/GetCodeSetList', {
    called: ['查看代码集列表', 'Code sets listed', 'Lista de conjuntos'],
    may: 'code.read',
    takes: SetFilter,
    gives: ManagedSetPage,
  }),
  set: read('GET /api/BaseData/GetCodeSetById', {
    called: ['查看代码集', 'Code set read', 'Consulta de conjunto'],
    ...oneSet,
    gives: ManagedSet,
  }),
  usesOfSet: read('GET /api/BaseData/GetCodeSetUses', {
    called: ['查看代码集使用情况', 'Uses of a code set read', 'Usos de un conjunto'],
    ...oneSet,
    gives: Uses,
  }),
  addSet: write('POST /api/BaseData/AddCodeSet', {
    called: ['新增代码集', 'Code set added', 'Conjunto añadido'],
    may: 'code.manage',
    takes: NewSet,
    gives: Stored,
  }),
  editSet: write('POST /api/BaseData/EditCodeSet', {
    called: ['修改代码集', 'Code set changed', 'Conjunto modificado'],
    ...changesSet,
    takes: ChangedSet,
  }),
  /** Locks what is open, opens what is locked, or leaves it in the state that is wanted. A locked set's items can be chosen, but not changed. */
  lockSet: write('GET /api/BaseData/LockCodeSet', {
    called: ['锁定或解锁代码集', 'Code set locked or unlocked', 'Conjunto bloqueado o abierto'],
    ...changesSet,
    takes: SetLock,
  }),

  items: read('POST /api/BaseData/GetCodeItemList', {
    called: ['查看代码项列表', 'Code items listed', 'Lista de elementos'],
    may: 'code.read',
    takes: ItemFilter,
    gives: ManagedItemPage,
  }),
  item: read('GET /api/BaseData/GetCodeItemById', {
    called: ['查看代码项', 'Code item read', 'Consulta de elemento'],
    ...oneItem,
    gives: ManagedItem,
  }),
  usesOfItem: read('GET /api/BaseData/GetCodeItemUses', {
    called: ['查看代码项使用情况', 'Uses of a code item read', 'Usos de un elemento'],
    ...oneItem,
    gives: Uses,
  }),
  addItem: write('POST /api/BaseData/AddCodeItem', {
    called: ['新增代码项', 'Code item added', 'Elemento añadido'],
    may: 'code.manage',
    takes: NewItem,
    gives: Stored,
  }),
  editItem: write('POST /api/BaseData/EditCodeItem', {
    called: ['修改代码项', 'Code item changed', 'Elemento modificado'],
    ...changesItem,
    takes: ChangedItem,
  }),
  /** A locked item stays readable on old data and is not offered any more. */
  lockItem: write('GET /api/BaseData/LockCodeItem', {
    called: ['锁定或解锁代码项', 'Code item locked or unlocked', 'Elemento bloqueado o abierto'],
    ...changesItem,
    takes: ItemLock,
  }),
  removeItem: write('POST /api/BaseData/DeleteCodeItem', {
    called: ['删除代码项', 'Code item removed', 'Elemento eliminado'],
    ...changesItem,
    takes: OneItem,
  }),
  restoreItem: write('POST /api/BaseData/RestoreCodeItem', {
    called: ['恢复代码项', 'Code item restored', 'Elemento restaurado'],
    ...changesItem,
    takes: OneItem,
  }),
  sortItems: write('POST /api/BaseData/SortCodeItems', {
    called: ['调整代码项顺序', 'Code items sorted', 'Elementos reordenados'],
    may: 'code.manage',
    takes: NewOrder,
    gives: nothing,
  }),
});
