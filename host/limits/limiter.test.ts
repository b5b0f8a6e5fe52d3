import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builder } from '../database/connection';
import { canonicalMobile } from '../secrets/canonical';
import { asking } from './asks';
import { takeLease } from './lease';
import {
  codePerAddress,
  codePerNumber,
  codesPerDay,
  publicCheck,
  signInPerAccount,
  type Limit,
  type RateLimit,
} from './limit';
import { limiter, type Limiter } from './limiter';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database';

let database: FreshDatabase;
let pool: pg.Pool;
const index = { id: 'index', secret: randomBytes(32) };

beforeAll(async () => {
  database = await freshDatabase();
  ({ pool } = database);
});
afterAll(() => database.close());

const start = Date.parse('2026-11-21T02:00:00.000Z');
const after = (ms: number): Date => new Date(start + ms);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
let key = '';
let limits: Limiter;
/** A second node: it shares the database and nothing else. */
let elsewhere: Limiter;
/** A node that was started just now and remembers no refusal. */
const anew = (): Limiter => limiter({ database: pool, index });
beforeEach(() => {
  key = randomBytes(8).toString('hex');
  limits = limiter({ database: pool, index });
  elsewhere = limiter({ database: pool, index });
});

const refusedFor = (retryAfter: number) => ({ admitted: false, retryAfter });
const admittedOf = async (count: number, limit: Limit, now: Date): Promise<number> => {
  const all = await Promise.all(
    Array.from({ length: count }, (_, n) => (n % 2 ? limits : elsewhere).take(limit, key, now)),
  );
  return all.filter((verdict) => verdict.admitted).length;
};

describe('guesses at one account [AU-06]', () => {
  test('200 at once, on two nodes, are five', async () => {
    expect(await admittedOf(200, signInPerAccount, after(0))).toBe(5);
  });

  test('wait 30 s, then twice as long each time, and 15 min at most', async () => {
    let now = 0;
    for (let free = 0; free < 5; free += 1)
      expect((await limits.take(signInPerAccount, key, after(now))).admitted).toBe(true);
    for (const wait of [30, 60, 120, 240, 480, 900, 900].map((seconds) => seconds * second)) {
      expect(await limits.take(signInPerAccount, key, after(now))).toEqual(refusedFor(wait));
      expect(await limits.take(signInPerAccount, key, after(now + wait - 1))).toEqual(refusedFor(1));
      now += wait;
      expect((await elsewhere.take(signInPerAccount, key, after(now))).admitted).toBe(true);
    }
  });

  test('never come to a hundred in a row, however patient', async () => {
    let admitted = 0;
    let now = 0;
    for (let tries = 0; tries < 150; tries += 1) {
      if ((await limits.take(signInPerAccount, key, after(now))).admitted) admitted += 1;
      now += 24 * hour;
    }
    expect(admitted).toBe(99);
    expect(await limits.take(signInPerAccount, key, after(now))).toEqual(refusedFor(Infinity));
  });

  test('are forgotten after the right one, and other keys never knew of them', async () => {
    expect(await admittedOf(9, signInPerAccount, after(0))).toBe(5);
    expect((await limits.take(signInPerAccount, `${key}|known device`, after(0))).admitted).toBe(true);
    await limits.forgive(signInPerAccount, key);
    expect(await admittedOf(9, signInPerAccount, after(0))).toBe(5);
    // Of what else is counted the refusal itself is remembered, and goes as well.
    for (const admitted of [true, false])
      expect((await limits.take(codePerNumber, key, after(0))).admitted).toBe(admitted);
    await limits.forgive(codePerNumber, key);
    expect((await limits.take(codePerNumber, key, after(0))).admitted).toBe(true);
  });
});

