import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database';
import { openCluster } from '#testing/cluster';
import { builder, connect } from './connection';
import { customPlanComment } from './statements';
import { transact } from './transact';

let fresh: FreshDatabase;
const pools: pg.Pool[] = [];
/** One connection, so that it is known which. */
const alone = async (how: { prepares?: boolean } = {}): Promise<pg.Pool> => {
  const { rows } = await fresh.owner.query<{ name: string }>('select current_database() as name');
  const pool = connect((await openCluster()).app(rows[0]!.name), { size: 1, ...how });
  pools.push(pool);
  return pool;
};
const prepared = async (pool: pg.Pool): Promise<number> =>
  Number((await pool.query<{ n: string }>('select count(*) as n from pg_prepared_statements')).rows[0]!.n);
const process = async (pool: pg.Pool): Promise<number> =>
  (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

beforeAll(async () => {
  fresh = await freshDatabase();
  await fresh.owner.query(
    'create table moving (id int primary key); insert into moving select generate_series(1, 9); grant select on moving to public',
  );
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await fresh.close();
});

test('a statement is prepared once, whoever asks it and however many values its list has; a list page never', async () => {
  const pool = await alone();
  const db = builder(pool);
  const among = (ids: readonly string[]) =>
    db.selectFrom('person').select('id').where('id', 'in', ids).where('id', 'not in', ids).execute();
  const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
  await among(ids);
  await among(ids.slice(0, 3));
  await among(ids.slice(0, 2));
  expect(await prepared(pool)).toBe(1);
  await among([]);
  expect(await prepared(pool)).toBe(1);
  // One alone is an equality: the order of an index holds for it.
  await among(ids.slice(0, 1));
  expect(await prepared(pool)).toBe(2);
  await sql`${sql.raw(customPlanComment)} select id from person where id = ${ids[0]}`.execute(db);
  expect(await prepared(pool)).toBe(2);
});

test('lists find what single values find: none, one, some, and none of them', async () => {
  const db = builder(await alone());
  const ids = async (operator: 'in' | 'not in', numbers: readonly number[]) =>
    (
      await db
        .selectFrom('moving' as 'counter')
        .select(sql<number>`id`.as('id'))
        .where(sql.ref<number>('id'), operator, numbers)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  expect(await ids('in', [])).toEqual([]);
  expect(await ids('in', [4])).toEqual([4]);
  expect(await ids('in', [4, 7, 12])).toEqual([4, 7]);
  expect(await ids('not in', [])).toHaveLength(9);
  expect(await ids('not in', [4])).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
  expect(await ids('not in', [1, 2, 3, 4, 5, 6, 7])).toEqual([8, 9]);
});

test('behind a pooler nothing is prepared', async () => {
  const pool = await alone({ prepares: false });
  await pool.query('select id from moving where id = $1', [1]);
  // Nor where whoever asks names it: the queue of jobs does.
  const named = { name: 'of the queue', text: 'select id from moving where id = $1', values: [2] };
  expect((await pool.query(named)).rows).toEqual([{ id: 2 }]);
  expect(await prepared(pool)).toBe(0);
});

test('after very many different statements a connection is replaced, and the server forgets them', async () => {
  const pool = await alone();
  const before = await process(pool);
  for (let made = 0; made < 520; made += 1) await pool.query(`select ${made} + $1::int as sum`, [1]);
  expect(await process(pool)).not.toBe(before);
  expect(await prepared(pool)).toBeLessThan(50);
});

test('however many different statements came before, one that comes again and again is prepared', async () => {
  const flood = await alone();
  for (let made = 0; made < 2_100; made += 1) await flood.query(`select ${made} - $1::int as rest`, [1]);
  const pool = await alone();
  for (let asked = 0; asked < 3; asked += 1) await pool.query('select id + $1::int from moving', [asked]);
  expect(await prepared(pool)).toBe(1);
});

test('a newer program alters a table under prepared statements: the next reader and the next transaction find their rows', async () => {
  const pool = await alone();
  const read = () => pool.query('select * from moving where id = $1', [3]);
  expect((await read()).rows).toEqual([{ id: 3 }]);
  await fresh.owner.query('alter table moving add column name text');
  expect((await read()).rows).toEqual([{ id: 3, name: null }]);
  await fresh.owner.query('alter table moving add column place text');
  const seen = await transact(builder(pool), async (tx) => {
    const { rows } = await sql`select * from moving where id = ${3}`.execute(tx);
    return rows;
  });
  expect(seen).toEqual([{ id: 3, name: null, place: null }]);
});
