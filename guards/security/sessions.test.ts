import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '#host/sessions/tokens';
import { access } from '#product/access/contract';
import { people } from '#product/people/contract';
import { serverOf } from '#start/server';
import { openApp, Person, type TestApp } from '#testing';
import { browserIn, countOf, dump, enterAs, spellings, tryIn } from './tools';
import { passwordOf } from '#testing/lookups';

let app: TestApp;
let second: { address: string; close: () => Promise<unknown> };
beforeAll(async () => {
  app = await openApp();
  // Another node on the same database: nothing but the tables is shared.
  let port = 0;
  const server = await serverOf({ services: app.services, port: () => port });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
  second = { address, close: () => server.close() };
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** A session of its own for somebody; `app.signIn` shares one. */
const enter = async (loginName: string): Promise<Person> => {
  const reply = await enterAs(app, loginName);
  return new Person(app.address, String(reply.ResultValue.Token), loginName);
};
const onSecondNode = (person: Person): Person => new Person(second.address, person.token);
const answer = async (person: Person, headers: Record<string, string> = {}): Promise<number> =>
  (await person.wire('POST /api/UserRole/LoadMenuByUser', {}, { headers })).ErrorCode;

test('SE-01 a hundred thousand tokens are all different, and a dump of the database holds none that was given', async () => {
  const made = new Set(Array.from({ length: 100_000 }, () => newToken(randomBytes)));
  expect(made.size).toBe(100_000);
  const login = { LoginName: 'linwanzhao', pwd: passwordOf(app, 'linwanzhao') };
  const plain = (await tryIn(app, login)).ResultValue.Token;
  // Named, so that the reply would be kept for a repeated request.
  const named = (await tryIn(app, login, { 'request-id': 'a-request-with-a-name' })).ResultValue.Token;
  const browser = await browserIn(app, 'linwanzhao');
  const text = await dump(app);
  const bound = /(?:^|; )bind=([^;]+)/.exec(browser.cookie)![1]!;
  for (const secret of [plain, named, browser.token, bound])
    for (const spelling of [...spellings(secret), ...spellings(secret.slice(4))])
      expect(text.includes(spelling), spelling).toBe(false);
  expect(await answer(new Person(app.address, named))).toBe(0);
  // The same name again is another sign-in: no reply with a token lies anywhere to be given out.
  const again = await tryIn(app, login, { 'request-id': 'a-request-with-a-name' });
  expect(again.ResultValue.Token).not.toBe(named);
  const guess = await tryIn(app, { ...login, pwd: 'wrong' }, { 'request-id': 'a-request-with-a-name' });
  expect([guess.ErrorCode, guess.ResultValue]).toEqual([1001, '']);
});

test('SE-03 signing out, a lock and a forbidden role hold at the very next call, on every node', async () => {
  const one = await enter('suyanqing');
  expect([await answer(one), await answer(onSecondNode(one))]).toEqual([0, 0]);
  await one.do(access.calls.signOut, {});
  expect([await answer(onSecondNode(one)), await answer(one)]).toEqual([401, 401]);

  const locked = await enter('suyanqing');
  expect(await answer(onSecondNode(locked))).toBe(0);
  const lock = (isLocked: boolean) =>
    app.db.updateTable('person').set({ isLocked }).where('loginName', '=', 'suyanqing').execute();
  await lock(true);
  expect([await answer(onSecondNode(locked)), await answer(locked)]).toEqual([401, 401]);
  await lock(false);

  const manager = await enter('yanshenzhi');
  const list = (person: Person) => person.wire('POST /api/Report/GetAllReportList', { PageIndex: 1, PageSize: 5 });
  const open = [await list(manager), await list(onSecondNode(manager))].map(({ ErrorCode }) => ErrorCode);
  expect(open).toEqual([0, 0]);
  const roles = (await app.db.selectFrom('role').select('code').execute()).map(({ code }) => code);
  const start = (isStarted: boolean) =>
    app.db.updateTable('role').set({ isStarted }).where('code', 'in', roles).execute();
  await start(false);
  const shut = [await list(onSecondNode(manager)), await list(manager)].map(({ ErrorCode }) => ErrorCode);
  expect(shut).toEqual([403, 403]);
  await start(true);

  const [here, there] = [await enter('yanshenzhi'), await enter('yanshenzhi')];
  await here.do(access.calls.changePassword, {
    oldPassword: passwordOf(app, 'yanshenzhi'),
    newPassword: 'a slow river bends at dusk',
  });
  expect([await answer(onSecondNode(there)), await answer(onSecondNode(here))]).toEqual([401, 0]);
}); // oxfmt-ignore

test('SE-04 a session ends half an hour after its last call, and at its age, to the second', async () => {
  const idle = await enter('lujingxing');
  app.pass({ minutes: 29, seconds: 59 });
  expect(await answer(idle)).toBe(0);
  app.pass({ minutes: 29, seconds: 59 });
  expect(await answer(idle)).toBe(0);
  app.pass({ minutes: 30 });
  expect(await answer(idle)).toBe(401);

  // What the page asks by itself keeps nobody in.
  const left = await enter('lujingxing');
  app.pass({ minutes: 29, seconds: 59 });
  expect(await answer(left, { background: '1' })).toBe(0);
  app.pass({ seconds: 1 });
  expect(await answer(left)).toBe(401);

  const busyUntil = async (minutes: number, ask: () => Promise<number>): Promise<void> => {
    for (let passed = 0; passed < minutes; passed += 20) {
      app.pass({ minutes: Math.min(20, minutes - passed) });
      if (passed + 20 < minutes) expect(await ask()).toBe(0);
    }
    app.pass({ seconds: -1 });
    expect(await ask()).toBe(0);
    app.pass({ seconds: 1 });
    expect(await ask()).toBe(401);
  };
  const program = await enter('lujingxing');
  await busyUntil(2 * 60, () => answer(program));
  const { token, cookie } = await browserIn(app, 'lujingxing');
  const browser = new Person(app.address, token);
  await busyUntil(12 * 60, () => answer(browser, { cookie }));
});

test('SE-06 of a browser’s session neither the cookies alone nor the token alone is worth anything', async () => {
  const { token, cookie } = await browserIn(app, 'linwanzhao');
  const [holder, nobody] = [new Person(app.address, token), app.visitor];
  const other = await browserIn(app, 'suyanqing');
  const asks: readonly (readonly [Person, Record<string, string>, number])[] = [
    [nobody, { cookie: `${cookie}; token=${token}` }, 401],
    [nobody, { authorization: `Bearer ${token}` }, 401],
    [holder, {}, 401],
    [holder, { cookie: other.cookie }, 401],
    [holder, { cookie: cookie.replace(/bind=[^;]+/, 'bind=') }, 401],
    [holder, { cookie }, 0],
  ];
  for (const route of ['POST /api/UserRole/LoadMenuByUser', 'GET /api/UserInfo/GetUserInfo', 'POST /api/Message/ReadMessage'])
    for (const [who, headers, code] of asks) {
      const { ErrorCode } = await who.wire(route, {}, { headers });
      expect(ErrorCode === 401, `${route} ${JSON.stringify(headers)}`).toBe(code === 401);
    }
  expect(await holder.refusal(people.calls.myself, {})).toBe(401);
  // A program’s session is bound to nothing, and a set-cookie never carries its token.
  const program = await tryIn(app, { LoginName: 'linwanzhao', pwd: passwordOf(app, 'linwanzhao') });
  expect(program.headers.getSetCookie()).toEqual([]);
  expect(await answer(new Person(app.address, program.ResultValue.Token))).toBe(0);
  expect(await countOf(app, 'session where binding_hash is null and ended_at is null')).toBeGreaterThan(0);
}); // oxfmt-ignore
