import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import type { ItemLock, NewOrder, OneItem } from '../administration';
import { dictionaryProblems, usedIn } from '../problems';
import { isReserved, type ItemRow } from './can';
import { setOf } from './items';
import { isLockedAfter, requireVersion } from './refuse';
import { branchOf, usesOfItem } from './uses';
import { beginChange } from './version';

type One = z.output<typeof OneItem>;
type About = Context<Me, ItemRow>;

const begin = async ({ rowVersion }: One, { db, object }: About): Promise<void> => {
  await beginChange(db);
  requireVersion(rowVersion, object);
  const set = await setOf(db, object.setId);
  if (set.isLocked) throw general.locked();
  if (isReserved(set, object)) throw dictionaryProblems.kept();
};

const set = async (
  changed: { readonly isLocked?: boolean; readonly isDeleted?: boolean },
  { db, object, audit }: About,
) => {
  const rowVersion = object.rowVersion + 1;
  await db
    .updateTable('codeItem')
    .set({ ...changed, rowVersion })
    .where('id', '=', object.id)
    .execute();
  const { isLocked, isDeleted } = object;
  audit({
    before: { isLocked, isDeleted },
    after: { isLocked, isDeleted, ...changed },
    loggedFields: ['isLocked', 'isDeleted'],
  });
  return { id: object.id, rowVersion };
};

/** Locks an open item, opens a locked one, or the one that is wanted. What stands below a locked item is not offered either. */
export const lockItem = async (input: z.output<typeof ItemLock>, context: About) => {
  const { object } = context;
  await begin(input, context);
  if (object.isDeleted) throw general.stateNotAllowed();
  const isLocked = isLockedAfter(input, object);
  return isLocked === object.isLocked
    ? { id: object.id, rowVersion: object.rowVersion }
    : set({ isLocked }, context);
};

/** Deletes an item and what stands below it, softly. Throws 2008 with where and how often one of them is used. */
export const removeItem = async (input: One, context: About) => {
  const { db, object, language } = context;
  await begin(input, context);
  if (object.isDeleted) throw general.stateNotAllowed();
  const uses = await usesOfItem(db, object);
  if (uses.length > 0) throw usedIn(uses, language);
  const below = (await branchOf(db, object)).filter(({ id, isDeleted }) => id !== object.id && !isDeleted);
  for (const { id, rowVersion } of below)
    await db
      .updateTable('codeItem')
      .set({ isDeleted: true, rowVersion: rowVersion + 1 })
      .where('id', '=', id)
      .execute();
  return set({ isDeleted: true }, context);
};

/** Brings a deleted item back; what was deleted below it comes back one by one. */
export const restoreItem = async (input: One, context: About) => {
  const { db, object } = context;
  await begin(input, context);
  if (!object.isDeleted) throw general.stateNotAllowed();
  const above = object.parentId
    ? await db
        .selectFrom('codeItem')
        .select('isDeleted')
        .where('id', '=', object.parentId)
        .executeTakeFirstOrThrow()
    : undefined;
  if (above?.isDeleted) throw dictionaryProblems.parentDeleted();
  return set({ isDeleted: false }, context);
};

/** Puts the items of one level into a new order. Throws 2003 where they are not the ones that stand there now. */
export const sortItems = async (input: z.output<typeof NewOrder>, context: Context) => {
  const { db } = context;
  await beginChange(db);
  const of = await setOf(db, input.setId);
  if (of.isLocked) throw general.locked();
  if (of.isBuiltIn) throw dictionaryProblems.kept();
  const level = await db
    .selectFrom('codeItem')
    .select(['id', 'sort', 'rowVersion'])
    .where('setId', '=', of.id)
    .where('parentId', 'is not distinct from', input.parentId ?? null)
    .where('isDeleted', '=', false)
    .execute();
  const there = new Map(level.map((row) => [row.id, row]));
  if (new Set(input.ids).size !== level.length || !input.ids.every((id) => there.has(id)))
    throw general.changedMeanwhile();
  for (const [at, id] of input.ids.entries()) {
    const { sort, rowVersion } = there.get(id)!;
    if (sort === at + 1) continue;
    await db
      .updateTable('codeItem')
      .set({ sort: at + 1, rowVersion: rowVersion + 1 })
      .where('id', '=', id)
      .execute();
  }
  context.audit({ object: ['codeSet', of.id], before: level.map(({ id }) => id), after: input.ids });
  return {};
};
