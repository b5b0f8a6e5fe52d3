import { beforeEach, expect, test } from 'vitest';
import { Person } from '#testing';
import { access } from './contract';
import { passwordOf, emailOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const { forgotten, resetPassword, startReset, signIn, menu, signOut } = access.calls;
const app = await openedApp();
beforeEach(async () => {
  await app.services.pool.query('delete from rate_limit');
});

const good = '芦花飘过江面的那个早晨 2026';
const sentTo = async (to: string) => (await app.outbox()).filter((message) => message.to === to);
const linkIn = (text: string): URL => new URL(/https?:\S+/.exec(text)![0]);
const lastLink = async (to: string): Promise<string> =>
  linkIn((await sentTo(to)).findLast(({ text }) => text.includes('way=reset'))!.text).hash.slice(1);

test('[RS-01] Su Yanqing forgot their password, opens the mailed link, sets a new one, and every sign-in of theirs ends', async () => {
  const owner = await app.signIn('suyanqing');
  const mail = emailOf('suyanqing');
  await app.visitor.do(forgotten, { loginName: ' SuYanqing ', email: mail.toUpperCase() });
  const first = await lastLink(mail);
  await app.visitor.do(forgotten, { loginName: 'suyanqing', email: mail });
  const last = await lastLink(mail);
  expect(last).not.toBe(first);
  const stored = await app.services.pool.query(
    "select count(*)::int as count from sent_code where code_hash like '%' || $1 || '%'",
    [last],
  );
  expect(stored.rows[0].count).toBe(0);

  expect(await app.visitor.refusal(resetPassword, { linkToken: first, password: good })).toBe(1024);
  expect(await app.visitor.refusal(resetPassword, { linkToken: last, password: '123456' })).toBe(1005);
  expect(await app.visitor.refusal(resetPassword, { linkToken: last, password: 'suyanqing-suyanqing' })).toBe(
    1005,
  );
  await owner.do(menu, {});
  expect(await app.visitor.do(resetPassword, { linkToken: last, password: good })).toEqual({
    loginName: 'suyanqing',
  });
  expect(await owner.refusal(menu, {})).toBe(401);
  expect(await app.visitor.refusal(resetPassword, { linkToken: last, password: good })).toBe(1024);
  const { token } = await app.visitor.do(signIn, { loginName: 'suyanqing', password: good });
  await new Person(app.address, token).do(menu, {});
  expect((await sentTo(mail)).at(-1)!.text).toContain('重新设置');
});

test('[RS-01] of twenty who open the same link at once one sets the password, and after 20 minutes nobody does', async () => {
  const mail = emailOf('linwanzhao');
  await app.visitor.do(forgotten, { loginName: 'linwanzhao', email: mail });
  const link = await lastLink(mail);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      app.visitor.wire('POST /api/UserAuth/ResetPwd', { LinkToken: link, pwd: `${good} ${at}` }),
    ),
  );
  expect(answers.filter(({ ErrorCode }) => ErrorCode === 0)).toHaveLength(1);
  await app.visitor.do(forgotten, { loginName: 'linwanzhao', email: mail });
  const late = await lastLink(mail);
  app.pass({ minutes: 21 });
  expect(await app.visitor.refusal(resetPassword, { linkToken: late, password: good })).toBe(1024);
});

test('nothing is sent unless user name and stored address belong together, and the answer tells nothing, nor how long it takes', async () => {
  const mail = emailOf('zhouyiheng');
  const before = (await app.outbox()).length;
  const answered = async (body: object) => {
    const begun = performance.now();
    const { ErrorCode, RequestMsg, ResultValue } = await app.visitor.wire(
      'POST /api/UserAuth/EmailGetPwd',
      body,
    );
    expect(performance.now() - begun).toBeGreaterThan(395);
    return [ErrorCode, RequestMsg, ResultValue];
  };
  const right = { LoginName: 'zhouyiheng', Email: mail };
  const wrong = [
    { ...right, Email: 'attacker@example.org' },
    { ...right, LoginName: 'nobody' },
  ];
  expect(await Promise.all(wrong.map(answered))).toEqual([
    [0, '', {}],
    [0, '', {}],
  ]);
  expect((await app.outbox()).length).toBe(before);
  expect(await answered(right)).toEqual([0, '', {}]);
  expect((await sentTo(mail)).length).toBeGreaterThan(0);
});

test('three links an hour for one account, and no more', async () => {
  const mail = emailOf('yetang');
  for (let time = 0; time < 3; time += 1)
    await app.visitor.do(forgotten, { loginName: 'yetang', email: mail });
  expect(await app.visitor.refusal(forgotten, { loginName: 'YETANG', email: mail })).toBe(1004);
  app.pass({ minutes: 61 });
  await app.visitor.do(forgotten, { loginName: 'yetang', email: mail });
});

