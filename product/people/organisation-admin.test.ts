import { expect, test } from 'vitest';
import { personIdOf, versionOf, organisationNumbered, logged } from '#testing/lookups';
import { submitted, worldOf } from '#testing/story';
import { staff } from './contract';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const { edit, list, record } = staff.calls;
const app = await openedApp();

const achievementName = '全院可见的成果';
const idOf = (loginName: string) => personIdOf(app, loginName);

test('[RO3] [AZ-09] the administrator lets an applicant act for their organisation and takes it back; it ends their sign-ins and is told', async () => {
  await submitted(worldOf(app), { achievementName });
  const admin = await app.signIn('admin');
  const id = await idOf('yuanzhixing');
  const sees = async () => {
    const head = await app.again('yuanzhixing');
    const page = await head.wire('POST /api/ApplyFor/GetApplyList', { ApplyInfo: achievementName });
    return [head, page.ResultValue.total] as const;
  };
  const [before, seen] = await sees();
  expect(seen).toBe(1);
  await admin.do(edit, { id, isOrganisationAdmin: false });
  expect(await before.refusal(list, {})).toBe(401);
  expect((await sees())[1]).toBe(0);
  expect((await admin.do(record, { id })).isOrganisationAdmin).toBe(false);

  const given = await admin.wire('POST /api/UserInfo/AdminEditUser', { Id: id, IsOrgAdmin: true });
  expect(given.ErrorCode).toBe(0);
  expect((await sees())[1]).toBe(1);
  const page = await admin.do(list, { name: 'yuanzhixing' });
  expect(page.rows.map(({ isOrganisationAdmin }) => isOrganisationAdmin)).toEqual([true]);
  const { changes } = (await logged(app, 'staff.edit', id)).at(-1)!;
  expect(changes).toContainEqual({ field: 'isOrganisationAdmin', after: 'true' });

  // Another organisation is another matter: it is given anew, or it is gone.
  const elsewhere = await organisationNumbered(app, 'YL002');
  await admin.do(edit, { id, organisationId: elsewhere.id, rowVersion: await versionOf(app, id) });
  expect((await admin.do(record, { id })).isOrganisationAdmin).toBe(false);
});

test('[RO3] [AZ-09] nobody else gives it, nobody to themselves, and to applicants alone', async () => {
  const [admin, manager] = [await app.signIn('admin'), await app.signIn(cast.manager)];
  const [assessor, owner] = [await idOf('jiwendi'), await idOf('jiangwangshu')];
  expect(await manager.refusal(edit, { id: assessor, isOrganisationAdmin: true })).toBe(403);
  expect(await admin.refusal(edit, { id: admin.id, isOrganisationAdmin: true })).toBe(1014);
  const path = 'POST /api/UserInfo/AdminEditUser';
  expect((await admin.wire(path, { Id: assessor, IsOrgAdmin: true })).ResultValue).toEqual([
    { Field: 'IsOrgAdmin', Msg: '仅有工作单位的申报人可设为单位管理员' },
  ]);
  // What stands already is no change: nobody is signed out by saying it again.
  const inside = await app.signIn('jiangwangshu');
  expect((await admin.wire(path, { Id: owner, IsOrgAdmin: false })).ErrorCode).toBe(0);
  expect((await inside.wire('GET /api/UserInfo/GetUserInfo')).ErrorCode).toBe(0);
});
