import { beforeEach, expect, test } from 'vitest';
import { general } from '#contract/problems';
import { access } from '#product/access/contract';
import type { Envelope } from '#testing/person';
import { routes } from '../matrix/world';
import { askingFrom, bot, type Answer } from './addresses';
import { aDayLater, browserIn, countOf, inBatches } from './tools';
import { mobileOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
beforeEach(() => aDayLater(app));

const from = askingFrom(() => app);
const sendCode = (address: string, mobile: string, more = '') =>
  from(address, `/api/UserAuth/SendCode?mobile=${mobile}${more}`);
const log = (where: string) => countOf(app, `audit_log where ${where}`);

test('[SM-01] visitors from two hundred addresses use up nothing by numbers that nobody has, and never what is kept for signing', async () => {
  const before = (await app.outbox()).length;
  const asked = await inBatches(
    Array.from({ length: 200 }),
    (_, n) => sendCode(bot(n), `1395555${String(1_000 + n)}`),
    { atOnce: 20 },
  );
  expect(new Set(asked.map(({ ErrorCode }) => ErrorCode))).toEqual(new Set([0]));
  expect((await app.outbox()).length).toBe(before);
  expect(await countOf(app, "rate_limit where name like 'codesPerDay%'")).toBe(0);

  // Newcomers' numbers anybody can make up: they end with their own share.
  await sendCode(bot(300), '13955560000', '&Use=register');
  await app.services.pool.query("update rate_limit set used = 1495 where name = 'codesPerDay register'");
  const many = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      sendCode(bot(301 + n), `1395556${String(1_000 + n)}`, '&Use=register'),
    ),
  );
  expect(many.filter(({ ErrorCode }) => ErrorCode === 0)).toHaveLength(5);
  const sentForKnown = await sendCode(bot(400), mobileOf('suyanqing'));
  expect(sentForKnown.ErrorCode).toBe(0);
  // Even where nothing is left for signing in, a number that somebody has reads like one that nobody has.
  await app.services.pool.query("update rate_limit set used = 2000 where name = 'codesPerDay signIn'");
  const codes = [await sendCode(bot(401), mobileOf('yetang')), await sendCode(bot(402), '13955557777')];
  expect(codes.map(({ ErrorCode, retryAfter }) => [ErrorCode, retryAfter !== undefined])).toEqual([
    [1004, codes[1]!.retryAfter !== undefined],
    [1004, codes[0]!.retryAfter !== undefined],
  ]);
  const owner = await app.signIn('zhanghuaiyu');
  const { rows: drafts } = await app.services.pool.query<{ id: string }>(
    'select id from application where owner_id = $1 and status = 6 and not is_deleted limit 1',
    [owner.id],
  );
  await owner.do(access.calls.sendSignCode, {
    action: 'apply.submit',
    id: drafts[0]!.id,
    contentHash: 'b'.repeat(64),
  });
  expect(await app.lastCode(mobileOf('zhanghuaiyu'))).toMatch(/^\d{6}$/);
}, 30_000);

test('[AD-01] what one stranger is refused a hundred times is ten entries and one with the count; ending no session is none', async () => {
  const rubbish: readonly (readonly [string, object, string])[] = [
    ['/api/Report/GetPrintData', { t: 'x' }, 'reports.printData'],
    ['/api/UserAuth/ResetPwd', { LinkToken: 'x', pwd: 'a quiet harbour at dawn' }, 'access.resetPassword'],
  ];
  for (const [path, body, action] of rubbish) {
    const before = await log(`action = '${action}'`);
    const answers = await Promise.all(Array.from({ length: 100 }, () => from('127.3.0.1', path, body)));
    expect(answers.every(({ ErrorCode }) => ErrorCode > 0)).toBe(true);
    expect((await log(`action = '${action}'`)) - before).toBe(10);
    await app.services.refusals.write();
    expect((await log(`action = '${action}'`)) - before).toBe(11);
    const { rows } = await app.services.pool.query(
      'select address, reason, result, changes from audit_log where action = $1 and changes is not null',
      [action],
    );
    expect(rows).toEqual([
      {
        address: '127.3.0.1',
        reason: String(answers[0]!.ErrorCode),
        result: 'refused',
        changes: [
          { field: 'refusals', after: '90' },
          { field: 'since', after: app.now().toISOString() },
        ],
      },
    ]);
    await app.services.refusals.write();
    expect((await log(`action = '${action}'`)) - before).toBe(11);
  }
  const before = await countOf(app, 'audit_log');
  const out = await Promise.all(Array.from({ length: 50 }, () => from('127.3.0.2', '/login/logout', {})));
  expect(new Set(out.map(({ ErrorCode }) => ErrorCode))).toEqual(new Set([0]));
  await app.services.refusals.write();
  expect(await countOf(app, 'audit_log')).toBe(before);
}, 30_000);

