import { describe, expect, test } from 'vitest';
import type { Person } from '#testing';
import { submitted, worldOf } from '#testing/story';
import { application } from '#testing/story/application';
import { dayFrom } from '#testing/story/world';
import { doneOnWire, headings, sheet } from '#testing/people/imports';
import { organisationIdOf, roleIdOf, versionOf, logged } from '#testing/lookups';
import { roleCode } from '#contract/rights';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const edit = 'POST /api/UserInfo/AdminEditUser';
const read = 'GET /api/UserInfo/GetUserInfoById';
const people = 'POST /api/UserRole/LoadManUserListByFilter';
const organisation = (number: string) => organisationIdOf(app, number);
let next = 13_610_000_000;
const newcomer = async (more: object = {}) => ({
  UserType: 4,
  LoginName: `holder${(next += 1)}`,
  TrueName: '祁新证',
  Mobile: String(next),
  Email: `holder${next}@agency.example`,
  OrgId: await organisation('PJ001'),
  ...more,
});
const until = (days: number) => dayFrom(worldOf(app), days);
const certificate = (Number: string, ValidUntil = until(400), Grade = '2') => ({ Number, Grade, ValidUntil });
const idOf = async (person: Person, name: string): Promise<string> =>
  (await person.wire(people, { Name: name, PageSize: 5 })).ResultValue.rows[0].Id;

describe('a new assessor', () => {
  test('[RO3] is given work once their agency has recorded a certificate that is valid; until then the choice says why not', async () => {
    const world = worldOf(app);
    const manager = await app.signIn(cast.manager);
    const waiting = await submitted(world, { achievementName: '交给新评估师的成果' });
    const { Id: applied, RowVersion } = await application(world, cast.manager, waiting);
    const { Id } = (await manager.wire(edit, await newcomer())).ResultValue;
    const option = async () =>
      (await manager.wire('GET /api/ApplyFor/GetAssessorOptions', { Id: applied })).ResultValue.find(
        (each: { Id: string }) => each.Id === Id,
      );
    const accept = () =>
      manager.wire('POST /api/ApplyFor/AcceptApply', {
        Id: applied,
        RowVersion,
        PGSId: Id,
        ContractNo: 'HT-9',
        Fee: null,
        PlanStart: until(1),
        PlanEnd: until(60),
      });
    expect(await option()).toMatchObject({ IsSelectable: false, Hindrances: ['未登记评估师证书'] });
    expect((await accept()).ErrorCode).toBe(2105);

    const stored = async () => (await manager.wire(read, { Id })).ResultValue;
    expect(await stored()).toMatchObject({ AssessorCertificate: null, ManagerCertificate: null });
    const expired = certificate('PGS-NEW-1', until(-1));
    expect(
      (await manager.wire(edit, { Id, RowVersion: await versionOf(app, Id), AssessorCertificate: expired }))
        .ErrorCode,
    ).toBe(0);
    expect((await stored()).AssessorCertificate).toEqual({ ...expired, IsInForce: false });
    expect(await option()).toMatchObject({
      IsSelectable: false,
      Hindrances: [`评估师证书已于 ${until(-1)} 到期`],
    });
    // The renewal keeps the number; the list shows it beside the person.
    const renewed = certificate('PGS-NEW-1', until(365), '3');
    const { RowVersion: version, Can } = await stored();
    const said = { Id, RowVersion: version, AssessorCertificate: renewed };
    // The agency is whom the certificate is asked of: it enters the first, the register's keeper renews it.
    expect(Can).not.toContain('certify');
    expect((await manager.wire(edit, said)).ErrorCode).toBe(403);
    const keeper = await app.signIn('zhouyiheng');
    expect((await keeper.wire(edit, said)).ErrorCode).toBe(0);
    const page = await manager.wire(people, { Name: '祁新证', PageSize: 5 });
    expect(page.ResultValue.rows[0].AssessorCertificate).toEqual({ ...renewed, IsInForce: true });
    expect(await option()).toMatchObject({
      IsSelectable: true,
      Hindrances: [],
      Grade: '3',
      ValidUntil: until(365),
    });
    expect((await accept()).ErrorCode).toBe(0);
    // The log tells what stood there before, and what stands there now.
    const { changes } = (await logged(app, 'staff.edit', Id)).at(-1)!;
    expect(changes).toContainEqual({
      field: 'assessorCertificate',
      before: `PGS-NEW-1 · 2 · ${until(-1)}`,
      after: `PGS-NEW-1 · 3 · ${until(365)}`,
    });
  });

  test('[RO3] a technology manager is offered to owners once the administrator has recorded their certificate', async () => {
    const admin = await app.signIn('admin');
    const owner = await app.signIn(cast.owner);
    const found = async () =>
      (await owner.wire('POST /api/ApplyFor/LoadScienceHandlerList', { Name: '陶承转' })).ResultValue.rows;
    const ManagerCertificate = certificate('STM-NEW-1', until(30), '1');
    const said = await newcomer({ UserType: 6, TrueName: '陶承转' });
    const { Id } = (await admin.wire(edit, said)).ResultValue;
    expect(await found()).toEqual([]);
    // An assessor's certificate is none of their trade.
    const wrong = await admin.wire(edit, {
      Id,
      RowVersion: await versionOf(app, Id),
      AssessorCertificate: certificate('PGS-NEW-2'),
    });
    expect(wrong.ResultValue).toEqual([
      { Field: 'AssessorCertificate.Number', Msg: '仅评估师或科技经理持有此类证书' },
    ]);
    expect(
      (await admin.wire(edit, { Id, RowVersion: await versionOf(app, Id), ManagerCertificate })).ErrorCode,
    ).toBe(0);
    expect(await found()).toMatchObject([{ Id, Level: '1' }]);
    // Emptied, it is gone: they are offered no more.
    expect(
      (await admin.wire(edit, { Id, RowVersion: await versionOf(app, Id), ManagerCertificate: null }))
        .ErrorCode,
    ).toBe(0);
    expect(await found()).toEqual([]);
  });
});

