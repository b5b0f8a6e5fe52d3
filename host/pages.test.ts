import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builder, type Db } from './database/connection';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database';
import { readingOn, type ReadingOn } from './lists';
import { mostGathered, pageOf, type Listing } from './pages';

let fresh: FreshDatabase;
let db: Db;
const many = mostGathered + 2_000;

beforeAll(async () => {
  fresh = await freshDatabase();
  db = builder(fresh.pool);
  await fresh.pool.query(
    `insert into timeline (id, object_kind, object_id, at, actor, transition, visibility)
     select gen_random_uuid(), case when n % 7 = 0 then 'rare' else 'common' end, gen_random_uuid(),
       timestamptz '2026-01-01' + (n / 3) * interval '1 minute', 'owner', n::text, 'all' from generate_series(1, $1::int) n`,
    [many],
  );
});
afterAll(() => fresh.close());

const of = (kinds: readonly string[], more: Partial<Listing> = {}): Listing => ({
  hits: () => kinds.map((kind) => sql`select id, at from timeline where object_kind = ${kind}`),
  shown: sql`timeline.transition, timeline.object_kind`,
  joined: sql`join timeline on timeline.id = page.id`,
  still: sql`true`,
  asked: kinds.join(),
  ...more,
});
const plain = async (kinds: readonly string[], size: number, skipped: number): Promise<string[]> =>
  (
    await fresh.pool.query<{ transition: string }>(
      'select transition from timeline where object_kind = any($1) order by at desc, id desc limit $2 offset $3',
      [kinds, size, skipped],
    )
  ).rows.map(({ transition }) => transition);

test.each([
  ['few', ['rare']],
  ['many', ['common']],
  ['many of two kinds', ['rare', 'common']],
  ['none', ['nothing']],
])('%s: the same rows in the same order as the plain question, and the exact number', async (_, kinds) => {
  const total = (
    await fresh.pool.query<{ n: number }>(
      'select count(*)::int as n from timeline where object_kind = any($1)',
      [kinds],
    )
  ).rows[0]!.n;
  for (const [pageIndex, pageSize] of [
    [1, 10],
    [3, 7],
    [40, 25],
    [5_000, 50],
  ] as const) {
    const page = await pageOf<{ transition: string }>(db, of(kinds), { pageIndex, pageSize });
    expect(page.total).toBe(total);
    expect(page.rows.map(({ transition }) => transition)).toEqual(
      await plain(kinds, pageSize, (pageIndex - 1) * pageSize),
    );
  }
  // Read on from the first row to the last, they are the same once more: none twice, none left out.
  const on: ReadingOn = { ids: [], fields: new Set() };
  const read: string[] = [];
  for (let rows = [{ transition: '' }]; rows.length > 0;) {
    const page = await pageOf<{ transition: string }>(db, of(kinds), { pageSize: 700, [readingOn]: on });
    expect(page.total).toBe(total);
    ({ rows } = page);
    read.push(...rows.map(({ transition }) => transition));
  }
  expect(read).toEqual(await plain(kinds, total, 0));
});

test('where the number is kept, nothing is counted: what is kept is what is said', async () => {
  const kept = await pageOf(db, of(['common'], { storedTotal: sql<number>`123456` }), {});
  expect(kept.total).toBe(123_456);
  expect(kept.rows).toHaveLength(10);
  // A small number is counted after all: rows that said nothing of themselves cannot be missed.
  const small = await pageOf(db, of(['rare'], { storedTotal: sql<number>`3` }), {});
  expect(small.total).toBe(Math.floor(many / 7));
});

test.each([
  ['few', ['rare']],
  ['many of two kinds', ['rare', 'common']],
  ['none', ['nothing']],
])(
  '%s: all hits are added up, by each value and over all of them, whichever page is read',
  async (_, kinds) => {
    const listing = of(kinds, {
      hits: () =>
        kinds.map(
          (kind) => sql`select id, at, right(transition, 1) as digit, transition::numeric as worth
          from timeline where object_kind = ${kind}`,
        ),
      summed: { by: sql`nullif(digit, '0')`, of: sql`worth` },
    });
    const { rows } = await fresh.pool.query<{ of: string | null; count: number; sum: string }>(
      `select nullif(right(transition, 1), '0') as of, count(*)::int as count, sum(transition::numeric)::text as sum
      from timeline where object_kind = any($1) group by 1 order by 1 nulls last`,
      [kinds],
    );
    const sum = rows.length === 0 ? null : String(rows.reduce((all, row) => all + Number(row.sum), 0));
    for (const pageIndex of [1, 2]) {
      const { sums, total } = await pageOf(db, listing, { pageIndex });
      expect(sums).toEqual({ sum, parts: rows.map(({ of: value, count }) => ({ of: value, count })) });
      expect(total).toBe(rows.reduce((all, { count }) => all + count, 0));
    }
  },
);