test('a form from another site ends no session and clears nothing; the person’s own sign-out does both', async () => {
  const { token, cookie } = await browserIn(app, 'linwanzhao');
  const form = new FormData();
  form.set('anything', 'at all');
  const post = (headers: Record<string, string>, body: FormData | string) =>
    fetch(`${app.address}/login/logout`, { method: 'POST', headers: { cookie, ...headers }, body });
  const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  for (const reply of [await post(crossSite, form), await post({ ...crossSite, token }, form)]) {
    expect(reply.status).toBe(415);
    expect(((await reply.json()) as Envelope).ErrorCode).toBe(general.badInput.kind.code);
    expect([reply.headers.get('set-cookie'), reply.headers.get('clear-site-data')]).toEqual([null, null]);
  }
  const json = { 'content-type': 'application/json' };
  const nobody = await post({ ...crossSite, ...json }, '{}');
  expect([nobody.headers.get('set-cookie'), nobody.headers.get('clear-site-data')]).toEqual([null, null]);
  const menu = () =>
    app.visitor.wire('POST /api/UserRole/LoadMenuByUser', {}, { headers: { cookie, token } });
  expect((await menu()).ErrorCode).toBe(0);
  const own = await post({ ...json, token, 'sec-fetch-site': 'same-origin' }, '{}');
  expect(own.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(own.headers.getSetCookie().join()).toMatch(/bind=;.*token=;/);
  expect((await menu()).ErrorCode).toBe(401);
});

test('no call that takes JSON takes a form', async () => {
  const wrong: string[] = [];
  for (const { call } of routes.filter(
    (route) => route.call.kind !== 'upload' && route.call.method === 'POST',
  )) {
    const form = new FormData();
    form.set('x', 'y');
    const reply = await fetch(`${app.address}${call.path}`, { method: 'POST', body: form });
    if (reply.status !== 415) wrong.push(`${call.path} ${reply.status}`);
  }
  expect(wrong).toEqual([]);
});

test('[RS-01] a stranger’s wrong pairs use up nobody’s chance, and read and take as long as the right one', async () => {
  const email = 'suyanqing@example.org';
  await app.db
    .updateTable('person')
    .set({ emailIndex: app.services.blindIndex('email', email) })
    .where('loginName', '=', 'suyanqing')
    .execute();
  const forgotten = (address: string, Email: string) =>
    from(address, '/api/UserAuth/EmailGetPwd', { LoginName: 'suyanqing', Email });
  const before = (await app.outbox()).length;
  const wrong = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      forgotten('127.4.0.1', n < 3 ? 'wrong@example.org' : `wrong${n}@example.org`),
    ),
  );
  expect((await app.outbox()).length).toBe(before);
  // The right pair, even from the stranger's own line, as often as any other.
  const right = [];
  for (let time = 0; time < 4; time += 1) right.push(await forgotten('127.4.0.1', email));
  const fourth = await forgotten('127.4.0.1', 'wrong@example.org');
  const answerParts = ({ status, ErrorCode, RequestMsg, ResultValue }: Answer) => [
    status,
    ErrorCode,
    RequestMsg,
    ResultValue,
  ];
  expect(right.slice(0, 3).map(answerParts)).toEqual(wrong.slice(0, 3).map(answerParts));
  expect(answerParts(right[3]!)).toEqual(answerParts(fourth));
  expect(fourth.ErrorCode).toBe(1004);
  for (const { milliseconds } of [...wrong, ...right]) expect(milliseconds).toBeGreaterThan(395);
  expect((await app.outbox()).length - before).toBe(3);
  // Somebody who knows the pair writes to the owner as often as the product lets strangers; from elsewhere the owner is still answered.
  for (let n = 2; n < 5; n += 1)
    for (let time = 0; time < 3; time += 1) await forgotten(`127.4.0.${n}`, email);
  expect((await app.outbox()).length - before).toBe(12);
  await forgotten('127.4.0.9', email);
  expect((await app.outbox()).length - before, 'strangers are bounded').toBe(12);
  const known = await browserIn(app, 'suyanqing');
  const own = await app.visitor.wire(
    'POST /api/UserAuth/EmailGetPwd',
    { LoginName: 'suyanqing', Email: email },
    { headers: { cookie: known.cookie } },
  );
  expect([own.ErrorCode, (await app.outbox()).length - before]).toEqual([0, 13]);
}, 30_000);
