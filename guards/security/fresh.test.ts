import { expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { access } from '#product/access/contract';
import { Person, type Reply } from '#testing';
import { cookiesFrom } from './cookies';
import { enterAs, tryIn } from './tools';
import { passwordOf, roleIdOf, personIdOf } from '#testing/lookups';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const editorId = await personIdOf(app, 'linwanzhao');
const role = await roleIdOf(app, roleCode.editor);

const withToken = (reply: Reply): Person => new Person(app.address, String(reply.ResultValue.Token));
const menu = 'POST /api/UserRole/LoadMenuByUser';
const answers = async (person: Person, headers = {}): Promise<number> =>
  (await person.wire(menu, {}, { headers })).ErrorCode;
const stale = 2711;
const prove = async (person: Person, loginName: string, pwd = passwordOf(app, loginName)) =>
  person.wire('POST /api/UserAuth/Reauthenticate', {
    pwd,
    Code: await app.authenticators.code(loginName),
  });
const exported = {
  List: '/api/UserRole/LoadManUserListByFilter',
  Query: {},
  Scope: 'all',
  RowKey: 'id',
  Columns: [{ Field: 'trueName', Heading: '姓名', Kind: 'text' }],
  Title: '人员',
};

/** What would take an account over, give rights away, or carry personal data off; each as it fails when hands are fresh, or does no harm. */
const actions: Readonly<Record<string, () => readonly [route: string, input: object]>> = {
  'a password': () => ['POST /api/UserAuth/ChangeUserPwd', { OldPassword: 'wrong', NewPassword: 'x' }],
  'a mobile number': () => ['POST /api/UserAuth/UpdateUserMobile', { NewMobile: '13900002222', Code: '000000' }],
  'an address': () => ['POST /api/UserInfo/UserEdit', { Email: 'not an address' }],
  'a second factor': () => ['POST /api/UserAuth/BeginSecondFactor', {}],
  'somebody’s second factor': () => ['POST /api/UserAuth/ResetSecondFactor', { UserId: editorId, Reason: '丢失手机' }],
  'an identity elsewhere, begun': () => ['POST /api/UserAuth/BeginLinking', { Provider: 'nobody' }],
  'an identity elsewhere, linked': () => ['POST /api/UserAuth/LinkIdentity', { Answer: 'code=x' }],
  'an identity elsewhere, unlinked': () => ['POST /api/UserAuth/UnlinkIdentity', { Id: editorId }],
  'the roles of somebody': () => ['POST /api/UserRole/SetUserToRole', { UserId: editorId, RoleIds: [role] }],
  'acting for an organisation': () => ['POST /api/UserInfo/AdminEditUser', { Id: editorId, IsOrgAdmin: true }],
  'the actions of a role': () => ['POST /api/UserRole/SetManyActionToRole', { RoleId: role, ActionIds: [] }],
  'personal data as a file': () => ['POST /api/Export/ExportList', exported],
}; // oxfmt-ignore

const codeOf = async (person: Person, [route, input]: readonly [string, object]): Promise<number> => {
  const path = route.split(' ')[1]!;
  const reply = await fetch(app.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: person.token!, language: 'zh' },
    body: JSON.stringify(input),
  });
  const isFile = !reply.headers.get('content-type')?.startsWith('application/json');
  const text = await reply.text();
  return isFile ? 0 : (JSON.parse(text) as Reply).ErrorCode;
};

test('[AU-11] twelve requests ask for a proof of at most ten minutes, made in this very session', async () => {
  const here = withToken(await enterAs(app, 'admin'));
  const fresh = async (person: Person) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(actions).map(async ([name, action]) => [
          name,
          (await codeOf(person, action())) !== stale,
        ]),
      ),
    );
  const all = (is: boolean) => Object.fromEntries(Object.keys(actions).map((name) => [name, is]));
  expect(Object.keys(actions)).toHaveLength(12);
  app.pass({ minutes: 9, seconds: 59 });
  expect(await fresh(here)).toEqual(all(true));
  app.pass({ seconds: 1 });
  expect(await fresh(here)).toEqual(all(false));
  // Another session of the same person proves itself, by signing in and by the password: this one stays stale.
  const there = withToken(await enterAs(app, 'admin'));
  expect(await fresh(there)).toEqual(all(true));
  expect((await prove(there, 'admin')).ErrorCode).toBe(0);
  expect(await fresh(here)).toEqual(all(false));
  const proved = await prove(here, 'admin');
  expect(await fresh(withToken(proved))).toEqual(all(true));
  // What only reads, and what changes nothing of the kind, never asks.
  app.pass({ minutes: 11 });
  const later = withToken(proved);
  expect(await answers(later)).toBe(0);
  expect(await codeOf(later, ['POST /api/UserInfo/UserEdit', { Position: '主任' }])).toBe(0);
});

