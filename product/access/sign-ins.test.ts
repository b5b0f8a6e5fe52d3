import { expect, test } from 'vitest';
import { dayOf } from '#contract/calendar';
import { Person } from '#testing';
import { exports } from '#product/exports/contract';
import { access } from './contract';
import { passwordOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const { signIns, endSignIn, menu, signIn } = access.calls;
const app = await openedApp();

const elsewhere = async (loginName: string): Promise<Person> => {
  const password = passwordOf(app, loginName);
  const { token } = await app.visitor.do(signIn, { loginName, password });
  return new Person(app.address, token);
};

test('[SE-05] Lin Wanzhao sees where they are signed in, ends what runs elsewhere, and never the place they sit at', async () => {
  const forgotten = await elsewhere('linwanzhao');
  app.pass({ minutes: 5 });
  const other = await elsewhere('linwanzhao');
  app.pass({ minutes: 5 });
  const here = await app.signIn('linwanzhao');
  const all = await here.do(signIns, {});
  expect(all.total).toBe(3);
  const [mine, second, first] = all.rows;
  expect([mine, second, first].map((row) => [row!.state, row!.can])).toEqual([
    ['current', []],
    ['running', ['end']],
    ['running', ['end']],
  ]);
  expect(mine!.address).toBe('127.0.0.1');

  await here.do(endSignIn, { id: second!.id });
  expect(await other.refusal(menu, {})).toBe(401);
  expect(await here.refusal(endSignIn, { id: second!.id })).toBe(2001);
  expect(await here.refusal(endSignIn, { id: mine!.id })).toBe(2001);
  await forgotten.do(menu, {});

  const running = await here.do(signIns, { state: 'running' });
  expect(running.rows.map(({ id }) => id)).toEqual([mine!.id, first!.id]);
  const ended = await here.do(signIns, { state: 'ended' });
  expect(ended.rows.map(({ id, state, endedAt }) => [id, state, endedAt])).toEqual([
    [second!.id, 'ended', app.now().toISOString()],
  ]);
  expect((await here.do(signIns, { pageIndex: 2, pageSize: 2 })).rows.map(({ id }) => id)).toEqual([
    first!.id,
  ]);
});

test('nobody sees or ends another’s sign-in', async () => {
  const editor = await app.signIn('linwanzhao');
  const { id } = (await editor.do(signIns, {})).rows[0]!;
  const neighbour = await app.signIn('zhouyiheng');
  expect((await neighbour.do(signIns, {})).rows.map((row) => row.id)).not.toContain(id);
  expect(await neighbour.refusal(endSignIn, { id })).toBe(404);
  expect(await app.visitor.refusal(signIns, {})).toBe(401);
  await editor.do(menu, {});
});

test('the list is narrowed by days and address, refuses a reversed range in the reader’s language, and leaves as a spreadsheet', async () => {
  const here = await app.signIn('suyanqing');
  const today = dayOf(app.now());
  const found = async (filter: Parameters<typeof here.do<typeof signIns>>[1]) =>
    (await here.do(signIns, filter)).total;
  expect(await found({ startTime: today, endTime: today, address: '127.0' })).toBe(1);
  expect(await found({ endTime: '2020-01-01' })).toBe(0);
  expect(await found({ address: '%' })).toBe(0);
  here.language = 'es';
  const reversed = await here.wire('POST /api/UserAuth/GetMySignIns', {
    StartTime: '2026-12-02',
    EndTime: '2026-12-01',
  });
  expect(reversed.ErrorCode).toBe(2002);
  expect(JSON.stringify(reversed.ResultValue)).toContain('El inicio es posterior al final');
  const file = await here.take(exports.calls.list, {
    list: signIns.path,
    query: {},
    scope: 'all',
    rowKey: 'id',
    columns: [{ field: 'signedInAt', heading: 'Inicio', kind: 'moment' }],
    title: 'Mis inicios de sesión',
  });
  expect(file.name).toMatch(/\.xlsx$/);
  expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
});

test('a sign-in that was left alone has ended by itself', async () => {
  const left = await elsewhere('tangyuan');
  app.pass({ minutes: 31 });
  const here = await elsewhere('tangyuan');
  const { rows } = await here.do(signIns, {});
  expect(rows.map(({ state, can }) => [state, can])).toEqual([
    ['current', []],
    ['ended', []],
  ]);
  expect(await left.refusal(menu, {})).toBe(401);
  expect(await here.refusal(endSignIn, { id: rows[1]!.id })).toBe(2001);
});
