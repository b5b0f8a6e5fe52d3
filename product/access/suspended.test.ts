import { expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { staff } from '#product/people/contract';
import { signInPerAccount } from '#host/limits/limit';
import { guessedName } from '#host/secrets/canonical';
import { access } from './contract';
import { suspensionsReported } from './server';
import { openedApp } from '#testing/opened';

const app = await openedApp();
let admin = await app.signIn('admin');

const { edit, list } = staff.calls;
const { forgotten, resetPassword, signIn } = access.calls;
const { name, email } = personOf('suyanqing');
const guess = (loginName: string) =>
  app.visitor.refusal(signIn, { loginName, password: 'not the password at all' });
const guesses = async (loginName: string, count: number) => {
  for (let at = 0; at < count; at += 1) expect(await guess(loginName)).toBe(1001);
  await suspensionsReported(app.services);
};
const letters = async () =>
  (await app.outbox()).filter(({ to, text }) => to === email && text.includes('错误的密码'));
const stateOf = async (loginName: string) =>
  (await admin.do(list, { name: loginName })).rows.find((row) => row.loginName === loginName)!.state;
const suspendedOnes = async () =>
  (await admin.do(list, { state: 'held' })).rows.map(({ loginName }) => loginName);

test('wrong passwords hold an account: its owner is told once by mail, and the list of people shows and finds it', async () => {
  await guesses('suyanqing', 4);
  expect(await letters()).toEqual([]);
  expect(await stateOf('suyanqing')).toBe('active');
  expect(await suspendedOnes()).toEqual([]);
  await guesses('suyanqing', 1);
  const [letter] = await letters();
  expect(letter!.subject).toBe('【医疗卫生科技成果转化与评价平台】账户安全通知');
  expect(letter!.text).toMatch(new RegExp(`^${name}，您好：\n\n有人连续 5 次用错误的密码登录.*suyanqing`));
  expect(await stateOf('suyanqing')).toBe('held');
  expect(await suspendedOnes()).toEqual(['suyanqing']);
  expect((await admin.do(list, { state: 'active', name: 'suyanqing' })).rows).toEqual([]);
  // The next wait is longer; it needs no other letter, and the suspension goes by itself.
  app.pass({ seconds: 31 });
  expect(await stateOf('suyanqing')).toBe('active');
  await guesses('suyanqing', 1);
  app.pass({ seconds: 31 });
  expect(await suspendedOnes()).toEqual(['suyanqing']);
  expect(await letters()).toHaveLength(1);
  // Who has no account is told nothing of, and leaves no mark.
  await guesses('nobody.at.all', 6);
  expect(await suspendedOnes()).toEqual(['suyanqing']);
});

test('after the last guess the owner is told again, and a new password ends it', async () => {
  // Of every refusal the caller waits four tenths of a second: those between are counted where sign-in counts them.
  const { limiter } = app.services;
  for (let count = 6; count < 95; count += 1) {
    app.pass({ minutes: 16 });
    expect(await limiter.take(signInPerAccount, guessedName('suyanqing'), app.now())).toMatchObject({
      admitted: true,
    });
  }
  for (let count = 95; count < 99; count += 1) {
    app.pass({ minutes: 16 });
    await guess('suyanqing');
  }
  await suspensionsReported(app.services);
  admin = await app.again('admin');
  app.pass({ days: 30 });
  admin = await app.again('admin');
  expect(await suspendedOnes()).toEqual(['suyanqing']);
  const notified = await letters();
  expect(notified).toHaveLength(2);
  expect(notified[1]!.text).toContain('连续 99 次');
  await app.visitor.do(forgotten, { loginName: 'suyanqing', email: email! });
  const link = (await app.outbox()).findLast(({ to }) => to === email)!.text;
  const linkToken = new URL(/https?:\S+/.exec(link)![0]).hash.slice(1);
  await app.visitor.do(resetPassword, { linkToken, password: 'a heron at the river bend' });
  expect(await stateOf('suyanqing')).toBe('active');
});

test('whoever is locked or unlocked by an administrator is told so by mail', async () => {
  const editor = personOf('linwanzhao');
  const { id } = (await admin.do(list, { name: 'linwanzhao' })).rows[0]!;
  const last = async () => (await app.outbox()).findLast(({ to }) => to === editor.email)!.text;
  await admin.do(edit, { id, isLocked: true });
  expect(await last()).toMatch(new RegExp(`^${editor.name}，您好：\n\n.*linwanzhao 已被管理员锁定`));
  expect(await stateOf('linwanzhao')).toBe('locked');
  await admin.do(edit, { id, isLocked: false });
  expect(await last()).toContain('linwanzhao 已解锁');
  expect(await stateOf('linwanzhao')).toBe('active');
});
