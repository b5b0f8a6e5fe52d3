import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { containing, pageFrom } from '#host/lists';
import type { Me } from '#host/me';
import type { ChangedSet, NewSet, SetFilter, SetLock } from '../administration';
import { dictionaryProblems } from '../problems';
import { canWithSet, isCatalogueSet, type SetRow } from './can';
import { isLockedAfter, requireVersion, wrong } from './refuse';
import { beginChange } from './version';

type About = Context<Me, SetRow>;

/** Set codes read as the catalogue's do. */
const codeForm = /^[A-Z][A-Z0-9_]{0,59}$/;

const countsOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('codeItem')
    .select(['setId', (row) => row.fn.countAll<number>().as('count')])
    .where('setId', 'in', ids)
    .where('isDeleted', '=', false)
    .groupBy('setId')
    .execute();
  return new Map(rows.map(({ setId, count }) => [setId, Number(count)]));
};

const shownSet = (row: SetRow, itemCount: number, me: Me) => ({
  id: row.id,
  name: row.name,
  nameEn: row.nameEnglish,
  nameEs: row.nameSpanish,
  code: row.code,
  remark: row.remark,
  isLocked: row.isLocked,
  isBuiltIn: row.isBuiltIn,
  itemCount,
  sort: row.sort,
  rowVersion: row.rowVersion,
  can: canWithSet(row, me),
});

/** One page of sets in their order; the keyword may stand in the code or in a name of any language. */
export const listSets = async (filter: z.output<typeof SetFilter>, { db, me }: Context) => {
  let chosen = db.selectFrom('codeSet');
  const keyword = filter.name?.trim();
  if (keyword)
    chosen = chosen.where((row) =>
      row.or(
        (['name', 'nameEnglish', 'nameSpanish', 'code'] as const).map((column) =>
          row(column, 'ilike', containing(keyword)),
        ),
      ),
    );
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all.selectAll().orderBy('sort').orderBy('id'),
  );
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => shownSet(row, counts.get(row.id) ?? 0, me)), total };
};

/** One set. */
export const oneSet = async ({ db, me, object }: About) => {
  const counts = await countsOf(db, [object.id]);
  return shownSet(object, counts.get(object.id) ?? 0, me);
};

const judgeCode = async (
  code: string,
  own: string | null,
  { db, language }: Pick<Context, 'db' | 'language'>,
): Promise<void> => {
  if (!codeForm.test(code)) throw wrong('code', 'setCodeForm', language);
  const taken = await db.selectFrom('codeSet').select('id').where('code', '=', code).executeTakeFirst();
  if (taken && taken.id !== own) throw wrong('code', 'codeTaken', language);
};

const columnsOf = (input: z.output<typeof NewSet>) => ({
  code: input.code.trim(),
  name: input.name.trim(),
  nameEnglish: input.nameEn?.trim() ?? '',
  nameSpanish: input.nameEs?.trim() ?? '',
  remark: input.remark?.trim() ?? '',
});

/** A new set, empty, after the others. */
export const addSet = async (input: z.output<typeof NewSet>, context: Context) => {
  const { db, newId } = context;
  const row = columnsOf(input);
  await beginChange(db);
  await judgeCode(row.code, null, context);
  const { last } = await db
    .selectFrom('codeSet')
    .select((all) => all.fn.coalesce(all.fn.max('sort'), all.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('codeSet')
    .values({ id, ...row, sort: Number(last) + 1 })
    .execute();
  context.audit({ object: ['codeSet', id], after: row, loggedFields: Object.keys(row) });
  return { id, rowVersion: 1 };
};

/** Other names or another remark; another code only where neither the program nor an item knows it. */
export const editSet = async (input: z.output<typeof ChangedSet>, context: About) => {
  const { db, object, language } = context;
  requireVersion(input.rowVersion, object);
  if (object.isLocked) throw general.locked();
  await beginChange(db);
  const row = columnsOf(input);
  if (row.code !== object.code) {
    if (isCatalogueSet(object)) throw wrong('code', 'codeStays', language);
    const item = await db
      .selectFrom('codeItem')
      .select('id')
      .where('setId', '=', object.id)
      .limit(1)
      .executeTakeFirst();
    if (item) throw wrong('code', 'codeStays', language);
    await judgeCode(row.code, object.id, context);
  }
  const rowVersion = object.rowVersion + 1;
  await db
    .updateTable('codeSet')
    .set({ ...row, rowVersion })
    .where('id', '=', object.id)
    .execute();
  context.audit({ before: object, after: row, loggedFields: Object.keys(row) });
  return { id: object.id, rowVersion };
};

/** Locks an open set, opens a locked one, or the one that is wanted. Its items can still be chosen; nobody changes them meanwhile. */
export const lockSet = async (input: z.output<typeof SetLock>, { db, object, audit }: About) => {
  requireVersion(input.rowVersion, object);
  if (object.isBuiltIn) throw dictionaryProblems.kept();
  await beginChange(db);
  const isLocked = isLockedAfter(input, object);
  if (isLocked === object.isLocked) return { id: object.id, rowVersion: object.rowVersion };
  const changed = { isLocked, rowVersion: object.rowVersion + 1 };
  await db.updateTable('codeSet').set(changed).where('id', '=', object.id).execute();
  audit({
    before: { isLocked: object.isLocked },
    after: { isLocked: changed.isLocked },
    loggedFields: ['isLocked'],
  });
  return { id: object.id, rowVersion: changed.rowVersion };
};
