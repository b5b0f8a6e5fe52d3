import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database/connection';
import { customPlan } from './database/statements';
import { arrayOf, foundIn, batchColumn, type Reads, type BatchedReads } from './database/batched-reads';
import { boundsOf, readingOn, type Paging, type ReadingOn } from './lists';

/** Up to so many hits are gathered and counted in one go; of more, the newest are walked and the rest only counted. */
export const mostGathered = 10_000;

/** A list that grows: how its rows are found, and how those of one page are dressed. */
export interface Listing<Extra extends Reads = Reads> {
  /**
   * Selects of `id` and `at`, by which the list is ordered, newest first: each of them one that an index answers by itself, no
   * row in two of them. `gathered`: all of them are wanted; `walked`: the newest few of many.
   */
  readonly hits: (way: 'gathered' | 'walked') => readonly RawBuilder<unknown>[];
  /** What a row shows, selected from `page` (`id`) and whatever is joined to it by its id. */
  readonly shown: RawBuilder<unknown>;
  readonly joined: RawBuilder<unknown>;
  /** Which of the rows found a moment ago may still be shown: they are dressed by a statement of their own. */
  readonly still: RawBuilder<unknown>;
  /** What is read along with the rows of a page, in the same statement. */
  readonly extra?: ((ids: RawBuilder<string[]>) => Extra | undefined) | undefined;
  /** The number of all hits where it is stored. */
  readonly storedTotal?: RawBuilder<number> | undefined;
  /** What is said of all hits: how many there are for each value of `by`, and their sum of `of`, both from what `hits` give when gathered. */
  readonly summed?: { readonly by: RawBuilder<unknown>; readonly of: RawBuilder<unknown> } | undefined;
  /** Who asks for what, whichever page: what was many a moment ago is not gathered again in vain. */
  readonly asked: string;
}

/** What is said of all hits: their sum as a decimal, null where none says anything, and how many there are of each value. */
interface Sums {
  readonly sum: string | null;
  readonly parts: readonly { readonly of: string | null; readonly count: number }[];
}
const nothing: Sums = { sum: null, parts: [] };

/** What is found of a page: its rows by their ids, the number of all, and what is said of them all. */
interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  readonly sums?: Sums | undefined;
}

const newest = sql`order by at desc, id desc`;

const union = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

/** Lists that were found to be long, by who asked for what. One that is wrong costs time, never a row. */
const long = new Set<string>();
const mostLong = 1_000;

const note = (asked: string, isLong: boolean): void => {
  if (!isLong) return void long.delete(asked);
  if (long.size >= mostLong) long.clear();
  long.add(asked);
};

/** Finding is planned for the very values that are asked about; `ids` is null where the other way has to be taken. */
const find = async (db: Db, question: RawBuilder<unknown>): Promise<Found | undefined> => {
  const { rows } = await sql<{
    ids: string[] | null;
    total: string;
    sums?: Sums;
  }>`${customPlan} ${question}`.execute(db);
  const { ids, total, sums } = rows[0]!;
  return ids ? { ids, total: Number(total), sums } : undefined;
};

/** Sums of what stands in `hit`, as a table of `of`, `count` and `sum`. */
const summedIn = ({ by, of }: NonNullable<Listing['summed']>, hit: RawBuilder<unknown>) =>
  sql`select ${by} as of, count(*) as count, sum(${of}) as sum from ${hit} group by 1`;
const asJson = (sums: RawBuilder<unknown>) =>
  sql`(select json_build_object('sum', sum(sum)::text, 'parts',
    coalesce(json_agg(json_build_object('of', of, 'count', count) order by of nulls last), '[]')) from ${sums})`;

