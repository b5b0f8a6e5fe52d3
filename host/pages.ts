import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database/connection';
import { anew } from './database/statements';
import { boundsOf, type Paging } from './lists';

/** Up to so many hits are gathered and counted in one go; of more, the newest are walked and the rest only counted. */
export const mostGathered = 10_000;

/** A list that grows: how its rows are found, and how those of one page are dressed. */
export interface Listing {
  /**
   * Selects of `id` and `at`, by which the list is ordered, newest first: each of them one that an index answers by itself, no
   * row in two of them. `gathered`: all of them are wanted; `walked`: the newest few of many.
   */
  readonly hits: (way: 'gathered' | 'walked') => readonly RawBuilder<unknown>[];
  /** What a row shows, selected from `page` (`id`, `at`) and whatever is joined to it by its id. */
  readonly shown: RawBuilder<unknown>;
  readonly joined: RawBuilder<unknown>;
  /** The number of all hits where it is kept. */
  readonly kept?: RawBuilder<number> | undefined;
}

const newest = sql`order by at desc, id desc`;

const union = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

/** What was found, and what each row of the page shows; one empty row where the page is empty, which carries the number alone. */
const answer = async <Row>(
  db: Db,
  before: RawBuilder<unknown>,
  total: RawBuilder<number>,
  { shown, joined }: Listing,
): Promise<{ rows: Row[]; total: number }> => {
  const { rows } = await sql<Row & { listedTotal: string; listedId: string | null }>`${anew} with ${before}
    select counted.total as listed_total, dressed.* from (select ${total} as total) counted
    left join lateral (select page.id as listed_id, page.at as listed_at, ${shown} from page ${joined}) dressed on true
    order by listed_at desc, listed_id desc`.execute(db);
  return { rows: rows.filter(({ listedId }) => listedId !== null), total: Number(rows[0]!.listedTotal) };
};

/**
 * One page of a list that grows, newest first, and the exact number of all of it. The ids of the page are found first, by an
 * index alone; only those rows are read and dressed. Throws 2002 for a page that lies too deep.
 */
export const pageOf = async <Row>(
  db: Db,
  listing: Listing,
  paging: Paging,
): Promise<{ rows: Row[]; total: number }> => {
  const { size, skipped } = boundsOf(paging);
  const bounds = sql`limit ${size} offset ${skipped}`;
  const { hits, kept } = listing;
  const isMany = kept && (await numberOf(db, kept)) > mostGathered;
  const all = hits('gathered');
  if (!isMany) {
    const gathered = sql`hit as materialized (${union(all.map((hit) => sql`${hit} limit ${mostGathered + 1}`))}),
      page as (select id, at from hit ${newest} ${bounds})`;
    const few = await answer<Row>(db, gathered, sql<number>`(select count(*) from hit)`, listing);
    if (few.total <= mostGathered) return few;
  }
  const walked = sql`page as materialized (select id, at from
    (${union(hits('walked').map((hit) => sql`${hit} ${newest} limit ${size + skipped}`))}) walked ${newest} ${bounds})`;
  const total =
    kept ??
    sql<number>`(${sql.join(
      all.map((hit) => sql`(select count(*) from (${hit}) each)`),
      sql` + `,
    )})`;
  return answer<Row>(db, walked, total, listing);
};

const numberOf = async (db: Db, kept: RawBuilder<number>): Promise<number> =>
  Number((await sql<{ total: number }>`select ${kept} as total`.execute(db)).rows[0]!.total);
