import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { openHouse, type TestHouse } from '#testing';
import { access } from './contract';
import { offerSetup } from './server';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('signing in', () => {
  test('[AP1.GetManUserLogin] [VA7] Lin Wanzhao signs in with a password, spaces around the name, and gets a token, name and role', async () => {
    const { password } = house.accounts.find(({ loginName }) => loginName === 'linwanzhao')!;
    const reply = await house.visitor.wire('POST /api/UserAuth/GetManUserLogin', {
      LoginName: '  linwanzhao ',
      pwd: password,
    });
    expect(reply.ErrorCode).toBe(0);
    expect(reply.ResultValue).toEqual({
      Token: expect.stringMatching(/^mst_/),
      LoginName: 'linwanzhao',
      Role: 'EDT',
    });
  });

  test('[AP1.GetManUserLogin] a wrong password and an unknown name read the same', async () => {
    const wrong = await house.visitor.wire('POST /api/UserAuth/GetManUserLogin', {
      LoginName: 'linwanzhao',
      pwd: 'x',
    });
    const unknown = await house.visitor.wire('POST /api/UserAuth/GetManUserLogin', {
      LoginName: 'nobody',
      pwd: 'x',
    });
    expect([wrong.ErrorCode, wrong.RequestMsg]).toEqual([1001, '用户名或密码错误']);
    expect([unknown.ErrorCode, unknown.RequestMsg]).toEqual([1001, '用户名或密码错误']);
  });

  test('[AP4.LoadMenuByUser] the menu is what the role holds, two levels deep', async () => {
    const editor = await house.signIn('linwanzhao');
    const menu = await editor.do(access.calls.menu, {});
    expect(menu.map(({ url }) => url)).toContain('/workbench');
    expect(menu.flatMap(({ children }) => children).map(({ comment }) => comment)).toContain(
      'tasks/Workbench',
    );
    expect(await house.visitor.refusal(access.calls.menu, {})).toBe(401);
  });

  test('[AP1.SendCode] a code sent to the mobile signs in once', async () => {
    const { mobile } = personOf('linwanzhao');
    await house.visitor.do(access.calls.sendCode, { mobile: `+86 ${mobile}` });
    expect(await house.visitor.refusal(access.calls.sendCode, { mobile })).toBe(1004);
    const code = await house.lastCode(mobile);
    const signedIn = await house.visitor.do(access.calls.signIn, { mobile, code });
    expect(signedIn.loginName).toBe('linwanzhao');
    expect(await house.visitor.refusal(access.calls.signIn, { mobile, code })).toBe(1001);
  });

  test('[AP1.logout] signing out ends the session at once', async () => {
    const admin = await house.signIn('admin');
    await admin.do(access.calls.menu, {});
    await admin.do(access.calls.signOut, {});
    expect(await admin.refusal(access.calls.menu, {})).toBe(401);
  });
});

describe('a password of one’s own', () => {
  test('[AP1.ChangeUserPwd] Zhou Yiheng changes their password: the old one must be right, the new one good, other sessions end', async () => {
    const { password } = house.accounts.find(({ loginName }) => loginName === 'zhouyiheng')!;
    const here = await house.signIn('zhouyiheng');
    const other = await house.again('zhouyiheng');
    await other.do(access.calls.menu, {});
    const newPassword = '青渚江上的旧渡口与晚钟声声入耳';
    expect(await here.refusal(access.calls.changePassword, { oldPassword: 'wrong', newPassword })).toBe(1009);
    expect(
      await here.refusal(access.calls.changePassword, {
        oldPassword: password,
        newPassword: 'password12345678',
      }),
    ).toBe(1005);
    expect(
      await house.visitor.refusal(access.calls.changePassword, { oldPassword: password, newPassword }),
    ).toBe(401);
    await here.do(access.calls.changePassword, { oldPassword: password, newPassword });
    await here.do(access.calls.menu, {});
    expect(await other.refusal(access.calls.menu, {})).toBe(401);
    expect(await house.visitor.refusal(access.calls.signIn, { loginName: 'zhouyiheng', password })).toBe(
      1001,
    );
    await house.visitor.do(access.calls.signIn, { loginName: 'zhouyiheng', password: newPassword });
  });
});

describe('the first administrator of a new installation', () => {
  test('there is no link while there is an administrator; without one the link works once, for half an hour', async () => {
    expect(await offerSetup(house.house)).toBeUndefined();
    await house.db
      .deleteFrom('personRole')
      .where('roleId', 'in', (role) => role.selectFrom('role').select('id').where('code', '=', 'ADM'))
      .execute();
    const account = {
      loginName: 'first.admin',
      password: 'a slow river bends at dusk',
      trueName: '顾安澜',
      mobile: '10000009999',
      operatorName: '岳川省卫生健康研究院',
    };
    const tokenOf = (link: string | undefined) => link?.split('#')[1] ?? '';

    const stale = tokenOf(await offerSetup(house.house));
    house.pass({ minutes: 31 });
    expect(await house.visitor.refusal(access.calls.setUp, { ...account, setupToken: stale })).toBe(1007);

    const voided = tokenOf(await offerSetup(house.house));
    const link = await offerSetup(house.house);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8080\/login\?way=setup#setup_/);
    expect(await house.visitor.refusal(access.calls.setUp, { ...account, setupToken: voided })).toBe(1007);
    expect(
      await house.visitor.refusal(access.calls.setUp, {
        ...account,
        setupToken: tokenOf(link),
        password: 'admin123',
      }),
    ).toBe(1005);
    const signedIn = await house.visitor.do(access.calls.setUp, { ...account, setupToken: tokenOf(link) });
    // They approve and grant: their second factor comes first.
    expect(signedIn).toMatchObject({ role: '', secondFactor: 'enrol' });
    expect(await house.visitor.refusal(access.calls.setUp, { ...account, setupToken: tokenOf(link) })).toBe(
      1007,
    );
    const again = await house.visitor.wire(`POST ${access.calls.signIn.path}`, {
      LoginName: account.loginName,
      pwd: account.password,
    });
    const entered = await house.authenticators.finish(house.visitor, account.loginName, again);
    expect(entered.ResultValue.Role).toBe('ADM');
  });
});