const gather = ({ hits, summed }: Listing, bounds: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`with hit as materialized
    (${union(hits('gathered').map((hit) => sql`${hit} limit ${mostGathered + 1}`))})
    select counted.total, case when counted.total <= ${mostGathered}::int
      then array(select id from hit ${newest} ${bounds}) end as ids
      ${summed ? sql`, ${asJson(sql`(${summedIn(summed, sql`hit`)}) each`)} as sums` : sql``}
    from (select count(*) as total from hit) counted`;

const walk = (
  { hits, storedTotal, summed }: Listing,
  deep: number,
  bounds: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const walked = sql`array(select id from
    (${union(hits('walked').map((hit) => sql`${hit} ${newest} limit ${deep}`))}) walked ${newest} ${bounds})`;
  if (storedTotal)
    return sql`select counted.total, case when counted.total > ${mostGathered}::int then ${walked} end as ids
      from (select ${storedTotal} as total) counted`;
  // One pass counts and sums up.
  if (summed)
    return sql`with summed as materialized (${summedIn(summed, sql`(${union(hits('gathered'))}) hit`)})
      select (select coalesce(sum(count), 0) from summed) as total, ${walked} as ids, ${asJson(sql`summed`)} as sums`;
  const counts = hits('gathered').map((hit) => sql`(select count(*) from (${hit}) each)`);
  return sql`select ${sql.join(counts, sql` + `)} as total, ${walked} as ids`;
};

const found = async (db: Db, listing: Listing, paging: Paging): Promise<Found> => {
  const { size, skipped } = boundsOf(paging);
  const bounds = sql`limit ${size} offset ${skipped}`;
  const { asked, storedTotal } = listing;
  const few =
    (storedTotal && (await find(db, walk(listing, size + skipped, bounds)))) ??
    (long.has(asked) ? undefined : await find(db, gather(listing, bounds)));
  if (few) return few;
  const many = (await find(db, walk({ ...listing, storedTotal: undefined }, size + skipped, bounds)))!;
  note(asked, many.total > mostGathered);
  return many;
};

/**
 * The next rows for somebody who reads on: found some thousands at a time behind the last one (keyset), so that the last
 * rows of a long list cost what its first ones do.
 */
const readOn = async (db: Db, listing: Listing, on: ReadingOn, size: number): Promise<Found> => {
  on.total ??= (await found(db, { ...listing, summed: undefined }, { pageSize: 1 })).total;
  if (on.ids.length === 0 && on.total > 0) {
    const { last } = on;
    const behind = last ? sql`where (at, id) < (${last.at}::timestamptz, ${last.id}::uuid)` : sql``;
    const way = on.total > mostGathered ? 'walked' : 'gathered';
    const parts = listing
      .hits(way)
      .map((hit) => sql`select id, at from (${hit}) hit ${behind} ${newest} limit ${mostGathered}`);
    const { rows } = await sql<{ id: string; at: string }>`${customPlan} select id, at::text as at
      from (${union(parts)}) found ${newest} limit ${mostGathered}`.execute(db);
    on.ids = rows.map(({ id }) => id);
    on.last = rows.at(-1) ?? on.last!;
  }
  return { ids: on.ids.splice(0, size), total: on.total };
};

/**
 * One page of a list that grows, newest first, the exact number of all of it, their sums where it has any (but not for
 * somebody who reads on), and what was read beside its rows. The ids of
 * the page are found first, by an index alone; only those rows are read and dressed, by a statement that is prepared once,
 * since its plan is the same whatever was asked. Throws 2002 for a page that lies too deep.
 */
export const pageOf = async <Row, Extra extends Reads = Reads>(
  db: Db,
  listing: Listing<Extra>,
  paging: Paging,
): Promise<{
  rows: Row[];
  total: number;
  sums: Sums;
  extra: BatchedReads<Extra> | undefined;
}> => {
  const on = paging[readingOn];
  const {
    ids,
    total,
    sums = nothing,
  } = on ? await readOn(db, listing, on, boundsOf(paging).size) : await found(db, listing, paging);
  if (ids.length === 0) return { rows: [], total, sums, extra: undefined };
  const { shown, joined, still, extra } = listing;
  const these = arrayOf(ids);
  const reads = extra?.(these);
  // Once is enough: the first row carries it.
  const along =
    reads &&
    sql`, case when row_number() over (order by page.place) = 1
    then ${batchColumn(reads)} end as read_extra`;
  const { rows } = await sql<Row & { readExtra?: unknown }>`select ${shown} ${along ?? sql``}
    from unnest(${these}) with ordinality as page (id, place)
    ${joined} where ${still} order by page.place`.execute(db);
  const read = rows[0]?.readExtra;
  return { rows, total, sums, extra: reads && read ? foundIn(reads, read) : undefined };
};
