import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { access } from '../../product/access/contract';
import { openHouse, type TestHouse } from '../../start/testing';
import { cookiesFrom } from './cookies';
import { countOf, dump, mobileOf, tryIn } from './tools';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.pass({ days: 1 });
  await house.house.pool.query('delete from rate_limit');
});

const mobile = mobileOf('linwanzhao');
const ask = (spelt: string, headers: Record<string, string> = {}) =>
  house.visitor.wire('GET /api/UserAuth/SendCode', { mobile: spelt }, { headers });
const sentTo = async (to: string): Promise<number> =>
  (await house.outbox()).filter((message) => message.to === to).length;
const fresh = async (number = mobile): Promise<string> => {
  await house.house.pool.query('delete from rate_limit');
  await house.visitor.do(access.calls.sendCode, { mobile: number });
  return house.lastCode(number);
};
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

test('SM-01 a hundred requests at once send one message; an hour five, a day ten, an address twenty, and a budget for all', async () => {
  const before = await sentTo(mobile);
  const replies = await Promise.all(Array.from({ length: 100 }, () => ask(mobile)));
  expect(replies.filter(({ ErrorCode }) => ErrorCode === 0)).toHaveLength(1);
  expect(new Set(replies.map(({ ErrorCode }) => ErrorCode))).toEqual(new Set([0, 1004]));
  expect(await sentTo(mobile)).toBe(before + 1);

  // A whole day of an attacker who asks every minute, from wherever he likes.
  const perHour: number[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    const at = await sentTo(mobile);
    for (let minute = 0; minute < 12; minute += 1) {
      house.pass({ minutes: 5 });
      await house.house.pool.query("delete from rate_limit where name = 'codePerAddress'");
      await ask(mobile);
    }
    perHour.push((await sentTo(mobile)) - at);
  }
  expect(Math.max(...perHour)).toBeLessThanOrEqual(5);
  expect((await sentTo(mobile)) - before).toBeLessThanOrEqual(11);

  house.pass({ days: 1 });
  const fromHere: number[] = [];
  for (let number = 0; number < 25; number += 1)
    fromHere.push((await ask(`1390000${1_000 + number}`)).ErrorCode);
  expect(fromHere.filter((code) => code === 0)).toHaveLength(20);

  house.pass({ hours: 2 });
  await house.house.pool.query("update rate_limit set used = 5000 where name = 'codesPerDay'");
  expect((await ask('13900003333')).ErrorCode).toBe(1004);
});

test('SM-01 a number that nobody has is answered as one that somebody has, and nothing is sent', async () => {
  const [known, unknown] = [await ask(mobile), await ask('13912345678')];
  expect({ ...unknown, headers: 0 }).toEqual({ ...known, headers: 0 });
  expect(await sentTo('13912345678')).toBe(0);
  expect((await ask('13912345678')).ErrorCode).toBe(1004);
});

test('SM-02 thirty spellings of one number are one message', async () => {
  const [a, b, c] = [mobile.slice(0, 3), mobile.slice(3, 7), mobile.slice(7)];
  const wide = [...mobile].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
  const cores = [mobile, `${a} ${b} ${c}`, `${a}-${b}-${c}`, `(${a})${b}${c}`, wide, `${a}\u200b${b}\u2060${c}`];
  const spelt = ['', '+86', '0086', '86', '+86 '].flatMap((front) => cores.map((core) => front + core));
  expect(new Set(spelt).size).toBe(30);
  const before = await sentTo(mobile);
  const replies = await Promise.all(spelt.map((each) => ask(each)));
  expect(replies.map(({ ErrorCode }) => ErrorCode).filter((code) => code !== 0 && code !== 1004)).toEqual([]);
  expect(await sentTo(mobile)).toBe(before + 1);
}); // prettier-ignore

test('SM-03 a code lasts five minutes and five tries, works once, and of fifty at once for one', async () => {
  const late = await fresh();
  house.pass({ minutes: 5 });
  expect((await tryIn(house, { Mobile: mobile, Code: late })).ErrorCode).toBe(1001);

  const burnt = await fresh();
  for (let guess = 0; guess < 5; guess += 1)
    expect((await tryIn(house, { Mobile: mobile, Code: other(burnt) })).ErrorCode).toBe(1001);
  expect((await tryIn(house, { Mobile: mobile, Code: burnt })).ErrorCode).toBe(1001);

  const [older, newer] = [await fresh(), await fresh()];
  if (older !== newer) expect((await tryIn(house, { Mobile: mobile, Code: older })).ErrorCode).toBe(1001);
  const racing = await Promise.all(
    Array.from({ length: 50 }, () => tryIn(house, { Mobile: mobile, Code: newer })),
  );
  expect(racing.filter(({ ErrorCode }) => ErrorCode === 0)).toHaveLength(1);
  expect((await tryIn(house, { Mobile: mobile, Code: newer })).ErrorCode).toBe(1001);
});

test('SM-03 a code opens nothing but what it was sent for: not another number, browser, person or deed', async () => {
  const editor = await house.signIn('linwanzhao');
  const hash = 'a'.repeat(64);
  const id = '01930000-0000-7000-8000-000000000001';
  // Sent for a change of mobile to somebody signed in: it signs nobody in.
  await editor.do(access.calls.sendCode, { mobile });
  expect((await tryIn(house, { Mobile: mobile, Code: await house.lastCode(mobile) })).ErrorCode).toBe(1001);
  // Sent for signing a deed: neither.
  await editor.do(access.calls.sendSignCode, { deed: 'apply.submit', id, contentHash: hash });
  expect((await tryIn(house, { Mobile: mobile, Code: await house.lastCode(mobile) })).ErrorCode).toBe(1001);
  // Sent to one number: not good for another's.
  const code = await fresh();
  const stranger = mobileOf('suyanqing');
  expect((await tryIn(house, { Mobile: stranger, Code: code })).ErrorCode).toBe(1001);
  // Asked for in one browser: not good in another, nor outside of any.
  await house.house.pool.query('delete from rate_limit');
  const browser = { 'sec-fetch-site': 'same-origin' };
  const asking = cookiesFrom((await ask(mobile, browser)).headers);
  const mine = { Mobile: mobile, Code: await house.lastCode(mobile) };
  expect((await tryIn(house, mine)).ErrorCode).toBe(1001);
  expect((await tryIn(house, mine, { ...browser, cookie: 'asking=another' })).ErrorCode).toBe(1001);
  expect((await tryIn(house, mine, { ...browser, cookie: asking })).ErrorCode).toBe(0);
});

test('SM-03 no code stands in a reply or anywhere in the database', async () => {
  const sent: string[] = [];
  const replies: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    await house.house.pool.query('delete from rate_limit');
    replies.push(JSON.stringify(await ask(mobile)));
    sent.push(await house.lastCode(mobile));
  }
  const text = await dump(house, 'outbox', 'sent_code', 'audit_log', 'request_reply', 'notice');
  // Six digits stand by chance in a hash or an id, but not alone.
  for (const code of sent)
    for (const place of [text, ...replies]) expect(new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(place)).toBe(false);
  expect(await countOf(house, "sent_code where code_hash ~ '^[0-9a-f]{64}$'")).toBe(
    await countOf(house, 'sent_code'),
  );
}); // prettier-ignore
