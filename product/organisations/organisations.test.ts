import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '../../start/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('choosing an organisation', () => {
  test('[AP3.GetOrgList] the whole list comes in one page of 10,000, and a name narrows it', async () => {
    const admin = await house.signIn('admin');
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
    const admin = await house.signIn('admin');
    const none = await admin.wire('POST /api/UserOrg/GetOrgList', { OrgName: '%' });
    expect(none.ResultValue).toEqual({ rows: [], total: 0 });
  });

  test('[AP3.GetOrgListFilterOwner] the caller’s own organisation is not offered', async () => {
    const manager = await house.signIn('yanshenzhi');
    const own = await house.db
      .selectFrom('person')
      .innerJoin('organisation', 'organisation.id', 'person.organisationId')
      .select('organisation.name')
      .where('person.id', '=', manager.id)
      .executeTakeFirstOrThrow();
    const others = await manager.wire('POST /api/UserOrg/GetOrgListFilterOwner', { PageSize: 10_000 });
    expect(others.ResultValue.rows.map((row: { OrgName: string }) => row.OrgName)).not.toContain(own.name);
  });

  test('[AP3.GetOrgList] [AP3.GetOrgListFilterOwner] a visitor is refused, and so is a stranger’s field', async () => {
    for (const call of ['GetOrgList', 'GetOrgListFilterOwner']) {
      expect((await house.visitor.wire(`POST /api/UserOrg/${call}`)).ErrorCode).toBe(401);
      const admin = await house.signIn('admin');
      const reply = await admin.wire(`POST /api/UserOrg/${call}`, { organisationName: '江澜' });
      expect(reply.ErrorCode).toBe(2002);
      expect(reply.ResultValue).toEqual([{ Field: 'organisationName', Msg: '未知字段' }]);
    }
  });
});
