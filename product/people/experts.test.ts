import { beforeEach, describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { defectFields, type Reply } from '#testing';
import { organisationIdOf, personIdOf, versionOf, personRow, loginsHolding } from '#testing/lookups';
import { staff } from './contract';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';
import { signInByCode } from '#testing/people/by-code';

const app = await openedApp();
beforeEach(async () => {
  await app.services.pool.query('delete from rate_limit');
});

const { edit, addExpert, expert, workplaces, byRole } = staff.calls;
const idOf = (loginName: string) => personIdOf(app, loginName);
const organisation = (number: string) => organisationIdOf(app, number);
let next = 13_900_000_000;
const newMobile = () => String((next += 1));
const fields = (reply: Reply): string[] => defectFields(reply).toSorted();
const byCode = (mobile: string) => signInByCode(app, mobile);

describe('experts', () => {
  test('[AP2.AddZJUserInfo] [AP2.GetAttchedOrgList] [RO3] the public-service agency registers an expert, who signs in by a code', async () => {
    const reviewer = await app.signIn('zhouyiheng');
    const mobile = newMobile();
    const body = {
      UserType: 1,
      TrueName: '新专家',
      Mobile: mobile,
      Email: 'zj@example.org',
      OrgId: await organisation('GX001'),
      ShuXiXueKeOne: '330.21',
    };
    const path = 'POST /api/UserInfo/AddZJUserInfo';
    const added = await reviewer.wire(path, body);
    expect(added.ErrorCode).toBe(0);
    const { Id } = added.ResultValue;
    const read = (await reviewer.wire('GET /api/UserInfo/GetZJUserInfo', { Id })).ResultValue;
    expect(read).toMatchObject({
      TrueName: '新专家',
      UserType: 1,
      Roles: ['ZJ'],
      Fields: ['330.21'],
      Credits: 0,
      Load: 0,
    });
    expect(read.LoginName).toBe('xinzhuanjia');
    const places = (await reviewer.wire('GET /api/UserInfo/GetAttchedOrgList', { UserId: Id })).ResultValue;
    expect(places).toEqual([
      {
        OrgId: body.OrgId,
        OrgName: expect.any(String),
        IsMain: true,
        From: app.now().toISOString().slice(0, 10),
        To: null,
      },
    ]);
    expect((await byCode(mobile)).ResultValue.Role).toBe('ZJ');
    // Now it is in use: name and number are the expert's own.
    expect(
      fields(
        await reviewer.wire('POST /api/UserInfo/AdminEditUser', {
          Id,
          RowVersion: await versionOf(app, Id),
          Mobile: newMobile(),
        }),
      ),
    ).toEqual(['Mobile']);
    expect((await reviewer.wire(path, { ...body, UserType: 3, Mobile: newMobile() })).ErrorCode).toBe(403);
    expect((await reviewer.wire(path, { ...body, Mobile: mobile })).ErrorCode).toBe(1013);
    expect(fields(await reviewer.wire(path, { UserType: 1 }))).toContain('TrueName');
    expect(await (await app.signIn('lujingxing')).refusal(addExpert, {})).toBe(403);
    expect(await app.visitor.refusal(addExpert, {})).toBe(401);
    // The register of staff is for looking.
    expect(await reviewer.refusal(edit, { id: await idOf('yanshenzhi'), position: 'x' })).toBe(403);
  });

  test('[AP2.GetZJUserInfo] [RO3] an expert’s record shows what they know and have in hand, to those who draw panels', async () => {
    const manager = await app.signIn('yanshenzhi');
    const id = await idOf('helanzhou');
    const found = await manager.do(expert, { id });
    expect(found.fields).toEqual([...personOf('helanzhou').familiarSubjects]);
    expect(found.credits).toBeGreaterThanOrEqual(0);
    expect(await manager.refusal(expert, { id: await idOf('lujingxing') })).toBe(404);
    expect(await (await app.signIn('helanzhou')).refusal(expert, { id })).toBe(403);
    const [mine] = await (await app.signIn('helanzhou')).do(workplaces, { userId: id });
    expect(mine).toMatchObject({ isMain: true, to: null });
    const owner = await app.signIn('jiangwangshu');
    const colleague = await personRow(app, 'tangyuan');
    expect(await owner.refusal(workplaces, { userId: colleague.id })).toBe(404);
  });

  test('[AP2.GetUserListAboutRole] people with a role are found among those one may name', async () => {
    const owner = await app.signIn('jiangwangshu');
    const found = await owner.wire('POST /api/UserInfo/GetUserListAboutRole', {
      PageIndex: 1,
      PageSize: 50,
      RoleCode: 'STM',
    });
    expect(found.ResultValue.rows.map((row: { TrueName: string }) => row.TrueName).sort()).toEqual(
      loginsHolding(roleCode.technologyManager)
        .map((login) => personOf(login).name)
        .sort(),
    );
    expect(Object.keys(found.ResultValue.rows[0]).sort()).toEqual(['Id', 'OrgName', 'TrueName']);
    expect((await owner.do(byRole, { roleCode: roleCode.administrator })).total).toBe(0);
    const manager = await app.signIn('yanshenzhi');
    expect(
      (await manager.do(byRole, { roleCode: roleCode.assessor })).rows.map(({ trueName }) => trueName),
    ).toContain(personOf('lujingxing').name);
    expect(fields(await owner.wire('POST /api/UserInfo/GetUserListAboutRole', { RoleCode: ' ' }))).toEqual([
      'RoleCode',
    ]);
    expect(await app.visitor.refusal(byRole, { roleCode: roleCode.technologyManager })).toBe(401);
  });
});
