import { describe, expect, test } from 'vitest';
import type { Refused } from '#testing';
import { applications } from '#product/applications/contract';
import { organisations } from './contract';
import { personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();

describe('choosing an organisation', () => {
  test('[AP3.GetOrgList] the whole list comes in one page of 10,000, and a name narrows it', async () => {
    const admin = await app.signIn('admin');
    const all = await admin.wire('POST /api/UserOrg/GetOrgList', {
      PageIndex: 1,
      PageSize: 10_000,
      OrgName: '',
    });
    expect(all.ResultValue.total).toBe(all.ResultValue.rows.length);
    const some = await admin.wire('POST /api/UserOrg/GetOrgList', {
      PageIndex: 1,
      PageSize: 10,
      OrgName: '江澜',
    });
    expect(some.ResultValue.rows.length).toBeGreaterThan(2);
    for (const row of some.ResultValue.rows) expect(row.OrgName).toContain('江澜');
  });

  test('[AP3.GetOrgList] a percent sign is a percent sign', async () => {
    const admin = await app.signIn('admin');
    const none = await admin.wire('POST /api/UserOrg/GetOrgList', { OrgName: '%' });
    expect(none.ResultValue).toEqual({ rows: [], total: 0 });
  });

  test('[AP3.GetOrgListFilterOwner] the caller’s own organisation is not offered', async () => {
    const manager = await app.signIn('yanshenzhi');
    const own = await personRow(app, manager);
    const others = await manager.wire('POST /api/UserOrg/GetOrgListFilterOwner', { PageSize: 10_000 });
    expect(others.ResultValue.rows.map((row: { OrgName: string }) => row.OrgName)).not.toContain(
      own.organisationName,
    );
  });

  test('[AP3.GetOrgList] [AP3.GetOrgListFilterOwner] a visitor is refused, and so is a stranger’s field', async () => {
    for (const call of ['GetOrgList', 'GetOrgListFilterOwner']) {
      expect((await app.visitor.wire(`POST /api/UserOrg/${call}`)).ErrorCode).toBe(401);
      const admin = await app.signIn('admin');
      const reply = await admin.wire(`POST /api/UserOrg/${call}`, { organisationName: '江澜' });
      expect(reply.ErrorCode).toBe(2002);
      expect(reply.ResultValue).toEqual([{ Field: 'organisationName', Msg: '未知字段' }]);
    }
  });
});

const { list, add, edit, lock } = organisations.calls;
const clinic = {
  organisationName: '青渚社区卫生服务中心',
  organisationNumber: 'YL901',
  organisationType: '1',
  creditCode: '',
  qualification: '',
  technologyFields: [],
  validUntil: null,
};

describe('keeping the register of organisations', () => {
  test('[EN2] an organisation is added below another one, changed, locked, and then chosen by nobody', async () => {
    const administrator = await app.signIn('admin');
    const hospital = (await administrator.do(list, { organisationName: '附属第一医院' })).rows[0]!;
    const { id } = await administrator.do(add, { ...clinic, parentId: hospital.id });
    const found = async () => (await administrator.do(list, { organisationName: '青渚社区' })).rows[0]!;
    const row = await found();
    expect(row).toMatchObject({ id, parentName: hospital.organisationName, isLocked: false, peopleCount: 0 });
    expect(row.can).toEqual(['edit', 'merge', 'lock']);
    const { rowVersion } = row;
    await administrator.do(edit, { ...clinic, id, rowVersion, organisationName: '青渚社区医院' });
    expect((await found()).parentName).toBe('');
    expect(await administrator.refusal(edit, { ...clinic, id, rowVersion })).toBe(2003);

    expect(await administrator.do(lock, { id })).toEqual({ isLocked: true });
    const open = await administrator.do(list, { state: 'open', organisationName: '青渚社区' });
    expect(open.total).toBe(0);
    expect((await found()).can).toEqual(['edit', 'unlock']);
    expect(await administrator.do(lock, { id })).toEqual({ isLocked: false });
  });

  test('the public-service agency locks agencies, and no hospital; only the administrator does', async () => {
    const keeper = await app.signIn('zhouyiheng');
    const first = async (organisationType: string) =>
      (await keeper.do(list, { organisationType, state: 'open' })).rows[0]!;
    const [hospital, agency] = [await first('1'), await first('6')];
    expect(hospital.can).not.toContain('lock');
    expect(await keeper.refusal(lock, { id: hospital.id })).toBe(403);
    expect((await first('1')).isLocked).toBe(false);
    expect(agency.can).toContain('lock');
    expect(await keeper.do(lock, { id: agency.id })).toEqual({ isLocked: true });
    expect(await keeper.do(lock, { id: agency.id })).toEqual({ isLocked: false });
  });

  test('numbers, names and credit codes are what they should be, and nothing lies below itself', async () => {
    const agency = await app.signIn('zhouyiheng');
    const said = { ...clinic, organisationNumber: 'YL902', organisationName: '江澜口腔医院' };
    for (const wrong of ['yl902', 'YL1', 'YL9021', '<b>12'])
      expect(await agency.refusal(add, { ...said, organisationNumber: wrong }), wrong).toBe(2002);
    expect(await agency.refusal(add, { ...said, creditCode: '91350100M000100Y44' })).toBe(2002);
    expect(await agency.refusal(add, { ...said, organisationNumber: 'YL001' })).toBe(2601);
    const { id } = await agency.do(add, { ...said, creditCode: '91350100M000100Y43' });
    // Whoever enters it once more is told whose it is, beside the field.
    const again = { ...said, organisationNumber: 'YL904', organisationName: '江澜口腔' };
    const twice = await agency
      .do(add, { ...again, creditCode: '91350100M000100Y43' })
      .catch((fault: unknown) => fault as Refused);
    expect([(twice as Refused).code, JSON.stringify((twice as Refused).result)]).toEqual([
      2601,
      expect.stringContaining('江澜口腔医院'),
    ]);
    const below = await agency.do(add, {
      ...said,
      organisationNumber: 'YL903',
      organisationName: '江澜口腔医院东院区',
      parentId: id,
    });
    expect(await agency.refusal(edit, { ...said, id, rowVersion: 1, parentId: id })).toBe(2602);
    expect(await agency.refusal(edit, { ...said, id, rowVersion: 1, parentId: below.id })).toBe(2602);
    const manager = await app.signIn('yanshenzhi');
    expect(await manager.refusal(add, said)).toBe(403);
    expect(await manager.refusal(edit, { ...said, id, rowVersion: 1 })).toBe(403);
    expect(await manager.refusal(lock, { id })).toBe(403);
  });

  test('what only an agency has is kept of agencies alone', async () => {
    const agency = await app.signIn('zhouyiheng');
    const register = {
      ...clinic,
      organisationNumber: 'PJ901',
      organisationName: '青渚科技评价中心',
      organisationType: '6',
      qualification: '省级科技评价机构',
      technologyFields: ['1'],
      validUntil: '2028-12-31',
    };
    const { id } = await agency.do(add, register);
    const of = async () => (await agency.do(list, { organisationName: '青渚科技' })).rows[0]!;
    expect(await of()).toMatchObject({ technologyFields: ['1'], validUntil: '2028-12-31' });
    await agency.do(edit, { ...register, id, rowVersion: 1, organisationType: '8' });
    expect(await of()).toMatchObject({ technologyFields: [], qualification: '', validUntil: null });
  });

  test('[EN2] one of an achievement’s organisations is its main one', async () => {
    const owner = await app.signIn('suyanqing');
    const { id, mainOrganisationName } = (await owner.do(applications.calls.list, {})).rows[0]!;
    const reply = await owner.wire('GET /api/ApplyFor/GetApplyById', { Id: id });
    const text = JSON.stringify(reply.ResultValue);
    const orgs = reply.ResultValue.Orgs as { OrgName: string; IsMan: number }[];
    expect(orgs, text).toBeDefined();
    expect(orgs.filter(({ IsMan }) => IsMan === 1).map(({ OrgName }) => OrgName)).toEqual([
      mainOrganisationName,
    ]);
  });
});
