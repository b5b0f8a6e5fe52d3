import { coded, flag, id, listOf, oneOf, pageOf, ref, required, text, thing, whole } from '#contract/field';

const rowVersion = whole(1, 1_000_000_000);

/** A page of a list; items may be asked for all at once, as a tree shows them. */
const paging = { pageIndex: whole(1, 100_000).optional(), pageSize: whole(1, 10_000).optional() };

const sort = whole(0, 1_000_000, { wire: 'sort' });
const number = whole(0, 1_000_000).nullable();

export const setActions = ['edit', 'lock', 'add'] as const;
/** A set as its administrator sees it. `can` is what they may do to it now: `add` puts an item on its first level. */
export const ManagedSet = thing({
  id,
  name: text(200),
  nameEn: text(200),
  nameEs: text(200),
  code: text(60),
  remark: text(500),
  isLocked: flag,
  isBuiltIn: flag,
  itemCount: whole(0, 1_000_000),
  sort,
  rowVersion,
  can: listOf(oneOf(setActions)),
});

export const itemActions = ['edit', 'recode', 'lock', 'remove', 'restore', 'add', 'move'] as const;
/** An item as its administrator sees it. `recode`: its code and its place in the tree may still change. */
export const ManagedItem = thing({
  id,
  parentId: text(36),
  setId: id,
  name: text(200),
  nameEn: text(200),
  nameEs: text(200),
  code: text(12),
  number,
  isLocked: flag,
  isDeleted: flag,
  sort,
  rowVersion,
  can: listOf(oneOf(itemActions)),
});

export const SetFilter = thing({ ...paging, name: text(100).optional() });
export const ManagedSetPage = pageOf(ManagedSet);

export const ItemFilter = thing({
  ...paging,
  setId: ref('codeSet'),
  parentId: ref('codeItem').optional(),
  name: text(100).optional(),
});
export const ManagedItemPage = pageOf(ManagedItem);

/** The specification's payload; the other two names are ours, and so is the version one began with. */
const setFields = {
  name: required(200),
  nameEn: text(200).optional(),
  nameEs: text(200).optional(),
  code: required(60),
  remark: text(500).optional(),
};
export const NewSet = thing(setFields);
export const ChangedSet = thing({ id: ref('codeSet'), ...setFields, rowVersion: rowVersion.optional() });

const itemFields = {
  setId: ref('codeSet'),
  parentId: ref('codeItem').nullable().optional(),
  name: required(200),
  nameEn: required(200),
  nameEs: required(200),
  code: required(12),
  number: number.optional(),
  sort: sort.optional(),
};
export const NewItem = thing(itemFields);
export const ChangedItem = thing({ id: ref('codeItem'), ...itemFields, rowVersion: rowVersion.optional() });

/** What a request on one of them is asked: the version may be named, and is then held against the stored one. */
const OneSet = thing({ id: ref('codeSet'), rowVersion: rowVersion.optional() });
export const OneItem = thing({ id: ref('codeItem'), rowVersion: rowVersion.optional() });

/** Which of the two a lock is to be; left out, it becomes the other one. */
const wanted = { state: coded({ unlocked: 0, locked: 1 }).optional() };
export const SetLock = thing({ ...OneSet.shape, ...wanted });
export const ItemLock = thing({ ...OneItem.shape, ...wanted });

/** The items of one level in their new order. */
export const NewOrder = thing({
  setId: ref('codeSet'),
  parentId: ref('codeItem').nullable().optional(),
  ids: listOf(ref('codeItem'), 1_000, 1),
});

/** Where codes stand: what the place is called, its column, and in how many records. */
const Use = thing({ place: text(100), column: text(100), count: whole(1, 1_000_000_000) });
export const Uses = listOf(Use);

export const Stored = thing({ id, rowVersion });
