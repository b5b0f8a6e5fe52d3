import { describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();

describe('who am I', () => {
  test('[AP2.GetUserInfo] Lin Wanzhao reads their own profile, personal data masked', async () => {
    const editor = await app.signIn('linwanzhao');
    const reply = await editor.wire('GET /api/UserInfo/GetUserInfo');
    const [info] = reply.ResultValue;
    expect(info).toMatchObject({ TrueName: '林晚照', Roles: ['EDT'], RoleNames: ['内容编辑'], UserType: 7 });
    const stored = await personRow(app, editor);
    expect(info).toMatchObject({
      introduction: stored.introduction ?? '',
      OrgNumber: stored.organisationNumber,
      code: stored.creditCode,
    });
    expect(info.code).toMatch(/^[0-9A-Z]{18}$/);
    const { mobile, identityCard } = personOf('linwanzhao');
    expect(info.Mobile.masked).toMatch(/^1\d{2}\*{4}\d{4}$/);
    expect(JSON.stringify(reply)).not.toContain(mobile);
    expect(JSON.stringify(reply)).not.toContain(identityCard);
  });

  test('[AP2.GetUserInfo] nobody is nobody without a token', async () => {
    expect((await app.visitor.wire('GET /api/UserInfo/GetUserInfo')).ErrorCode).toBe(401);
  });
});
