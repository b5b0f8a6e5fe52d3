import {
  coded,
  flag,
  id,
  listOf,
  oneOf,
  pageOf,
  ref,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';

const rowVersion = integer(1, 1_000_000_000);

/** A page of a list; items may be asked for all at once, as a tree shows them. */
const paging = { pageIndex: integer(1, 100_000).optional(), pageSize: integer(1, 10_000).optional() };

const sort = integer(0, 1_000_000, { wire: 'sort' });
const number = integer(0, 1_000_000).nullable();

export const setActions = ['edit', 'lock', 'add'] as const;
/** A set as its administrator sees it. `can` is what they may do to it now: `add` puts an item on its first level. */
export const ManagedSet = strictObject({
  id,
  name: text(200),
  nameEn: text(200),
  nameEs: text(200),
  code: text(60),
  remark: text(500),
  isLocked: flag,
  isBuiltIn: flag,
  itemCount: integer(0, 1_000_000),
  sort,
  rowVersion,
  can: listOf(oneOf(setActions)),
});

export const itemActions = ['edit', 'recode', 'lock', 'remove', 'restore', 'add', 'move'] as const;
/** An item as its administrator sees it. `recode`: its code and its place in the tree may still change. */
export const ManagedItem = strictObject({
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

export const SetFilter = strictObject({ ...paging, name: text(100).optional() });
export const ManagedSetPage = pageOf(ManagedSet);

export const ItemFilter = strictObject({
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
export const NewSet = strictObject(setFields);
export const ChangedSet = strictObject({
  id: ref('codeSet'),
  ...setFields,
  rowVersion: rowVersion.optional(),
});

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
export const NewItem = strictObject(itemFields);
export const ChangedItem = strictObject({
  id: ref('codeItem'),
  ...itemFields,
  rowVersion: rowVersion.optional(),
});

/** What a request on one of them is asked: the version may be named, and is then held against the stored one. */
const OneSet = strictObject({ id: ref('codeSet'), rowVersion: rowVersion.optional() });
export const OneItem = strictObject({ id: ref('codeItem'), rowVersion: rowVersion.optional() });

/** Which of the two a lock is to be; left out, it becomes the other one. */
const wanted = { state: coded({ unlocked: 0, locked: 1 }).optional() };
export const SetLock = strictObject({ ...OneSet.shape, ...wanted });
export const ItemLock = strictObject({ ...OneItem.shape, ...wanted });

/** The items of one level in their new order. */
export const NewOrder = strictObject({
  setId: ref('codeSet'),
  parentId: ref('codeItem').nullable().optional(),
  ids: listOf(ref('codeItem'), 1_000, 1),
});

/** Where codes stand: what the place is called, its column, and in how many records. */
const Use = strictObject({ place: text(100), column: text(100), count: integer(1, 1_000_000_000) });
export const Uses = listOf(Use);

export const Stored = strictObject({ id, rowVersion });