test('[AU-11] the proof is the password and, where there is one, the second factor; guesses are counted', async () => {
  await app.services.pool.query('delete from rate_limit');
  const person = withToken(await enterAs(app, 'zhouyiheng'));
  const pwd = passwordOf(app, 'zhouyiheng');
  const path = 'POST /api/UserAuth/Reauthenticate';
  const code = await app.authenticators.code('zhouyiheng');
  expect((await person.wire(path, { pwd })).ErrorCode).toBe(2712);
  expect((await person.wire(path, { pwd: 'wrong', Code: code })).ErrorCode).toBe(2712);
  expect((await person.wire(path, { pwd, Code: code === '000000' ? '1' : '000000' })).ErrorCode).toBe(1003);
  expect((await person.wire(path, { pwd, Code: code })).ErrorCode).toBe(0);
  const owner = withToken(await tryIn(app, { LoginName: 'suyanqing', pwd: passwordOf(app, 'suyanqing') }));
  expect((await owner.wire(path, { pwd: passwordOf(app, 'suyanqing') })).ErrorCode).toBe(0);
  const guessed = withToken(await tryIn(app, { LoginName: 'suyanqing', pwd: passwordOf(app, 'suyanqing') }));
  const guesses: number[] = [];
  for (let at = 0; at < 6; at += 1) guesses.push((await guessed.wire(path, { pwd: 'wrong' })).ErrorCode);
  expect(guesses).toEqual([2712, 2712, 2712, 2712, 2712, 1004]);
}); // oxfmt-ignore

test('[AU-11] the owner is told of every change of what opens the account, on the old contact and on the new', async () => {
  await app.services.pool.query('delete from rate_limit');
  const { email, mobile } = personOf('suyanqing');
  const mailsTo = async (to: string) => (await app.outbox()).filter((each) => each.to === to).map(({ text }) => text);
  const owner = await app.again('suyanqing');
  const newPassword = 'a slow river bends at dusk';
  await owner.do(access.calls.changePassword, { oldPassword: passwordOf(app, 'suyanqing'), newPassword });
  expect((await mailsTo(email)).at(-1)).toContain('密码已更改');
  await owner.do(access.calls.sendCode, { mobile: '13900003333' });
  await owner.do(access.calls.changeMobile, { newMobile: '13900003333', code: await app.lastCode('13900003333') });
  expect((await mailsTo(mobile)).at(-1)).toContain('手机号已更换');
  expect((await mailsTo('13900003333')).at(-1)).toContain('已登记为您账户的手机号');
  await owner.wire('POST /api/UserInfo/UserEdit', { Email: 'yanqing.new@example.org' });
  expect((await mailsTo(email)).at(-1)).toContain('y***@example.org');
  expect((await mailsTo('yanqing.new@example.org')).at(-1)).toContain('#email_');
  // A second factor of one's own free will, put in force, and taken away again.
  const { secret } = await owner.do(access.calls.beginSecondFactor, {});
  expect(await owner.refusal(access.calls.confirmSecondFactor, { code: secret.slice(0, 6) })).toBe(1003);
  expect((await mailsTo(email)).at(-1)).not.toContain('双因素认证');
  await app.authenticators.code('suyanqing');
  const lost = await app.again('admin');
  const id = (await owner.wire('GET /api/UserInfo/GetUserInfo')).ResultValue[0].Id;
  await lost.do(access.calls.resetSecondFactor, { userId: id, reason: '手机丢失，已核对本人' });
  expect((await mailsTo(email)).at(-1)).toContain('手机丢失，已核对本人');
  expect(await answers(owner)).toBe(401);
  expect(await lost.refusal(access.calls.resetSecondFactor, { userId: id, reason: '再来一次' })).toBe(2714);
  expect(await lost.refusal(access.calls.resetSecondFactor, { userId: lost.id, reason: '自己的' })).toBe(2715);
  expect(await lost.refusal(access.calls.removeSecondFactor, {})).toBe(2713);
}); // oxfmt-ignore

