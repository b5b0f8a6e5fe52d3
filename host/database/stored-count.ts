import { sql, type Expression, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Db } from './connection';
import type { Tables } from './tables';

/** The table whose rows are counted as they come and go. */
type StoredCount = keyof Tables;

/** How the rows of each are counted from nothing, as a query of one number. */
type Counted = { readonly [Name in StoredCount]?: Expression<unknown> };
declare module '../contributions' {
  interface Contributions {
    readonly storedCounts: Counted;
  }
}

/**
 * Says in the request's own transaction that rows came (1) or went (-1). It adds a row of its own and waits for nobody, unlike
 * a change of the one row that holds the sum.
 */
export const addToCount = async (
  db: Db,
  name: StoredCount,
  change: number,
  newId: () => string,
): Promise<void> => {
  if (change === 0) return;
  await db.insertInto('keptCountChange').values({ id: newId(), name, change }).execute();
};

/** The number of rows, exact at this moment, as an expression: what was summed up and what came since. */
export const storedCount = (name: StoredCount): RawBuilder<number> => sql<number>`(
  select value + (select coalesce(sum(change), 0) from kept_count_change where name = ${name})
  from kept_count where name = ${name})::bigint`;

/** Sums up what came since. Two at once wait for each other and sum up different rows. */
export const aggregateCounts = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`with folded as (delete from kept_count_change returning name, change)
    update kept_count set value = value + sums.change
    from (select name, sum(change) as change from folded group by name) sums where kept_count.name = sums.name`);
};

/**
 * Counts anew and gives what differed, `{ name, kept, found }`: nothing, unless rows came by a way that says nothing of it.
 * One statement sees one moment; where changes were summed up meanwhile, it leaves the sum to the next time.
 */
export const recount = async (
  db: Db,
  counted: Counted,
): Promise<readonly { name: string; kept: number; found: number }[]> => {
  const differed = [];
  for (const [name, count] of Object.entries<Expression<unknown>>(counted)) {
    const { rows } = await sql<{ kept: number; found: number }>`with now as (
       select k.name, k.value as was, ${count}
         - (select coalesce(sum(change), 0) from kept_count_change c where c.name = k.name) as is
       from kept_count k where k.name = ${name})
     update kept_count set value = now.is from now
     where kept_count.name = now.name and kept_count.value = now.was and now.was <> now.is
     returning now.was as kept, now.is as found`.execute(db);
    differed.push(...rows.map(({ kept, found }) => ({ name, kept, found: Number(found) })));
  }
  return differed;
};
