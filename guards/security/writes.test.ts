import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, write } from '#contract/call';
import { text, strictObject, integer } from '#contract/field';
import { rights } from '#contract/rights';
import { uuidV7 } from '#contract/uuid';
import { buildServer } from '#host/server';
import { serve } from '#host/serve';
import { identify } from '#product/access/server';
import { serverOf } from '#start/server';
import { openApp, Person, type TestApp } from '#testing';
import { drafted, submitted, worldOf } from '#testing/story';
import { dayFrom } from '#testing/story/world';
import { stepsOf } from '#testing/story/application';
import { countOf } from './tools';

let app: TestApp;
let planted: { address: string; close: () => Promise<unknown>; runs: number; ended: number };
const save = 'POST /api/ApplyFor/SaveApply';
const area = calls('planted', rights({}), {
  slow: write('POST /api/Planted/Slow', {
    called: ['种', 'Planted', 'Plantada'],
    may: 'signed-in',
    takes: strictObject({ name: text(50), milliseconds: integer(0, 60_000) }),
    gives: strictObject({ name: text(50) }),
  }),
});
const slow = 'POST /api/Planted/Slow';

/** A server of our own on the same product: its one call writes a row, and takes as long as it is told. */
const plant = async () => {
  const mine = { address: '', close: () => server.close(), runs: 0, ended: 0 };
  const server = await buildServer(
    { services: app.services, kinds: {}, identify, validateReplies: true, proxyHops: 0, admits: () => true },
    [
      serve(area, {
        slow: async ({ name, milliseconds }, { db }) => {
          mine.runs += 1;
          await db.insertInto('counter').values({ name, value: 1 } as never).execute();
          await pause(milliseconds);
          mine.ended += 1;
          return { name };
        },
      }),
    ],
    () => undefined,
  ); // oxfmt-ignore
  mine.address = await server.listen({ host: '127.0.0.1', port: 0 });
  return mine;
};

beforeAll(async () => {
  app = await openApp();
  planted = await plant();
});
afterAll(async () => {
  await planted.close();
  await app.close();
});
const atPlanted = async (login: string): Promise<Person> => {
  const { token, id } = await app.signIn(login);
  return new Person(planted.address, token, login, id);
};
const counters = (name: string) => countOf(app, 'counter where name = $1', name);

test('CO-01 whoever saves over a newer version is refused with that version, and of fifty at once one wins', async () => {
  const world = worldOf(app);
  const owner = await app.signIn('suyanqing');
  const { applicationId: Id } = await drafted(world);
  const { apply } = await stepsOf(world, {});
  const read = async () => (await owner.wire('GET /api/ApplyFor/GetApplyById', { Id })).ResultValue;
  const { RowVersion } = await read();
  const racing = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      owner.wire(save, { Id, RowVersion, Step: 'apply', Data: { ...apply, KeyWords: ['甲', '乙', `${number}`] } }),
    ),
  );
  const won = racing.filter(({ ErrorCode }) => ErrorCode === 0);
  expect(won).toHaveLength(1);
  for (const lost of racing.filter(({ ErrorCode }) => ErrorCode !== 0))
    expect([lost.ErrorCode, lost.ResultValue]).toEqual([2003, { RowVersion: RowVersion + 1 }]);
  expect((await read()).RowVersion).toBe(RowVersion + 1);
  const stale = await owner.wire('POST /api/ApplyFor/DelApply', { Id, RowVersion });
  expect([stale.ErrorCode, stale.ResultValue]).toEqual([2003, { RowVersion: RowVersion + 1 }]);

  // Of two managers who decide about one case the later one is told how it stands.
  const about = await submitted(world);
  const manager = await app.signIn('yanshenzhi');
  const decide = (Version: number) =>
    manager.wire('POST /api/ApplyFor/ReturnApply', {
      Id: about.applicationId,
      RowVersion: Version,
      Defects: [{ Field: 'Intro', Msg: '请补充依据' }],
      DueDate: dayFrom(world, 10),
    });
  const case_ = (await manager.wire('GET /api/ApplyFor/GetApplyById', { Id: about.applicationId })).ResultValue;
  const late = await decide(case_.RowVersion - 1);
  expect([late.ErrorCode, late.ResultValue]).toEqual([2003, { RowVersion: case_.RowVersion }]);
}); // oxfmt-ignore