test('[SE-02] six ways to make somebody work under a token that another knows all fail', async () => {
  await app.services.pool.query('delete from rate_limit');
  const login = { LoginName: 'jiangwangshu', pwd: passwordOf(app, 'jiangwangshu') };
  const planted = `mst_${'a'.repeat(43)}`;
  // 1. A token nobody made, sent along with the sign-in. 2. One that is another's, and good.
  const attacker = withToken(await enterAs(app, 'linwanzhao'));
  for (const token of [planted, attacker.token!]) {
    const reply = await tryIn(app, login, { token, cookie: `token=${token}` });
    expect(reply.ResultValue.Token).not.toBe(token);
    expect(await answers(withToken(reply))).toBe(0);
  }
  expect(await answers(new Person(app.address, planted))).toBe(401);
  // 3. A binding cookie that was planted in the browser: the browser is given another.
  const browser = { 'sec-fetch-site': 'same-origin', cookie: 'bind=planted' };
  const bound = await tryIn(app, login, browser);
  const jar = cookiesFrom(bound.headers);
  expect(jar).not.toContain('bind=planted');
  expect([await answers(withToken(bound), { cookie: 'bind=planted' }), await answers(withToken(bound), { cookie: jar })]).toEqual([401, 0]);
  // 4. The half-done token, once the second factor has been given.
  const half = await tryIn(app, { LoginName: 'yanshenzhi', pwd: passwordOf(app, 'yanshenzhi') });
  const whole = await app.authenticators.finish(app.visitor, 'yanshenzhi', half);
  expect([await answers(withToken(whole)), await answers(withToken(half))]).toEqual([0, 401]);
  // 5. The token of before a proof. 6. The token of before other roles.
  const proved = await prove(withToken(whole), 'yanshenzhi');
  expect([await answers(withToken(proved)), await answers(withToken(whole))]).toEqual([0, 401]);
  const editor = withToken(await enterAs(app, 'linwanzhao'));
  const admin = await app.again('admin');
  const owners = await roleIdOf(app, roleCode.owner);
  const given = await admin.wire('POST /api/UserRole/SetUserToRole', { UserId: editorId, RoleIds: [role, owners] });
  expect([given.ErrorCode, await answers(editor), await answers(attacker)]).toEqual([0, 401, 401]);
}); // oxfmt-ignore

test('[SE-05] a sixth sign-in ends the oldest, which the record tells; half-done ones end none', async () => {
  await app.services.pool.query('delete from rate_limit');
  const login = { LoginName: 'tangyuan', pwd: passwordOf(app, 'tangyuan') };
  const people: Person[] = [];
  for (let count = 0; count < 6; count += 1) {
    people.push(withToken(await tryIn(app, login)));
    app.pass({ seconds: 1 });
  }
  const statuses: number[] = [];
  for (const person of people) statuses.push(await answers(person));
  expect(statuses).toEqual([401, 0, 0, 0, 0, 0]);
  const { rows } = await app.services.pool.query<{ reason: string | null }>(
    `select reason from audit_log join person on person.id::text = object_id
     where login_name = 'tangyuan' and action = 'access.signIn' order by audit_log.id`,
  );
  expect(rows.map(({ reason }) => reason)).toEqual([null, null, null, null, null, 'the oldest session ended']);
  const manager = withToken(await enterAs(app, 'yanshenzhi'));
  for (let count = 0; count < 6; count += 1)
    await tryIn(app, { LoginName: 'yanshenzhi', pwd: passwordOf(app, 'yanshenzhi') });
  expect(await answers(manager)).toBe(0);
}); // oxfmt-ignore
