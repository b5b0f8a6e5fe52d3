import { beforeEach, describe, expect, test } from 'vitest';
import { expertPools, personOf } from '#database/seeds/demo/people';
import { defectFields, type Reply } from '#testing';
import { organisationIdOf, personIdOf, roleIdOf, loginsHolding } from '#testing/lookups';
import { organisations } from '#product/organisations/contract';
import { staff } from './contract';
import { roleCode, type RoleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();
beforeEach(async () => {
  await app.services.pool.query('delete from rate_limit');
});

const { list, experts } = staff.calls;
const idOf = (loginName: string) => personIdOf(app, loginName);
const organisation = (number: string) => organisationIdOf(app, number);
const roleId = (code: RoleCode) => roleIdOf(app, code);
const fields = (reply: Reply): string[] => defectFields(reply).toSorted();

describe('the two lists of people', () => {
  test('[AP4.LoadManUserListByFilter] [AP4.LoadZJUserListByFilter] [RO3] staff and experts stand in lists of their own, and every filter narrows them', async () => {
    const admin = await app.signIn('admin');
    const staffPage = await admin.wire('POST /api/UserRole/LoadManUserListByFilter', {
      PageIndex: 1,
      PageSize: 100,
    });
    const expertPage = await admin.wire('POST /api/UserRole/LoadZJUserListByFilter', { PageSize: 100 });
    const types = (page: typeof staffPage) =>
      new Set(page.ResultValue.rows.map((row: { UserType: number }) => row.UserType));
    expect(types(staffPage)).not.toContain(1);
    expect(types(expertPage)).toEqual(new Set([1]));
    expect(staffPage.ResultValue.rows).toHaveLength(staffPage.ResultValue.total);

    const names = async (filter: object, call: typeof list | typeof experts = list) =>
      (await admin.do(call, { pageSize: 100, ...filter })).rows.map(({ loginName }) => loginName);
    expect(await names({ name: '严慎' })).toEqual(['yanshenzhi']);
    expect(await names({ name: 'yanshen' })).toEqual(['yanshenzhi']);
    expect(await names({ name: '%' })).toEqual([]);
    expect(await names({ mobile: `+86 ${personOf('lujingxing').mobile}` })).toEqual(['lujingxing']);
    expect(await names({ mobile: personOf('lujingxing').mobile.slice(0, 7) })).toEqual([]);
    expect((await names({ roleId: await roleId(roleCode.agency) })).sort()).toEqual(
      loginsHolding(roleCode.agency).sort(),
    );
    expect(await names({ organisationId: await organisation('PJ003') })).toContain('fangjiming');
    expect(await names({ state: 'locked' })).toEqual([]);
    const one = personOf('helanzhou');
    expect(await names({ professionalTitle: one.professionalTitle.split('.')[0] }, experts)).toContain(
      'helanzhou',
    );
    expect(await names({ subject: one.familiarSubjects[0].slice(0, 3) }, experts)).toContain('helanzhou');
    expect(await names({ subject: '110' }, experts)).toEqual([]);
    const pool = await names({ assessorId: await idOf('lujingxing') }, experts);
    expect(pool.toSorted()).toEqual(expertPools['lujingxing']!.toSorted());
  });

  test('[RO3] an agency sees its own assessors, the public-service agency the register, and nobody a whole number', async () => {
    const [manager, reviewer] = [await app.signIn('yanshenzhi'), await app.signIn('zhouyiheng')];
    const own = await manager.do(list, { pageSize: 100 });
    expect(own.rows.map(({ loginName }) => loginName).sort()).toEqual(
      loginsHolding(roleCode.assessor, 'PJ001').sort(),
    );
    expect(own.rows[0]!.can).toEqual(['edit', 'title', 'lock']);
    const register = await reviewer.do(list, { pageSize: 100 });
    expect(new Set(register.rows.map(({ userType }) => userType))).toEqual(new Set([3, 4]));
    expect(
      register.rows
        .map(({ userType, can }) => [userType, can.join()].join())
        .filter((each) => each !== '4,certify'),
    ).toEqual(['3,', '3,', '3,']);
    for (const person of [manager, reviewer]) {
      const page = await person.wire('POST /api/UserRole/LoadZJUserListByFilter', { PageSize: 100 });
      expect(page.ResultValue.total).toBeGreaterThan(20);
      expect(JSON.stringify(page)).not.toMatch(/\b1\d{10}\b/);
      expect(page.ResultValue.rows[0].Mobile.masked).toMatch(/^1\d{2}\*{4}\d{4}$/);
    }
    // An assessor finds their own pool, and no other's through a filter.
    const lu = await app.signIn('lujingxing');
    expect((await lu.do(experts, { pageSize: 1 })).total).toBe(expertPools['lujingxing']!.length);
    expect(await lu.refusal(experts, { assessorId: await idOf('jiwendi') })).toBe(404);
    expect(await manager.refusal(experts, { assessorId: await idOf('fangjiming') })).toBe(404);
    expect(await lu.refusal(list, {})).toBe(403);
    expect(await (await app.signIn('helanzhou')).refusal(experts, {})).toBe(403);
    expect(await app.visitor.refusal(list, {})).toBe(401);
    expect(fields(await manager.wire('POST /api/UserRole/LoadManUserListByFilter', { Nmae: 'x' }))).toEqual([
      'Nmae',
    ]);
  });
});

describe('people by the tree of organisations', () => {
  test('choosing an organisation finds its people and those of all below it, as a merged one is read', async () => {
    const admin = await app.signIn('admin');
    const top = await organisation('PJ001');
    const { id: below } = await admin.do(organisations.calls.add, {
      organisationName: '下属检测中心',
      organisationNumber: 'PJ901',
      organisationType: '6',
      parentId: top,
      creditCode: '',
      qualification: '',
      technologyFields: [],
      validUntil: null,
    });
    const { id: lower } = await admin.do(organisations.calls.add, {
      organisationName: '检测中心二部',
      organisationNumber: 'PJ902',
      organisationType: '6',
      parentId: below,
      creditCode: '',
      qualification: '',
      technologyFields: [],
      validUntil: null,
    });
    const at = await idOf('jiwendi');
    const namesOf = async (withinOrganisationId: string) =>
      (await admin.do(list, { withinOrganisationId, pageSize: 100 })).rows.map(({ loginName }) => loginName);
    const before = await namesOf(top);
    expect(before).toContain('jiwendi');
    expect(await namesOf(below)).toEqual([]);
    await app.db.updateTable('person').set({ organisationId: lower }).where('id', '=', at).execute();
    expect(await namesOf(top)).toEqual(before);
    expect(await namesOf(below)).toEqual(['jiwendi']);
    expect(await namesOf(lower)).toEqual(['jiwendi']);
    // By the organisation alone they are not found any more.
    const alone = await admin.do(list, { organisationId: top, pageSize: 100 });
    expect(alone.rows.map(({ loginName }) => loginName)).not.toContain('jiwendi');
    // An agency sees its own people whatever it chooses.
    const agency = await app.signIn('zhouyiheng');
    const own = await agency.do(list, { pageSize: 100 });
    const chosen = await agency.do(list, { withinOrganisationId: top, pageSize: 100 });
    expect(chosen.rows.filter(({ id }) => !own.rows.some((row) => row.id === id))).toEqual([]);
    await app.db.updateTable('person').set({ organisationId: top }).where('id', '=', at).execute();
  });
});
