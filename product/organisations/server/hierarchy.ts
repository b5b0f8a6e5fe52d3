import { sql } from 'kysely';
import type { Db } from '#host/database/connection';

/** Whether an organisation is another one, or lies somewhere below it, as the register is read. */
export const liesBelow = async (db: Db, id: string, above: string): Promise<boolean> => {
  const { rows } = await sql`with recursive chain as (
      select surviving_id, parent_id from organisation where id = ${id}
      union select o.surviving_id, o.parent_id from organisation o join chain on o.id = chain.parent_id)
    select 1 from chain where surviving_id = (select surviving_id from organisation where id = ${above})`.execute(
    db,
  );
  return rows.length > 0;
};

/** The name of the organisation that stands for an entry. */
export const survivorName = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('organisation').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

/** Works out anew which entry stands at the end of every chain of mergings. */
export const settle = (db: Db) =>
  sql`with recursive chain as (
      select id, merged_into as at from organisation_entry where merged_into is not null
      union all
      select chain.id, next.merged_into from chain join organisation_entry next on next.id = chain.at
      where next.merged_into is not null)
    update organisation_entry entry set read_as = chain.at
    from chain join organisation_entry last on last.id = chain.at
    where entry.id = chain.id and last.merged_into is null and entry.read_as is distinct from chain.at`.execute(
    db,
  );

/** Mergings follow one another: two at the same moment could make a ring. */
export const oneAtATime = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('organisation merging'))`.execute(db);
