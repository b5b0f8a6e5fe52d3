import type * as z from 'zod';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { containing, pageFrom } from '#host/lists';
import type { Me } from '#host/me';
import { sql } from 'kysely';
import type { ItemFilter } from '../administration';
import { canWithItem, type ItemRow, type SetRow } from './can';

export const setOf = (db: Db, id: string): Promise<SetRow> =>
  db.selectFrom('codeSet').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const shownItem = (set: SetRow, row: ItemRow, me: Me) => ({
  id: row.id,
  parentId: row.parentId ?? '',
  setId: row.setId,
  name: row.names[0],
  nameEn: row.names[1],
  nameEs: row.names[2],
  code: row.code,
  number: row.number,
  isLocked: row.isLocked,
  isDeleted: row.isDeleted,
  sort: row.sort,
  rowVersion: row.rowVersion,
  can: canWithItem(set, row, me),
});

/**
 * One page of a set's items in their order, the deleted too: they can be restored. The keyword may stand in the code or
 * in a name of any language; with a parent, only what stands right below it.
 */
export const listItems = async (filter: z.output<typeof ItemFilter>, { db, me }: Context) => {
  const set = await setOf(db, filter.setId);
  let chosen = db.selectFrom('codeItem').where('setId', '=', filter.setId);
  if (filter.parentId) chosen = chosen.where('parentId', '=', filter.parentId);
  const keyword = filter.name?.trim();
  if (keyword)
    chosen = chosen.where((row) =>
      row.or([
        row('code', 'ilike', containing(keyword)),
        sql<boolean>`exists (select from jsonb_array_elements_text(names) as each(name) where name ilike ${containing(keyword)})`,
      ]),
    );
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all.selectAll().orderBy('sort').orderBy('code').orderBy('id'),
  );
  return { rows: rows.map((row) => shownItem(set, row, me)), total };
};

/** One item. */
export const oneItem = async ({ db, me, object }: Context<Me, ItemRow>) =>
  shownItem(await setOf(db, object.setId), object, me);
