import { beforeEach, describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { Person } from '#testing';
import { access } from './contract';
import { passwordOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
beforeEach(async () => {
  await app.services.pool.query('delete from rate_limit');
});

const { changeMobile, codeWait, sendCode, menu, signIn } = access.calls;
const path = 'POST /api/UserAuth/UpdateUserMobile';

describe('a new mobile number', () => {
  test('[AP1.UpdateUserMobile] [SM-04] Su Yanqing proves their new number, the old one is told, their other sessions end', async () => {
    const owner = await app.signIn('suyanqing');
    const password = passwordOf(app, 'suyanqing');
    const elsewhere = await app.visitor.do(signIn, { loginName: 'suyanqing', password });
    const other = new Person(app.address, elsewhere.token);
    await other.do(menu, {});
    const [old, next] = [personOf('suyanqing').mobile, '13912340001'];
    await owner.do(sendCode, { mobile: next });
    const code = await app.lastCode(next);
    // The specification's client names a user: whoever that is, it is the caller's own number that changes.
    const stranger = await app.signIn('linwanzhao');
    const numberOf = async (person: Person): Promise<string> =>
      (await person.wire('GET /api/UserInfo/GetUserInfo')).ResultValue[0].Mobile.masked;
    const before = await numberOf(stranger);
    const reply = await owner.wire(path, { UserId: stranger.id, NewMobile: next, Code: code });
    expect(reply.ErrorCode).toBe(0);
    expect(await numberOf(owner)).toBe('139****0001');
    expect(await numberOf(stranger)).toBe(before);
    const notified = (await app.outbox()).filter(({ to }) => to === old).at(-1)!;
    expect(notified.text).toContain('139****0001');
    expect(notified.text).not.toContain(next);
    expect(await other.refusal(menu, {})).toBe(401);
    expect(await owner.refusal(changeMobile, { newMobile: next, code })).toBe(1003);
    // Nor does it matter what else stands there.
    for (const [at, UserId] of [null, '', 'admin', owner.id].entries()) {
      const another = `1391234001${at}`;
      await app.services.pool.query('delete from rate_limit');
      await owner.do(sendCode, { mobile: another });
      const Code = await app.lastCode(another);
      expect((await owner.wire(path, { UserId, NewMobile: another, Code })).ErrorCode).toBe(0);
    }
  });

  test('[VA3] [VA5] [AP1.UpdateUserMobile] what is missing or wrong is told in the words of the screen', async () => {
    const owner = await app.signIn('suyanqing');
    const said = async (input: object) => {
      const { ErrorCode, RequestMsg, ResultValue } = await owner.wire(path, input);
      return [ErrorCode, RequestMsg, ResultValue];
    };
    expect(await said({ NewMobile: ' ', Code: '' })).toEqual([
      1010,
      '请填写完整的数据',
      [
        { Field: 'NewMobile', Msg: '请输入手机号' },
        { Field: 'Code', Msg: '请输入验证码' },
      ],
    ]);
    expect(await said({ NewMobile: '1391234', Code: '123456' })).toEqual([
      2002,
      expect.any(String),
      [{ Field: 'NewMobile', Msg: '手机号码不正确' }],
    ]);
    const asked = (mobile: string) => owner.wire('GET /api/UserAuth/SendCode', { mobile });
    expect((await asked('')).ResultValue).toEqual([{ Field: 'mobile', Msg: '请输入手机号' }]);
    expect((await asked('139')).ResultValue).toEqual([{ Field: 'mobile', Msg: '手机号码不正确' }]);
    expect(await app.visitor.refusal(changeMobile, { newMobile: '13912340002', code: '123456' })).toBe(401);
  });

  test('a code is good for its number and its session alone, and five wrong ones burn it', async () => {
    const owner = await app.signIn('jiangwangshu');
    await owner.do(sendCode, { mobile: '13912340003' });
    const code = await app.lastCode('13912340003');
    expect(await owner.refusal(changeMobile, { newMobile: '13912340004', code })).toBe(1003);
    const other = await app.signIn('linwanzhao');
    expect(await other.refusal(changeMobile, { newMobile: '13912340003', code })).toBe(1003);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      expect(await owner.refusal(changeMobile, { newMobile: '13912340003', code: wrong })).toBe(1003);
    expect(await owner.refusal(changeMobile, { newMobile: '13912340003', code })).toBe(1003);
  });

  test('a number that another account has is refused to whoever proves to hold it', async () => {
    const owner = await app.signIn('jiangwangshu');
    const { mobile } = personOf('linwanzhao');
    await owner.do(sendCode, { mobile });
    const code = await app.lastCode(mobile);
    expect(await owner.refusal(changeMobile, { newMobile: mobile, code })).toBe(1013);
  });

  test('the server says how long the button waits: sixty seconds, whatever number, for this session alone', async () => {
    const [owner, other] = [await app.signIn('jiangwangshu'), await app.signIn('linwanzhao')];
    expect(await owner.do(codeWait, {})).toEqual({ seconds: 0 });
    expect(await owner.do(sendCode, { mobile: '13912340005' })).toEqual({ seconds: 60 });
    expect(await owner.do(codeWait, {})).toEqual({ seconds: 60 });
    app.pass({ seconds: 25 });
    expect(await owner.do(codeWait, {})).toEqual({ seconds: 35 });
    expect(await other.do(codeWait, {})).toEqual({ seconds: 0 });
    expect(await owner.refusal(sendCode, { mobile: '13912340006' })).toBe(1004);
    app.pass({ seconds: 36 });
    expect(await owner.do(codeWait, {})).toEqual({ seconds: 0 });
    await owner.do(sendCode, { mobile: '13912340006' });
    expect(await app.visitor.refusal(codeWait, {})).toBe(401);
  });
});