test('CO-02 one request id is one request: the same reply again, another body refused, for each person and call alone', async () => {
  const [owner, other] = [await app.signIn('suyanqing'), await app.signIn('jiangwangshu')];
  const { apply } = await stepsOf(worldOf(app), {});
  const input = { Step: 'apply', Data: apply };
  const named = { requestId: 'a-name-of-one-request' };
  const own = 'application where owner_id = $1';
  const before = await countOf(app, own, owner.id);
  const atOnce = await Promise.all(Array.from({ length: 10 }, () => owner.wire(save, input, named)));
  const again = await owner.wire(save, input, named);
  for (const reply of atOnce) expect(reply.ResultValue).toEqual(again.ResultValue);
  expect(await countOf(app, own, owner.id)).toBe(before + 1);
  expect((await owner.wire(save, { ...input, RequestId: named.requestId })).ResultValue).toEqual(again.ResultValue);

  const changed = { Step: 'apply', Data: { ...apply, KeyWords: ['别', '的', '词'] } };
  expect((await owner.wire(save, changed, named)).ErrorCode).toBe(2009);
  const his = await other.wire(save, input, named);
  expect(his.ErrorCode === 0 && his.ResultValue.Id !== again.ResultValue.Id).toBe(true);
  const elsewhere = await owner.wire('POST /api/ApplyFor/DelApply', again.ResultValue, named);
  expect([elsewhere.ErrorCode, elsewhere.ResultValue.Id]).toEqual([0, again.ResultValue.Id]);

  // A server started anew on the same database remembers.
  let port = 0;
  const server = await serverOf({ services: app.services, port: () => port });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
  const restarted = new Person(address, owner.token);
  expect((await restarted.wire(save, input, named)).ResultValue).toEqual(again.ResultValue);
  await server.close();
  for (const wrong of ['short', 'x'.repeat(65), 'with a blank', 'quote"here'])
    expect((await owner.wire(save, input, { requestId: wrong })).ErrorCode).toBe(2002);
}); // oxfmt-ignore

test('CO-02 twins under way run once, and a request that failed may be tried again under its name', async () => {
  const editor = await atPlanted('linwanzhao');
  const named = { requestId: 'twins-under-way' };
  const input = { Name: 'twins', Milliseconds: 300 };
  const before = planted.runs;
  const replies = await Promise.all(Array.from({ length: 5 }, () => editor.wire(slow, input, named)));
  expect(replies.map(({ ErrorCode, ResultValue }) => [ErrorCode, ResultValue])).toEqual(
    replies.map(() => [0, { Name: 'twins' }]),
  );
  expect([planted.runs, await counters('twins')]).toEqual([before + 1, 1]);
  // The name of the row is taken, so this fails and must not be remembered as done.
  expect((await editor.wire(slow, input, { requestId: 'fails-at-first' })).ErrorCode).toBe(9000);
  await app.services.pool.query("delete from counter where name = 'twins'");
  expect((await editor.wire(slow, input, { requestId: 'fails-at-first' })).ErrorCode).toBe(0);
});

test('CO-05 of fifty twins at once the database keeps one: name, mobile, identity number, organisation, code of a role', async () => {
  const id = () => uuidV7(app.now().getTime(), app.services.random(10));
  const at = app.now().toISOString();
  const kinds: readonly (readonly [string, string])[] = [
    ['login name', "insert into person (id, login_name, login_key, user_type, true_name, created_at) values ($1, 'twin', 'twin', 1, 'x', $2)"],
    ['mobile', "insert into person (id, login_name, login_key, user_type, true_name, mobile_index, created_at) values ($1::uuid, $1::uuid::text, $1::uuid::text, 1, 'x', 'm', $2)"],
    ['identity number', "insert into person (id, login_name, login_key, user_type, true_name, card_index, created_at) values ($1::uuid, $1::uuid::text, $1::uuid::text, 1, 'x', 'c', $2)"],
    ['organisation_entry', "insert into organisation_entry (id, number, name, type, created_at) values ($1::uuid, $1::uuid::text, 'twin', '1', $2)"],
    ['role', "insert into role (id, code, name, names, sort) values ($1, 'TWIN', $2::timestamptz::text, '{}', 9)"],
  ];
  for (const [what, statement] of kinds) {
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => app.services.pool.query(statement, [id(), at])),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled').length, what).toBe(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: '23505' });
  }
}); // oxfmt-ignore

test('OP-04 a call that takes too long is answered before its caller gives up, and nothing of it is kept', async () => {
  const editor = await atPlanted('suyanqing');
  const { ended } = planted;
  const reply = await editor.wire(slow, { Name: 'slow', Milliseconds: 4_600 }, { requestId: 'too-slow-a-request' });
  expect(reply.ErrorCode).toBe(9001);
  expect(planted.ended).toBe(ended);
  for (let waited = 0; planted.ended === ended && waited < 100; waited += 1) await pause(100);
  await pause(500);
  expect(planted.ended).toBe(ended + 1);
  expect(await counters('slow')).toBe(0);
  expect(await countOf(app, "request_reply where request_id = 'too-slow-a-request'")).toBe(0);
  const recorded = "audit_log where action = 'planted.slow' and result = 'ok' and actor_id = $1";
  expect(await countOf(app, recorded, editor.id)).toBe(0);
  // Asked again under its name it is done, for it never was.
  expect((await editor.wire(slow, { Name: 'slow', Milliseconds: 0 }, { requestId: 'too-slow-a-request' })).ErrorCode).toBe(0);
  expect(await counters('slow')).toBe(1);
}); // oxfmt-ignore
