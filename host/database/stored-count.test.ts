import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database';
import { countedApplications } from '#queries/applications';
import { builder } from './connection';
import { addToCount, aggregateCounts, storedCount, recount } from './stored-count';
import { transact } from './transact';
import { sql } from 'kysely';

let fresh: FreshDatabase;
beforeAll(async () => (fresh = await freshDatabase()));
afterAll(() => fresh.close());

const newId = (): string => crypto.randomUUID();
const now = async (): Promise<number> =>
  Number(
    (await sql<{ total: number }>`select ${storedCount('application')} as total`.execute(builder(fresh.pool)))
      .rows[0]!.total,
  );
const waiting = async (): Promise<number> =>
  Number((await fresh.pool.query<{ n: string }>('select count(*) as n from kept_count_change')).rows[0]!.n);

test('the number is exact at every moment, while many add, some give up, and the sums are folded beside them', async () => {
  const db = builder(fresh.pool);
  const add = (change: number) => transact(db, (tx) => addToCount(tx, 'application', change, newId));
  await Promise.all(Array.from({ length: 20 }, () => add(1)));
  expect(await now()).toBe(20);
  expect(await waiting()).toBe(20);
  const givenUp = transact(db, async (tx) => {
    await addToCount(tx, 'application', 1, newId);
    throw new Error('given up');
  });
  await expect(givenUp).rejects.toThrow('given up');
  await Promise.all([
    ...Array.from({ length: 30 }, () => add(1)),
    aggregateCounts(fresh.pool),
    aggregateCounts(fresh.pool),
    add(-3),
  ]);
  expect(await now()).toBe(47);
  await aggregateCounts(fresh.pool);
  expect(await waiting()).toBe(0);
  expect(await now()).toBe(47);
});

test('a write waits for no other one: the number changes in rows of their own', async () => {
  const db = builder(fresh.pool);
  const before = await now();
  let finish: () => void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const long = transact(db, async (tx) => {
    await addToCount(tx, 'application', 1, newId);
    await finished;
  });
  await transact(db, (tx) => addToCount(tx, 'application', 1, newId));
  expect(await now()).toBe(before + 1);
  finish!();
  await long;
  expect(await now()).toBe(before + 2);
});

test('rows that came by another way are found by the nightly count, which says so', async () => {
  await aggregateCounts(fresh.pool);
  const before = await now();
  // There is no application in this database at all.
  const again = () => recount(builder(fresh.pool), { application: countedApplications });
  expect(await again()).toEqual([{ name: 'application', kept: before, found: 0 }]);
  expect(await now()).toBe(0);
  expect(await again()).toEqual([]);
});