describe('who writes certificates', () => {
  test('[RO3] the agency the first of its assessors, the public-service agency all of the register and nothing else of them', async () => {
    const [reviewer, other, assessor, admin] = [
      await app.signIn('zhouyiheng'),
      await app.signIn('shixiting'),
      await app.signIn('lujingxing'),
      await app.signIn('admin'),
    ];
    const Id = await idOf(reviewer, '陆景行');
    const { Can, RowVersion } = (await reviewer.wire(read, { Id })).ResultValue;
    expect(Can).toEqual(['certify']);
    const AssessorCertificate = certificate('PGS-DEMO-0001', until(800), '3');
    const said = { Id, RowVersion, AssessorCertificate };
    expect((await reviewer.wire(edit, { ...said, Position: '首席' })).ErrorCode).toBe(403);
    expect((await reviewer.wire(edit, { Id, IsLock: true })).ErrorCode).toBe(403);
    expect((await other.wire(edit, said)).ErrorCode).toBe(404);
    expect((await assessor.wire(edit, said)).ErrorCode).toBe(403);
    expect((await app.visitor.wire(edit, said)).ErrorCode).toBe(401);
    expect((await reviewer.wire(edit, said)).ErrorCode).toBe(0);
    // Whoever read it before does not write over it.
    expect((await admin.wire(edit, { ...said, AssessorCertificate: null })).ErrorCode).toBe(2003);
    // An agency's manager is on the register too, and holds no certificate.
    const manager = await idOf(reviewer, '严慎之');
    expect((await reviewer.wire(edit, { Id: manager, AssessorCertificate })).ErrorCode).toBe(403);
    // Nobody writes their own: this administrator is an assessor besides.
    await app.db.updateTable('person').set({ userType: 4 }).where('id', '=', admin.id).execute();
    const own = await admin.wire(edit, { Id: admin.id, AssessorCertificate: certificate('PGS-OWN') });
    await app.db.updateTable('person').set({ userType: 0 }).where('id', '=', admin.id).execute();
    expect(own.ErrorCode).toBe(403);
  });

  test('[RO3] a number stands with one person, a grade is the dictionary’s, and a certificate is given whole', async () => {
    const manager = await app.signIn(cast.manager);
    const Id = await idOf(manager, '纪闻笛');
    const keeper = await app.signIn('zhouyiheng');
    const refusalOf = async (AssessorCertificate: object) => {
      const { ErrorCode, ResultValue } = await keeper.wire(edit, {
        Id,
        RowVersion: await versionOf(app, Id),
        AssessorCertificate,
      });
      return [ErrorCode, ...ResultValue.map(({ Field }: { Field: string }) => Field)];
    };
    const good = certificate('PGS-NEW-3');
    expect(await refusalOf({ ...good, Number: 'PGS-DEMO-0001' })).toEqual([
      2769,
      'AssessorCertificate.Number',
    ]);
    expect(await refusalOf({ ...good, Grade: '9' })).toEqual([2002, 'AssessorCertificate.Grade']);
    expect(await refusalOf({ ...good, Number: ' ' })).toEqual([2002, 'AssessorCertificate.Number']);
    expect(await refusalOf({ ...good, ValidUntil: '2027-02-30' })).toEqual([
      2002,
      'AssessorCertificate.ValidUntil',
    ]);
    expect(await refusalOf({ Number: 'PGS-NEW-3', Grade: '2' })).toEqual([
      2002,
      'AssessorCertificate.ValidUntil',
    ]);
    // Adding somebody is judged as changing them is, and nobody is left behind by a refusal.
    const taken = await manager.wire(
      edit,
      await newcomer({ TrueName: '留不下', AssessorCertificate: certificate('PGS-DEMO-0001') }),
    );
    expect(taken.ErrorCode).toBe(2769);
    expect((await manager.wire(people, { Name: '留不下' })).ResultValue.total).toBe(0);
  });
});