describe('codes to one number [SM-01]', () => {
  test('100 asked for at once are one, whatever the spelling', async () => {
    const spellings = ['13800001234', '+86 138-0000-1234', '0086138 0000 1234', '１３８００００１２３４'];
    const verdicts = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        limits.take(codePerNumber, `${key}${canonicalMobile(spellings[n % 4]!)}`, after(0)),
      ),
    );
    expect(verdicts.filter((verdict) => verdict.admitted)).toHaveLength(1);
    expect(verdicts).toContainEqual(refusedFor(minute));
  });

  test('asked for all day long keep to one a minute, five an hour, ten a day', async () => {
    const sent: number[] = [];
    for (let now = 0; now < 26 * hour; now += 29 * second)
      if ((await elsewhere.take(codePerNumber, key, after(now))).admitted) sent.push(now);
    const within = (from: number, span: number): number =>
      sent.filter((time) => time >= from && time < from + span).length;
    for (const from of sent) {
      expect(within(from, minute)).toBe(1);
      expect(within(from, hour)).toBeLessThanOrEqual(5);
      expect(within(from, 24 * hour)).toBeLessThanOrEqual(10);
    }
    expect(sent.length).toBe(20);
  });

  test('a refused one is not counted: who waits as told is served', async () => {
    expect((await limits.take(codePerNumber, key, after(0))).admitted).toBe(true);
    for (let now = 1; now < minute; now += 7 * second)
      expect(await limits.take(codePerNumber, key, after(now))).toEqual(refusedFor(minute - now));
    expect((await limits.take(codePerNumber, key, after(minute))).admitted).toBe(true);
  });

  test('from one address, and of one day in Shanghai, have their own bounds', async () => {
    expect(await admittedOf(50, codePerAddress, after(0))).toBe(20);
    const budget = codesPerDay('test', 30);
    expect(await admittedOf(60, budget, after(0))).toBe(30);
    const midnight = Date.parse('2026-11-21T16:00:00.000Z') - start;
    expect(await limits.take(budget, key, after(midnight - 1))).toEqual(refusedFor(1));
    expect((await limits.take(budget, key, after(midnight))).admitted).toBe(true);
    expect(await admittedOf(60, codesPerDay('something else', 30), after(0))).toBe(30);
  });

  test('are counted down without being counted: by the minute, and by the day', async () => {
    const budget = codesPerDay('counted down', 2);
    const left = (limit: typeof codePerNumber | typeof budget, now: number): Promise<number> =>
      limiter({ database: asking(builder(pool)), index }).left(limit, key, after(now));
    for (const limit of [codePerNumber, budget]) expect(await left(limit, 0)).toBe(0);
    expect((await limits.takeAll([[codePerNumber, key], [budget, key]], after(0))).admitted).toBe(true); // oxfmt-ignore
    for (const [now, wait] of [
      [0, minute],
      [minute - 1, 1],
      [2 * minute, 0],
    ] as const)
      // oxfmt-ignore
      expect(await left(codePerNumber, now)).toBe(wait);
    expect(await left(budget, 0)).toBe(0);
    await limits.demand([[codePerNumber, key], [budget, key]], after(minute)); // oxfmt-ignore
    expect(await left(budget, minute)).toBe(14 * hour - minute);
    expect(await left(budget, 14 * hour)).toBe(0);
  });

  test('stop at the first limit that refuses, and those behind it count nothing', async () => {
    const other = `${key}2`;
    expect(await admittedOf(50, publicCheck, after(0))).toBe(10);
    const all = [[publicCheck, key], [codePerNumber, other]] as const; // oxfmt-ignore
    expect((await limits.takeAll(all, after(0))).admitted).toBe(false);
    await expect(limits.demand(all, after(0))).rejects.toMatchObject({ kind: { code: 1004 } });
    expect((await limits.take(codePerNumber, other, after(0))).admitted).toBe(true);
    const behind = [[codePerAddress, key], [codePerNumber, other]] as const; // oxfmt-ignore
    expect(await limits.takeAll(behind, after(0))).toEqual(refusedFor(minute));
  });

  test('[AU-07] of an address count for its whole network, of anything else for itself', async () => {
    const address = (last: number): string => `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::${last}`;
    for (let last = 0; last < 20; last += 1)
      expect((await limits.take(codePerAddress, address(last), after(0))).admitted).toBe(true);
    expect(await limits.take(codePerAddress, address(20), after(0))).toMatchObject({ retryAfter: hour });
    expect(limits.remembered(codePerAddress, address(21), after(1))).toBe(hour - 1);
    for (const last of [0, 1])
      expect((await limits.take(codePerNumber, address(last), after(0))).admitted).toBe(true);
  });
});

/** Five at once, and then one in half a second. */
const rate: RateLimit = { kind: 'rate', name: 'rate', atOnce: 5, perSecond: 2 };

describe('a rate', () => {
  test('is so many at once, on two nodes, then each at its time, and as many again after a rest', async () => {
    expect(await admittedOf(40, rate, after(0))).toBe(5);
    for (const now of [0, 500, 1_000]) {
      if (now > 0) expect(await anew().take(rate, key, after(now))).toEqual({ admitted: true });
      expect(await anew().take(rate, key, after(now))).toEqual(refusedFor(500));
      expect(await anew().take(rate, key, after(now + 499))).toEqual(refusedFor(1));
    }
    expect(await admittedOf(40, rate, after(minute))).toBe(5);
  });
});

describe('what is kept', () => {
  test('shows no number, and goes when it no longer matters', async () => {
    const other = { ...codePerNumber, name: 'another limit' };
    for (const limit of [codePerNumber, other]) await limits.take(limit, '13900005678', after(0));
    const stored = async () =>
      (await asking(builder(pool)).query('select * from rate_limit')).rows as { key: string }[];
    const rows = await stored();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain('13900005678');
    // Nor that it is the same number that two limits have counted.
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
    await limits.sweep(after(1000 * 24 * hour));
    expect(await stored()).toEqual([]);
  });

  test('stays for as long as it could refuse something', async () => {
    const lasting = [
      [codePerNumber, 24 * hour],
      [codesPerDay('kept', 1), 14 * hour],
      [rate, 2_500],
      [signInPerAccount, 90 * 24 * hour],
    ] as const;
    const count = async (name: string) =>
      (await pool.query('select 1 from rate_limit where name = $1', [name])).rows.length;
    for (const [limit, long] of lasting) {
      const name = `${limit.name} ${key}`;
      for (const now of [0, 1]) await limits.take({ ...limit, name }, key, after(now));
      await limits.sweep(after(long - 1));
      expect(await count(name), name).toBe(1);
      await limits.sweep(after(long + 2));
      expect(await count(name), name).toBe(0);
    }
  });
});

describe('a lease', () => {
  test('has one holder at a time, and another one when it ends', async () => {
    const ask = (holder: string, now: number) =>
      takeLease(pool, { name: key, holder, now: after(now), lasts: 10 * second });
    const first = await Promise.all(['a', 'b', 'c', 'd'].map((holder) => ask(holder, 0)));
    expect(first.filter(Boolean)).toHaveLength(1);
    const holder = 'abcd'[first.indexOf(true)]!;
    expect(await ask(holder, 5 * second)).toBe(true);
    expect(await ask('e', 14 * second)).toBe(false);
    expect(await ask('e', 15 * second)).toBe(true);
    expect(await ask('f', 15 * second)).toBe(false);
  });
});
