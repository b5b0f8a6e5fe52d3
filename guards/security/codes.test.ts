import { beforeEach, expect, test } from 'vitest';
import { access } from '#product/access/contract';
import type { Reply } from '#testing';
import { pino } from 'pino';
import { consentIds } from '#product/access/consents';
import { serverOf } from '#start/server';
import { cookiesFrom } from './cookies';
import { aDayLater, countOf, dump, tryIn } from './tools';
import { mobileOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
beforeEach(() => aDayLater(app));

const mobile = mobileOf('linwanzhao');
const ask = (spelt: string, headers: Record<string, string> = {}) =>
  app.visitor.wire('GET /api/UserAuth/SendCode', { mobile: spelt }, { headers });
const sentTo = async (to: string): Promise<number> =>
  (await app.outbox()).filter((message) => message.to === to).length;
const fresh = async (number = mobile): Promise<string> => {
  await app.services.pool.query('delete from rate_limit');
  await app.visitor.do(access.calls.sendCode, { mobile: number });
  return app.lastCode(number);
};
/** Owns a draft, and so may sign it. */
const drafter = 'zhanghuaiyu';
const draftOf = async (owner: string): Promise<string> => {
  const found = await app.services.pool.query<{ id: string }>(
    `select application.id from application join person on person.id = application.owner_id
     where login_name = $1 and application.status = 6 and not application.is_deleted limit 1`,
    [owner],
  );
  return found.rows[0]!.id;
};
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

test('SM-01 a hundred requests at once send one message; an hour five, a day ten, an address twenty, and a budget for all', async () => {
  const before = await sentTo(mobile);
  const replies = await Promise.all(Array.from({ length: 100 }, () => ask(mobile)));
  expect(replies.filter(({ ErrorCode }) => ErrorCode === 0)).toHaveLength(1);
  expect(new Set(replies.map(({ ErrorCode }) => ErrorCode))).toEqual(new Set([0, 1004]));
  expect(await sentTo(mobile)).toBe(before + 1);

  // A whole day of an attacker who asks every minute, from wherever they like.
  const perHour: number[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    const at = await sentTo(mobile);
    for (let minute = 0; minute < 12; minute += 1) {
      app.pass({ minutes: 5 });
      await app.services.pool.query("delete from rate_limit where name = 'codePerAddress'");
      await ask(mobile);
    }
    perHour.push((await sentTo(mobile)) - at);
  }
  expect(Math.max(...perHour)).toBeLessThanOrEqual(5);
  expect((await sentTo(mobile)) - before).toBeLessThanOrEqual(11);

  app.pass({ days: 1 });
  const fromHere: number[] = [];
  for (let number = 0; number < 25; number += 1)
    fromHere.push((await ask(`1390000${1_000 + number}`)).ErrorCode);
  expect(fromHere.filter((code) => code === 0)).toHaveLength(20);

  // Another whole day, from Shanghai’s midnight on, and an attacker who has everything but the product’s money: another
  // number and another line each time, while ten messages of the day’s share for newcomers are left.
  const midnight = 24 - ((app.now().getUTCHours() + 8) % 24);
  app.pass({ hours: midnight });
  let turn = 0;
  const fromAnywhere = async () => {
    turn += 1;
    const mobileOfTurn = String(13_940_000_000 + turn);
    const { json } = await app.server.inject({
      url: '/api/UserAuth/SendCode',
      query: { mobile: mobileOfTurn, Use: 'register' },
      remoteAddress: `198.51.100.${turn}`,
      headers: { host: new URL(app.address).host },
    });
    return (json() as Reply).ErrorCode;
  };
  expect(await fromAnywhere()).toBe(0);
  await app.services.pool.query("update rate_limit set used = 1490 where name = 'codesPerDay register'");
  const sentBefore = (await app.outbox()).length;
  const answers: number[] = [];
  for (let hour = 0; hour < 23; hour += 1) {
    answers.push(await fromAnywhere(), await fromAnywhere());
    app.pass({ hours: 1 });
  }
  expect((await app.outbox()).length - sentBefore).toBe(10);
  expect(answers).toEqual([...Array(10).fill(0), ...Array(36).fill(1004)]);
  app.pass({ hours: 1 });
  expect(await fromAnywhere()).toBe(0);
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
}); // oxfmt-ignore

test('SM-03 a code lasts five minutes and five tries, works once, and of fifty at once for one', async () => {
  const late = await fresh();
  app.pass({ minutes: 5 });
  expect((await tryIn(app, { Mobile: mobile, Code: late })).ErrorCode).toBe(1001);

  const burnt = await fresh();
  for (let guess = 0; guess < 5; guess += 1)
    expect((await tryIn(app, { Mobile: mobile, Code: other(burnt) })).ErrorCode).toBe(1001);
  expect((await tryIn(app, { Mobile: mobile, Code: burnt })).ErrorCode).toBe(1001);

  const [older, newer] = [await fresh(), await fresh()];
  if (older !== newer) expect((await tryIn(app, { Mobile: mobile, Code: older })).ErrorCode).toBe(1001);
  const racing = await Promise.all(
    Array.from({ length: 50 }, () => tryIn(app, { Mobile: mobile, Code: newer })),
  );
  expect(racing.filter(({ ErrorCode }) => ErrorCode === 0)).toHaveLength(1);
  expect((await tryIn(app, { Mobile: mobile, Code: newer })).ErrorCode).toBe(1001);
});

test('SM-03 a code opens nothing but what it was sent for: not another number, browser, person or action, in six swaps of purposes', async () => {
  const editor = await app.signIn('linwanzhao');
  const signer = await app.signIn(drafter);
  const sign = { action: 'apply.submit', id: await draftOf(drafter), contentHash: 'a'.repeat(64) } as const;
  // Sent for a change of mobile to somebody signed in: it signs nobody in.
  await editor.do(access.calls.sendCode, { mobile });
  expect((await tryIn(app, { Mobile: mobile, Code: await app.lastCode(mobile) })).ErrorCode).toBe(1001);
  // Sent for signing: neither.
  await signer.do(access.calls.sendSignCode, sign);
  const signersNumber = mobileOf(drafter);
  const signCode = await app.lastCode(signersNumber);
  expect((await tryIn(app, { Mobile: signersNumber, Code: signCode })).ErrorCode).toBe(1001);
  // Sent for signing in, for an action, or to a newcomer: it changes nobody's number. Sent for a change: it registers nobody.
  const moved = async (newMobile: string, sms: string, person = editor) =>
    person.refusal(access.calls.changeMobile, { newMobile, code: sms });
  expect(await moved(mobile, await fresh())).toBe(1003);
  await app.services.pool.query('delete from rate_limit');
  await signer.do(access.calls.sendSignCode, sign);
  expect(await moved(signersNumber, await app.lastCode(signersNumber), signer)).toBe(1003);
  const nobodys = '13955550001';
  await app.visitor.do(access.calls.sendCode, { mobile: nobodys, use: 'register' });
  expect(await moved(nobodys, await app.lastCode(nobodys))).toBe(1003);
  await app.services.pool.query('delete from rate_limit');
  await editor.do(access.calls.sendCode, { mobile: nobodys });
  const organisation = await app.services.pool.query("select id from organisation where type = '1' limit 1");
  const registrant = {
    LoginName: 'newcomer.swap', Pwd: 'a slow river bends at dusk', Mobile: nobodys, Code: await app.lastCode(nobodys),
    TrueName: '邓云杉', OrgId: organisation.rows[0].id, Email: 'n@example.org', ConsentIds: consentIds,
  }; // oxfmt-ignore
  expect((await app.visitor.wire('POST /api/UserAuth/UserRegion', registrant)).ErrorCode).toBe(1003);
  // Sent to one number: not good for another's.
  const code = await fresh();
  const stranger = mobileOf('suyanqing');
  expect((await tryIn(app, { Mobile: stranger, Code: code })).ErrorCode).toBe(1001);
  // Asked for in one browser: not good in another, nor outside of any.
  await app.services.pool.query('delete from rate_limit');
  const browser = { 'sec-fetch-site': 'same-origin' };
  const asking = cookiesFrom((await ask(mobile, browser)).headers);
  const mine = { Mobile: mobile, Code: await app.lastCode(mobile) };
  expect((await tryIn(app, mine)).ErrorCode).toBe(1001);
  expect((await tryIn(app, mine, { ...browser, cookie: 'asking=another' })).ErrorCode).toBe(1001);
  expect((await tryIn(app, mine, { ...browser, cookie: asking })).ErrorCode).toBe(0);
});

test('SM-03 a signing code names what is signed, and is sent only to who may sign it now', async () => {
  const sign = { action: 'apply.submit', id: await draftOf(drafter), contentHash: 'a'.repeat(64) } as const;
  const signer = await app.again(drafter);
  const report = await app.services.pool.query<{ id: string }>('select id from report limit 1');
  const sent = (await app.outbox()).length;
  // A stranger's draft and a stranger's report do not exist for them; a submitted application is signed by nobody again.
  expect(await (await app.again('suyanqing')).refusal(access.calls.sendSignCode, sign)).toBe(404);
  expect(
    await signer.refusal(access.calls.sendSignCode, {
      ...sign,
      action: 'report.sign',
      id: report.rows[0]!.id,
    }),
  ).toBe(404);
  const submitted = await app.services.pool.query<{ id: string; login_name: string }>(
    `select application.id, login_name from application join person on person.id = application.owner_id
     where application.status = 0 limit 1`,
  );
  const { id, login_name: owner } = submitted.rows[0]!;
  expect(await (await app.again(owner)).refusal(access.calls.sendSignCode, { ...sign, id })).toBe(403);
  expect((await app.outbox()).length).toBe(sent);

  await signer.do(access.calls.sendSignCode, sign);
  const name = await app.services.pool.query<{ achievement_name: string }>(
    'select achievement_name from application where id = $1',
    [sign.id],
  );
  const message = (await app.outbox()).at(-1)!;
  expect(message.to).toBe(mobileOf(drafter));
  expect(message.text).toContain(name.rows[0]!.achievement_name.slice(0, 40));
});

test('SM-03 no code stands in a reply, in the log, or anywhere in the database', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const talkative = await serverOf({ services: { ...app.services, log }, port: () => Number(new URL(app.address).port) });
  const head = { host: new URL(app.address).host };
  const sent: string[] = [];
  const replies: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    await app.services.pool.query('delete from rate_limit');
    const asked = await talkative.inject({ url: '/api/UserAuth/SendCode', query: { mobile }, headers: head });
    const code = await app.lastCode(mobile);
    // Given wrongly, to the wrong call, and rightly: a log would tell what it cannot make sense of.
    const given = [{ Mobile: mobile, Code: code, Odd: code }, { Mobile: code, Code: mobile }, { Mobile: mobile, Code: code }];
    for (const payload of given)
      replies.push((await talkative.inject({ method: 'POST', url: '/api/UserAuth/GetManUserLogin', headers: head, payload })).body);
    replies.push(asked.body);
    sent.push(code);
  }
  const text = await dump(app, 'outbox', 'sent_code', 'audit_log', 'request_reply', 'notice');
  // Six digits stand by chance in a hash or an id, but not alone.
  for (const code of sent)
    for (const place of [text, ...replies, ...lines]) expect(new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(place)).toBe(false);
  expect(await countOf(app, "sent_code where code_hash ~ '^[0-9a-f]{64}$'")).toBe(
    await countOf(app, 'sent_code'),
  );
}); // oxfmt-ignore
