import { beforeEach, describe, expect, test } from 'vitest';
import { makeIdentityCard } from '#contract/identity-card';
import { personOf } from '#database/seeds/demo/people';
import { Person, defectFields, type Reply } from '#testing';
import { organisationIdOf, personIdOf, roleIdOf, passwordOf, versionOf, personRow } from '#testing/lookups';
import { staff } from './contract';
import { roleCode, type RoleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';
import { signInByCode } from '#testing/people/by-code';

const app = await openedApp();
beforeEach(async () => {
  await app.services.pool.query('delete from rate_limit');
});

const { list, record, edit, byRole, grantableRoles } = staff.calls;
const idOf = (loginName: string) => personIdOf(app, loginName);
const organisation = (number: string) => organisationIdOf(app, number);
const roleId = (code: RoleCode) => roleIdOf(app, code);
let next = 13_900_000_000;
const newMobile = () => String((next += 1));
const assessor = async (more: object = {}) => ({
  loginName: `assessor${next}`,
  trueName: '新评估',
  mobile: newMobile(),
  email: 'new@example.org',
  organisationId: await organisation('PJ001'),
  userType: 4,
  ...more,
});
const fields = (reply: Reply): string[] => defectFields(reply).toSorted();
const byCode = (mobile: string) => signInByCode(app, mobile);

describe('adding and changing people', () => {
  test('[AP2.GetUserInfoById] [AP2.AdminEditUser] [RO3] [EN1] the administrator adds a person, reads every field again and changes them', async () => {
    const admin = await app.signIn('admin');
    const mobile = newMobile();
    const identityCard = makeIdentityCard('110101', '1980-02-03', 12);
    const profile = {
      UserType: 4,
      TrueName: '甄仔细',
      Education: '2',
      Sex: 2,
      Birthday: '1980-02-01',
      ZhiCheng: '1.1',
      Project: '心血管内科',
      ShuXiXueKeOne: '330.21',
      ShuXiXueKeTwo: '350.10',
      OrgId: await organisation('PJ001'),
      Position: '评估师',
      Address: '青渚市江畔路 2 号',
      ResearchField: '证据评价',
      DBXCG: '标准一部',
      JianJie: '从业二十年',
      Img: '',
    };
    const added = await admin.wire('POST /api/UserInfo/AdminEditUser', {
      ...profile,
      LoginName: 'zhenzixi',
      Mobile: mobile,
      Email: 'Zhen@Example.org',
      CardId: identityCard,
      RoleIds: [await roleId(roleCode.assessor), await roleId(roleCode.expert)],
      IsLock: false,
    });
    expect(added.ErrorCode).toBe(0);
    const { Id } = added.ResultValue;
    const read = await admin.wire('GET /api/UserInfo/GetUserInfoById', { Id });
    expect(read.ResultValue).toMatchObject({
      ...profile,
      Id,
      LoginName: 'zhenzixi',
      Mobile: { masked: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` },
      Email: { masked: 'z***@example.org' },
      CardId: { masked: `1*****${identityCard.at(-1)}` },
      Roles: ['PGS', 'ZJ'],
      IsLock: false,
      IsFresh: true,
    });
    for (const clear of [mobile, identityCard, 'zhen@example.org'])
      expect(JSON.stringify(read)).not.toContain(clear);
    const stored = await personRow(app, { id: Id });
    expect(stored).toMatchObject({
      passwordHash: null,
      mobileIndex: app.services.blindIndex('mobile', mobile),
    });
    expect(stored.mobileCipher).not.toContain(mobile);

    const changed = { Position: '高级评估师', Birthday: '1981-03-01', ShuXiXueKeTwo: '330.21', Sex: 1 };
    const { RowVersion } = read.ResultValue;
    expect(
      (await admin.wire('POST /api/UserInfo/AdminEditUser', { Id, RowVersion, ...changed })).ErrorCode,
    ).toBe(0);
    const after = (await admin.wire('GET /api/UserInfo/GetUserInfoById', { Id })).ResultValue;
    expect(after).toEqual({ ...read.ResultValue, ...changed, RowVersion: RowVersion + 1 });
    // Somebody who read it earlier does not write over it.
    expect(
      (await admin.wire('POST /api/UserInfo/AdminEditUser', { Id, RowVersion, Position: '旧' })).ErrorCode,
    ).toBe(2003);
    // Nor does whoever names no version; of eight at once with the same one, one gets through [CO-01].
    const path = 'POST /api/UserInfo/AdminEditUser';
    const unread = await admin.wire(path, { Id, Position: '旧' });
    expect([unread.ErrorCode, fields(unread)]).toEqual([2002, ['RowVersion']]);
    const racing = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        admin.wire(path, { Id, RowVersion: RowVersion + 1, Position: `职务${at}` }),
      ),
    );
    expect(racing.map(({ ErrorCode }) => ErrorCode).toSorted()).toEqual([0, ...Array(7).fill(2003)]);
    expect(racing.find(({ ErrorCode }) => ErrorCode === 2003)!.ResultValue).toEqual({
      RowVersion: RowVersion + 2,
    });
    // Nobody was given a password: the owner comes in by a code sent to their mobile.
    const entered = await app.authenticators.finish(app.visitor, 'zhenzixi', await byCode(mobile));
    expect(entered.ResultValue).toMatchObject({ LoginName: 'zhenzixi', Role: 'PGS,ZJ' });
  });

  test('[RO3] bad input is named by field, and a number, a name and an identity number belong to one person', async () => {
    const admin = await app.signIn('admin');
    const path = 'POST /api/UserInfo/AdminEditUser';
    expect(fields(await admin.wire(path, { UserType: 4, LoginName: 'nobody1' }))).toEqual([
      'Email',
      'Mobile',
      'OrgId',
      'TrueName',
    ]);
    const OrgId = await organisation('PJ001');
    const good = { UserType: 4, LoginName: 'nobody1', TrueName: '无名', Email: 'a@b.cn', OrgId };
    expect(
      fields(
        await admin.wire(path, {
          ...good,
          Mobile: '010-88886666',
          Email: 'nobody@',
          CardId: '110101197503142101',
          ZhiCheng: '99.9',
        }),
      ),
    ).toEqual(['CardId', 'Email', 'Mobile', 'ZhiCheng']);
    expect(fields(await admin.wire(path, { ...good, Mobile: '138****0001' }))).toEqual(['Mobile']);
    expect(fields(await admin.wire(path, { ...good, LoginName: ' ', Mobile: newMobile() }))).toEqual([
      'LoginName',
    ]);
    expect(fields(await admin.wire(path, { ...good, Mobile: newMobile(), Pwd: 'x' }))).toEqual(['Pwd']);
    const taken = personOf('lujingxing');
    const refusalOf = async (more: object) =>
      (await admin.wire(path, { ...good, Mobile: newMobile(), ...more })).ErrorCode;
    expect(await refusalOf({ Mobile: taken.mobile })).toBe(1013);
    expect(await refusalOf({ LoginName: 'LuJingXing' })).toBe(1008);
    expect(await refusalOf({ LoginName: 'аdmin' })).toBe(1008);
    expect(await refusalOf({ CardId: taken.identityCard })).toBe(1011);
    expect(await refusalOf({ RoleIds: ['018f0000-0000-7000-8000-000000000000'] })).toBe(1020);
    expect(await refusalOf({ OrgId: '018f0000-0000-7000-8000-000000000000' })).toBe(404);
    // A change is judged as an addition is.
    const Id = await idOf('jiwendi');
    expect(fields(await admin.wire(path, { Id, TrueName: '', Email: ' ', Mobile: '' }))).toEqual([
      'Email',
      'Mobile',
      'RowVersion',
      'TrueName',
    ]);
    expect(
      fields(await admin.wire(path, { Id, RowVersion: await versionOf(app, Id), Mobile: '100****0302' })),
    ).toEqual(['Mobile']);
    expect(
      (await admin.wire(path, { Id, RowVersion: await versionOf(app, Id), Mobile: taken.mobile })).ErrorCode,
    ).toBe(1013);
    expect((await app.visitor.wire(path, good)).ErrorCode).toBe(401);
    expect((await (await app.signIn('jiangwangshu')).wire(path, good)).ErrorCode).toBe(403);
  });

  test('[RO3] a new number ends the sign-ins and the old one is told; a new address waits for its owner', async () => {
    const admin = await app.signIn('admin');
    const id = await idOf('fangjiming');
    const fang = await app.signIn('fangjiming');
    const [old, mobile] = [personOf('fangjiming').mobile, newMobile()];
    const done = await admin.do(edit, {
      id,
      rowVersion: await versionOf(app, id),
      mobile,
      email: 'fang.new@example.org',
    });
    expect(done.isEmailPending).toBe(true);
    expect(await fang.refusal(byRole, { roleCode: roleCode.assessor })).toBe(401);
    const sent = await app.outbox();
    expect(sent.filter(({ to }) => to === old).at(-1)?.text).toContain(mobile.slice(-4));
    expect(sent.filter(({ to }) => to === 'fang.new@example.org')).toHaveLength(1);
    const fromRecord = await admin.do(record, { id });
    expect(fromRecord.mobile.masked).toBe(`139****${mobile.slice(-4)}`);
    expect(fromRecord.email.masked).toBe('f***@example.org');
    const { emailIndex } = await personRow(app, { id });
    expect(emailIndex).toBe(app.services.blindIndex('email', personOf('fangjiming').email));
  });

  test('[RO3] an agency adds assessors to itself and no other role, and keeps its hands off accounts in use', async () => {
    const manager = await app.signIn('yanshenzhi');
    const { id } = await manager.do(edit, await assessor());
    const made = await manager.do(record, { id });
    expect(made).toMatchObject({
      roles: [roleCode.assessor],
      isFresh: true,
      can: ['edit', 'title', 'identity', 'invite', 'certify', 'lock'],
    });
    expect((await manager.do(grantableRoles, {})).map(({ code }) => code).sort()).toEqual([
      roleCode.assessor,
      roleCode.expert,
    ]);
    const refused = async (more: object) => manager.refusal(edit, await assessor(more));
    expect(await refused({ roleIds: [await roleId(roleCode.agency)] })).toBe(403);
    expect(await refused({ roleIds: [await roleId(roleCode.administrator)] })).toBe(403);
    expect(await refused({ roleIds: [await roleId(roleCode.assessor), await roleId(roleCode.expert)] })).toBe(
      403,
    );
    expect(await refused({ userType: 3 })).toBe(403);
    expect(await refused({ organisationId: await organisation('PJ002') })).toBe(2002);
    // A fresh account is mended; roles and kind stay the administrator's.
    await manager.do(edit, {
      id,
      rowVersion: await versionOf(app, id),
      trueName: '新评估师',
      mobile: newMobile(),
    });
    expect(await manager.refusal(edit, { id, roleIds: [await roleId(roleCode.administrator)] })).toBe(403);
    expect(await manager.refusal(edit, { id, userType: 3 })).toBe(403);
    // One in use keeps what opens it: another number would let the agency sign in its name.
    const lu = await idOf('lujingxing');
    await app.signIn('lujingxing');
    await manager.do(edit, { id: lu, rowVersion: await versionOf(app, lu), position: '首席评估师' });
    expect(
      fields(
        await manager.wire('POST /api/UserInfo/AdminEditUser', {
          Id: lu,
          RowVersion: await versionOf(app, lu),
          Mobile: newMobile(),
          Email: 'x@example.org',
          TrueName: '别人',
          OrgId: await organisation('PJ002'),
        }),
      ),
    ).toEqual(['Email', 'Mobile', 'OrgId', 'TrueName']);
    // Others' assessors, its own manager and the administrator are not its own.
    for (const login of ['fangjiming', 'admin', 'yanshenzhi', 'jiangwangshu'])
      expect(await manager.refusal(record, { id: await idOf(login) }), login).toBe(404);
    expect(await manager.refusal(edit, { id: await idOf('shixiting'), position: 'x' })).toBe(404);
    expect(await (await app.signIn('lujingxing')).refusal(edit, { id, position: 'x' })).toBe(403);
  });
});

describe('locking', () => {
  test('[RO3] a locked person is out at once and cannot come in, by password or by code', async () => {
    const admin = await app.signIn('admin');
    const editor = await app.signIn('linwanzhao');
    const id = await idOf('linwanzhao');
    await admin.do(edit, { id, isLocked: true });
    expect((await editor.wire('GET /api/UserInfo/GetUserInfo')).ErrorCode).toBe(401);
    const signIn = () =>
      app.visitor.wire('POST /api/UserAuth/GetManUserLogin', {
        LoginName: 'linwanzhao',
        pwd: passwordOf(app, 'linwanzhao'),
      });
    expect((await signIn()).ErrorCode).toBe(1001);
    const page = await admin.do(list, { state: 'locked' });
    expect(page.rows.map(({ loginName, can }) => [loginName, can.includes('unlock')])).toEqual([
      ['linwanzhao', true],
    ]);
    await admin.do(edit, { id, isLocked: false });
    expect((await signIn()).ErrorCode).toBe(0);
  });

  test('[RO3] [AZ-09] nobody locks themselves or changes their own roles, and the last administrator stays', async () => {
    const admin = await app.signIn('admin');
    const id = await idOf('admin');
    expect(await admin.refusal(edit, { id, isLocked: true })).toBe(1014);
    expect(await admin.refusal(edit, { id, roleIds: [await roleId(roleCode.editor)] })).toBe(1014);
    expect(await admin.refusal(edit, { id, userType: 7 })).toBe(1014);
    // A second administrator may lock the first; then they are the last, and the first may not come back over them.
    const mobile = newMobile();
    const { id: second } = await admin.do(edit, await assessor({ userType: 0, mobile, loginName: 'second' }));
    const token = (await byCode(mobile)).ResultValue.Token as string;
    const other = new Person(app.address, token, 'second', second);
    const both = await Promise.all([
      other.wire('POST /api/UserInfo/AdminEditUser', { Id: id, RoleIds: [] }),
      admin.wire('POST /api/UserInfo/AdminEditUser', { Id: second, IsLock: true }),
    ]);
    const codes = both.map(({ ErrorCode }) => ErrorCode).sort((one, another) => one - another);
    expect(codes[0]).toBe(0);
    // The slower of the two is refused, or has been locked out before they were heard.
    expect([401, 403, 2521]).toContain(codes[1]);
    const { rows } = await app.services.pool.query(
      `select count(*)::int as count from person p join person_role pr on pr.person_id = p.id
       join role r on r.id = pr.role_id where r.code = '${roleCode.administrator}' and not p.is_locked`,
    );
    expect(rows[0].count).toBe(1);
    // As before, for the stories that follow.
    await app.services.pool.query('update person set is_locked = (id = $1) where id = any($2)', [
      second,
      [id, second],
    ]);
    await app.services.pool.query(
      'insert into person_role (person_id, role_id) values ($1, $2) on conflict do nothing',
      [id, await roleId(roleCode.administrator)],
    );
  });
});
