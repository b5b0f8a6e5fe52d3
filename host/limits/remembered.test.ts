import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codePerNumber, signInPerAccount } from './limit';
import { limiter } from './limiter';

const start = Date.parse('2026-11-21T02:00:00.000Z');
const after = (ms: number): Date => new Date(start + ms);
const minute = 60_000;

/** A database that refuses everybody until a minute after the start, and counts how often it is asked. */
const refusing = () => {
  let asked = 0;
  const query = async () => {
    asked += 1;
    return { rows: [{ admitted: false, hits: [start], used: 1, until: start + minute }] };
  };
  const limits = limiter({ database: { query }, index: { id: 'index', secret: randomBytes(32) } });
  return { limits, asked: () => asked };
};

test('[OP-10] a flood that was refused reaches the database once, until the refusal ends', async () => {
  const { limits, asked } = refusing();
  expect(limits.remembered(codePerNumber, 'a', after(0))).toBe(0);
  for (let n = 0; n < 100; n += 1)
    expect(await limits.take(codePerNumber, 'a', after(n))).toEqual({
      admitted: false,
      retryAfter: minute - n,
    });
  expect(asked()).toBe(1);
  expect(limits.remembered(codePerNumber, 'a', after(minute - 1))).toBe(1);
  // Nobody else is refused for it, and its own end is found out where it is counted.
  for (const [key, now] of [
    ['b', 0],
    ['a', minute],
    ['a', 2 * minute],
  ] as const) {
    // oxfmt-ignore
    expect(limits.remembered(codePerNumber, key, after(now))).toBe(0);
    await limits.take(codePerNumber, key, after(now));
  }
  expect(asked()).toBe(4);
});

test('[AU-06] guesses are asked for each time: they may have been forgiven on another node', async () => {
  const { limits, asked } = refusing();
  for (let n = 0; n < 10; n += 1)
    expect((await limits.take(signInPerAccount, 'a', after(0))).admitted).toBe(false);
  expect(asked()).toBe(10);
  expect(limits.remembered(signInPerAccount, 'a', after(0))).toBe(0);
});

test('[OP-10] ten thousand refusals are remembered, and no more', async () => {
  const { limits } = refusing();
  const remembered = (key: string) => limits.remembered(codePerNumber, key, after(0));
  for (let key = 0; key < 10_000; key += 1) await limits.take(codePerNumber, String(key), after(0));
  expect(remembered('0')).toBe(minute);
  await limits.take(codePerNumber, 'one more', after(0));
  expect(remembered('one more')).toBe(minute);
  expect(remembered('0')).toBe(0);
});
