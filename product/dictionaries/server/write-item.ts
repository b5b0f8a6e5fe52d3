import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import type { ChangedItem, NewItem } from '../administration';
import { dictionaryProblems } from '../problems';
import { canWithItem, deepest, depthOf, topIsReserved, type ItemRow, type SetRow } from './can';
import { setOf } from './items';
import { requireVersion, wrong } from './refuse';
import { usesOfItem } from './uses';
import { beginChange } from './version';

type Asked = z.output<typeof NewItem>;
type About = Context<Me, ItemRow>;
type Near = Pick<Context, 'db' | 'language'>;

/** Letters and digits; `contract/field` lets no other code into business data. */
const ownPart = /^[0-9A-Za-z]+$/;

const namesOf = (input: Asked) => [input.name.trim(), input.nameEn.trim(), input.nameEs.trim()];
/** What the log tells of an item. */
const loggedFields = ['code', 'names', 'number', 'sort'];

const columnsOf = (input: Asked) => ({
  setId: input.setId,
  parentId: input.parentId ?? null,
  code: input.code.trim(),
  names: JSON.stringify(namesOf(input)),
});
type Columns = ReturnType<typeof columnsOf>;

const parentOf = async ({ parentId, setId }: Columns, { db, language }: Near) => {
  if (parentId === null) return undefined;
  const parent = await db
    .selectFrom('codeItem')
    .selectAll()
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow();
  if (parent.setId !== setId) throw wrong('parentId', 'otherSet', language);
  return parent;
};

/** The code says where its item stands: `2.3` below `2`. So there is no circle and no second spelling of a place. */
const judgePlace = (row: Columns, parent: ItemRow | undefined, own: ItemRow | null, context: Near) => {
  const { language } = context;
  if (parent && parent.id === own?.id) throw wrong('parentId', 'notBelowItself', language);
  if (parent && depthOf(parent.code) >= deepest) throw wrong('parentId', 'tooDeep', language);
  if (parent?.isDeleted) throw dictionaryProblems.parentDeleted();
  if (parent?.isLocked && own?.parentId !== parent.id) throw general.locked();
  const before = parent ? `${parent.code}.` : '';
  if (!row.code.startsWith(before) || !ownPart.test(row.code.slice(before.length)))
    throw wrong('code', 'codeForm', language);
};

/** Neither its code nor, beside it, its name stands twice in a set. */
const judgeUnique = async (row: Columns, own: ItemRow | null, { db, language }: Near): Promise<void> => {
  const others = (
    await db.selectFrom('codeItem').selectAll().where('setId', '=', row.setId).execute()
  ).filter(({ id }) => id !== own?.id);
  if (others.some(({ code }) => code === row.code)) throw wrong('code', 'codeTaken', language);
  const [name] = JSON.parse(row.names) as string[];
  const siblings = others.filter(({ parentId, isDeleted }) => parentId === row.parentId && !isDeleted);
  if (siblings.some(({ names }) => names[0] === name)) throw wrong('name', 'nameTaken', language);
};

const lastSort = async ({ setId, parentId }: Columns, { db }: Context): Promise<number> => {
  const { last } = await db
    .selectFrom('codeItem')
    .select((all) => all.fn.coalesce(all.fn.max('sort'), all.lit(0)).as('last'))
    .where('setId', '=', setId)
    .where('parentId', 'is not distinct from', parentId)
    .executeTakeFirstOrThrow();
  return Number(last);
};

const requireOpen = (set: SetRow): void => {
  if (set.isLocked) throw general.locked();
};

/** A new item, after those beside it unless said otherwise. */
export const addItem = async (input: Asked, context: Context) => {
  const { db, newId } = context;
  await beginChange(db);
  const set = await setOf(db, input.setId);
  requireOpen(set);
  const row = columnsOf(input);
  const parent = await parentOf(row, context);
  if (set.isBuiltIn || (!parent && topIsReserved(set))) throw dictionaryProblems.kept();
  judgePlace(row, parent, null, context);
  await judgeUnique(row, null, context);
  const id = newId();
  const sort = input.sort ?? (await lastSort(row, context)) + 1;
  await db
    .insertInto('codeItem')
    .values({ id, ...row, number: input.number ?? null, sort })
    .execute();
  context.audit({
    object: ['codeItem', id],
    after: { ...row, sort, names: namesOf(input) },
    loggedFields: loggedFields,
  });
  return { id, rowVersion: 1 };
};

/** Whether another code, and with it another place, may be given now. Throws where it may not. */
const judgeRecoding = async (set: SetRow, row: Columns, context: About): Promise<void> => {
  const { db, me, object, language } = context;
  if (!canWithItem(set, object, me).includes('recode')) throw wrong('code', 'codeStays', language);
  const below = await db
    .selectFrom('codeItem')
    .select('id')
    .where('parentId', '=', object.id)
    .executeTakeFirst();
  if (below || (await usesOfItem(db, object)).length > 0) throw wrong('code', 'codeStays', language);
  if (row.parentId === null && topIsReserved(set)) throw dictionaryProblems.kept();
};

/**
 * Other names, number or place in the order; another code only as long as nothing knows it. The names it had are kept, for
 * what was submitted under them.
 */
export const editItem = async (input: z.output<typeof ChangedItem>, context: About) => {
  const { db, object, language, now, newId } = context;
  await beginChange(db);
  requireVersion(input.rowVersion, object);
  const set = await setOf(db, object.setId);
  requireOpen(set);
  if (object.isDeleted) throw general.stateNotAllowed();
  if (input.setId !== object.setId) throw wrong('setId', 'otherSet', language);
  // Who names no parent does not speak of it.
  const row = columnsOf({
    ...input,
    parentId: input.parentId === undefined ? object.parentId : input.parentId,
  });
  const parent = await parentOf(row, context);
  if (row.code !== object.code || row.parentId !== object.parentId) {
    await judgeRecoding(set, row, context);
    judgePlace(row, parent, object, context);
  }
  await judgeUnique(row, object, context);
  const changed = {
    ...row,
    number: input.number === undefined ? object.number : input.number,
    sort: set.isBuiltIn ? object.sort : (input.sort ?? object.sort),
    rowVersion: object.rowVersion + 1,
  };
  if (JSON.stringify(object.names) !== row.names)
    await db
      .insertInto('codeItemLabel')
      .values({
        id: newId(),
        itemId: object.id,
        names: JSON.stringify(object.names),
        until: now.toISOString(),
      })
      .execute();
  await db.updateTable('codeItem').set(changed).where('id', '=', object.id).execute();
  context.audit({ before: object, after: { ...changed, names: namesOf(input) }, loggedFields: loggedFields });
  return { id: object.id, rowVersion: changed.rowVersion };
};