describe('certificates of an import', () => {
  test('[RO3] come in with their assessors, each cell judged; a sheet of an older template is read as before', async () => {
    const manager = await app.signIn(cast.manager);
    const asked = {
      OrgId: await organisation('PJ001'),
      RoleId: await roleIdOf(app, roleCode.assessor),
      DryRun: false,
    };
    const row = (name: string, mobile: number, ...certified: string[]) => [
      ...[name, String(mobile), `p${mobile}@example.org`, '', '', '', ''],
      ...certified,
    ];
    const rows = [
      row('证甲', 13620000001, 'PGS-IN-1', '高级', until(30).replaceAll('-', '/')),
      row('证乙', 13620000002),
      row('证丙', 13620000003, 'PGS-IN-1', '特级', '三月'),
      row('证丁', 13620000004, 'PGS-DEMO-0001', '2'),
    ];
    const done = await doneOnWire(manager, { FileId: await sheet(manager, rows), ...asked });
    expect(done).toMatchObject({
      Ok: 2,
      Failed: [
        { Row: 4, Field: '证书编号', Msg: '与第 2 行证书编号相同' },
        { Row: 4, Field: '证书等级', Msg: '字典中没有这个证书等级' },
        { Row: 4, Field: '证书有效期至', Msg: '不是正确的日期，例：2027-06-30' },
        { Row: 5, Field: '证书有效期至', Msg: '未填写' },
        { Row: 5, Field: '证书编号', Msg: '该证书编号已登记' },
      ],
    });
    const stored = async (name: string) =>
      (await manager.wire(people, { Name: name })).ResultValue.rows[0].AssessorCertificate;
    expect(await stored('证甲')).toEqual({ ...certificate('PGS-IN-1', until(30), '3'), IsInForce: true });
    expect(await stored('证乙')).toBeNull();
    // A role without a trade has no certificate to bring.
    const admin = await app.signIn('admin');
    const experts = await doneOnWire(admin, {
      FileId: await sheet(admin, [row('证戊', 13620000005, 'ZJ-1', '2', until(30))]),
      ...asked,
      RoleId: await roleIdOf(app, roleCode.expert),
    });
    expect(experts).toMatchObject({
      Ok: 0,
      Failed: [{ Row: 2, Field: '证书编号', Msg: '所选角色没有证书，请留空' }],
    });
    const older = await sheet(manager, [row('证己', 13620000006)], headings.slice(0, 7));
    expect(await doneOnWire(manager, { FileId: older, ...asked })).toMatchObject({ Ok: 1, Failed: [] });
  });
});