test('[AP1.ChangeManUserPwd] [AU-12] an administrator starts a reset and never picks or sees the password; the old one and every sign-in end', async () => {
  const administrator = await app.signIn('admin');
  const manager = await app.signIn('yanshenzhi');
  const password = passwordOf(app, 'yanshenzhi');
  const userId = manager.id;
  // Ten ways to say which one it is to be, in the call that resets and in those that edit or bring somebody in.
  const chosen = 'a password the administrator knows';
  const reset = 'POST /api/UserAuth/ChangeManUserPwd';
  const edit = 'POST /api/UserInfo/AdminEditUser';
  const ways: readonly (readonly [route: string, input: object])[] = [
    ...['Pwd', 'pwd', 'NewPwd', 'Password', 'PwdHash'].map(
      (key) => [reset, { UserId: userId, [key]: chosen }] as const,
    ),
    ...['Pwd', 'pwd', 'NewPwd', 'PasswordHash'].map((key) => [edit, { Id: userId, [key]: chosen }] as const),
    ['POST /api/UserAuth/UserManRegion', { LoginName: 'with.password', TrueName: '第二人', pwd: chosen }],
  ];
  expect(ways).toHaveLength(10);
  for (const [route, input] of ways)
    expect((await administrator.wire(route, input)).ErrorCode, JSON.stringify(input)).toBe(2002);
  const tried = (pwd: string) => app.visitor.refusal(signIn, { loginName: 'yanshenzhi', password: pwd });
  expect(await tried(chosen)).toBe(1001);
  expect(await manager.refusal(startReset, { userId })).toBe(403);
  const reply = await administrator.wire('POST /api/UserAuth/ChangeManUserPwd', { UserId: userId });
  expect(reply).toMatchObject({ ErrorCode: 0, ResultValue: {} });
  expect(await manager.refusal(menu, {})).toBe(401);
  expect(await app.visitor.refusal(signIn, { loginName: 'yanshenzhi', password })).toBe(1001);
  const { text } = (await app.outbox()).findLast(({ to }) => to === emailOf('yanshenzhi'))!;
  expect(text).toMatch(/管理员已为您的账户 yanshenzhi 重设密码.*24 小时/);
  expect(text).not.toContain('请忽略');
  const link = await lastLink(emailOf('yanshenzhi'));
  // Nothing that they were answered, or that stands in the log they read, opens the account or the link.
  const { rows: log } = await app.services.pool.query('select l::text as line from audit_log l');
  const known = JSON.stringify([reply.ResultValue, [...reply.headers], log]);
  for (const secret of [link, link.slice('reset_'.length), password, chosen])
    expect(known).not.toContain(secret);
  for (const guess of [chosen, '', 'yanshenzhi', reply.headers.get('request-id') ?? ''])
    expect(await tried(guess)).toBe(1001);
  // Whom somebody else helps may look later than whoever asked themselves.
  app.pass({ hours: 23 });
  // The page behind the link says whose it is, and looking spends nothing.
  const look = () => app.visitor.wire('POST /api/UserAuth/GetLinkHolder', { LinkToken: link });
  expect((await look()).ResultValue).toEqual({ LoginName: 'yanshenzhi' });
  await app.visitor.do(resetPassword, { linkToken: link, password: good });
  expect((await look()).ErrorCode).toBe(1024);
  await app.visitor.do(signIn, { loginName: 'yanshenzhi', password: good });
  await app.db.updateTable('person').set({ isLocked: true }).where('id', '=', userId).execute();
  expect(await (await app.again('admin')).refusal(startReset, { userId })).toBe(1026);
});

test('[AU-08] whoever is locked between the asking and the opening of a link sets nothing', async () => {
  const mail = emailOf('fangjiming');
  await app.visitor.do(forgotten, { loginName: 'fangjiming', email: mail });
  const link = await lastLink(mail);
  await app.db.updateTable('person').set({ isLocked: true }).where('loginName', '=', 'fangjiming').execute();
  expect(await app.visitor.refusal(resetPassword, { linkToken: link, password: good })).toBe(1024);
  const before = (await app.outbox()).length;
  await app.visitor.do(forgotten, { loginName: 'fangjiming', email: mail });
  expect((await app.outbox()).length).toBe(before);
});

test('[AP1.logout] [ST5] signing out ends the session, and what makes no sense is refused', async () => {
  const expert = await app.signIn('shenyanqiu');
  expect((await expert.wire('POST /login/logout', { Everybody: true })).ErrorCode).toBe(2002);
  await expert.do(menu, {});
  await expert.do(signOut, {});
  expect(await expert.refusal(menu, {})).toBe(401);
});
