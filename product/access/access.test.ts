import { describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { access } from './contract';
import { offerSetup } from './server';
import { passwordOf } from '#testing/lookups';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();

describe('signing in', () => {
  test('[AP1.GetManUserLogin] [VA7] Lin Wanzhao signs in with a password, spaces around the name, and gets a token, name and role', async () => {
    const password = passwordOf(app, 'linwanzhao');
    const reply = await app.visitor.wire('POST /api/UserAuth/GetManUserLogin', {
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
    const wrong = await app.visitor.wire('POST /api/UserAuth/GetManUserLogin', {
      LoginName: 'linwanzhao',
      pwd: 'x',
    });
    const unknown = await app.visitor.wire('POST /api/UserAuth/GetManUserLogin', {
      LoginName: 'nobody',
      pwd: 'x',
    });
    expect([wrong.ErrorCode, wrong.RequestMsg]).toEqual([1001, '用户名或密码错误']);
    expect([unknown.ErrorCode, unknown.RequestMsg]).toEqual([1001, '用户名或密码错误']);
  });

  test('[AP4.LoadMenuByUser] the menu is what the role holds, two levels deep', async () => {
    const editor = await app.signIn('linwanzhao');
    const menu = await editor.do(access.calls.menu, {});
    expect(menu.map(({ url }) => url)).toContain('/workbench');
    expect(menu.flatMap(({ children }) => children).map(({ comment }) => comment)).toContain(
      'tasks/Workbench',
    );
    expect(await app.visitor.refusal(access.calls.menu, {})).toBe(401);
  });

  test('[AP1.SendCode] a code sent to the mobile signs in once', async () => {
    const { mobile } = personOf('linwanzhao');
    await app.visitor.do(access.calls.sendCode, { mobile: `+86 ${mobile}` });
    expect(await app.visitor.refusal(access.calls.sendCode, { mobile })).toBe(1004);
    const code = await app.lastCode(mobile);
    const signedIn = await app.visitor.do(access.calls.signIn, { mobile, code });
    expect(signedIn.loginName).toBe('linwanzhao');
    expect(await app.visitor.refusal(access.calls.signIn, { mobile, code })).toBe(1001);
  });

  test('[AP1.logout] signing out ends the session at once', async () => {
    const admin = await app.signIn('admin');
    await admin.do(access.calls.menu, {});
    await admin.do(access.calls.signOut, {});
    expect(await admin.refusal(access.calls.menu, {})).toBe(401);
  });
});

describe('a password of one’s own', () => {
  test('[AP1.ChangeUserPwd] Zhou Yiheng changes their password: the old one must be right, the new one good, other sessions end', async () => {
    const password = passwordOf(app, 'zhouyiheng');
    const here = await app.signIn('zhouyiheng');
    const other = await app.again('zhouyiheng');
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
      await app.visitor.refusal(access.calls.changePassword, { oldPassword: password, newPassword }),
    ).toBe(401);
    await here.do(access.calls.changePassword, { oldPassword: password, newPassword });
    await here.do(access.calls.menu, {});
    expect(await other.refusal(access.calls.menu, {})).toBe(401);
    expect(await app.visitor.refusal(access.calls.signIn, { loginName: 'zhouyiheng', password })).toBe(1001);
    await app.visitor.do(access.calls.signIn, { loginName: 'zhouyiheng', password: newPassword });
  });
});

describe('the first administrator of a new installation', () => {
  test('there is no link while there is an administrator; without one the link works once, for half an hour', async () => {
    expect(await offerSetup(app.services)).toBeUndefined();
    await app.db
      .deleteFrom('personRole')
      .where('roleId', 'in', (role) =>
        role.selectFrom('role').select('id').where('code', '=', roleCode.administrator),
      )
      .execute();
    const account = {
      loginName: 'first.admin',
      password: 'a slow river bends at dusk',
      trueName: '顾安澜',
      mobile: '10000009999',
      operatorName: '岳川省卫生健康研究院',
    };
    const tokenOf = (link: string | undefined) => link?.split('#')[1] ?? '';

    const stale = tokenOf(await offerSetup(app.services));
    app.pass({ minutes: 31 });
    expect(await app.visitor.refusal(access.calls.setUp, { ...account, setupToken: stale })).toBe(1007);

    const voided = tokenOf(await offerSetup(app.services));
    const link = await offerSetup(app.services);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8080\/login\?way=setup#setup_/);
    expect(await app.visitor.refusal(access.calls.setUp, { ...account, setupToken: voided })).toBe(1007);
    expect(
      await app.visitor.refusal(access.calls.setUp, {
        ...account,
        setupToken: tokenOf(link),
        password: 'admin123',
      }),
    ).toBe(1005);
    const signedIn = await app.visitor.do(access.calls.setUp, { ...account, setupToken: tokenOf(link) });
    // They approve and grant: their second factor comes first.
    expect(signedIn).toMatchObject({ role: '', secondFactor: 'enrol' });
    expect(await app.visitor.refusal(access.calls.setUp, { ...account, setupToken: tokenOf(link) })).toBe(
      1007,
    );
    const again = await app.visitor.wire(`POST ${access.calls.signIn.path}`, {
      LoginName: account.loginName,
      pwd: account.password,
    });
    const entered = await app.authenticators.finish(app.visitor, account.loginName, again);
    expect(entered.ResultValue.Role).toBe('ADM');
  });
});
