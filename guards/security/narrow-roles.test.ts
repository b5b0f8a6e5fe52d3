import { expect, test } from 'vitest';
import type * as z from 'zod';
import { type DataScope, type RoleCode, roleCode } from '#contract/rights';
import { access } from '#product/access/contract';
import { audit } from '#product/audit/contract';
import { staff } from '#product/people/contract';
import { roles } from '#product/roles/contract';
import type { Person } from '#testing';
import { passwordOf, versionOf, actionIdsOf, organisationIdOf, personIdOf, roleIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const admin = await app.signIn('admin');

/** Somebody whose only role is one of the staff's own, made from a built-in one. */
const holderOf = async (
  loginName: string,
  made: { code: string; basedOn: RoleCode; dataScope: DataScope },
  rights: readonly string[],
): Promise<Person> => {
  const names = { roleName: made.code, roleNameEn: made.code, roleNameEs: made.code, remark: '' };
  const { id } = await admin.do(roles.calls.add, { ...names, ...made });
  await admin.do(roles.calls.give, { roleId: id, actionIds: await actionIdsOf(app, ...rights) });
  const userId = await personIdOf(app, loginName);
  await admin.do(roles.calls.setToPerson, { userId, roleIds: [id] });
  return app.again(loginName);
};

test('[AZ-09] whoever administers people by a role of the staff’s own makes no administrator of themselves or another', async () => {
  const deputy = await holderOf(
    'linwanzhao',
    { code: 'HOSPADM', basedOn: roleCode.administrator, dataScope: 'organisation' },
    ['person.administer', 'user.manage', 'account.reset', 'audit.read'],
  );
  const offered = await deputy.do(staff.calls.grantableRoles, {});
  expect(offered.map(({ code }) => code)).not.toContain(roleCode.administrator);
  for (const code of [roleCode.administrator, roleCode.publicAgency, roleCode.agency]) {
    const reply = await deputy.wire('POST /api/UserAuth/UserManRegion', {
      LoginName: `second.${code.toLowerCase()}`,
      TrueName: '第二人',
      Mobile: '13912347777',
      Email: 'second@example.org',
      OrgId: await organisationIdOf(app, 'PJ001'),
      RoleIds: [await roleIdOf(app, code)],
      UserType: 4,
    });
    expect(reply.ErrorCode, code).toBe(403);
  }
  // Of the log they read what they did themselves, and no addresses of others.
  const { rows } = await deputy.do(audit.calls.list, { pageSize: 100 });
  expect(new Set(rows.map(({ actorName }) => actorName))).toEqual(new Set([deputy.name]));
  expect(await deputy.refusal(audit.calls.list, { address: '127.0.0.1' })).toBe(403);
  // Nor does they take the way in from somebody who may more than they.
  const own = await personIdOf(app, 'linwanzhao');
  await app.services.pool.query(
    `update person set organisation_id = (select organisation_id from person where id = $1) where login_name = 'yanshenzhi'`,
    [own],
  );
  const manager = await personIdOf(app, 'yanshenzhi');
  const { startReset, resetSecondFactor } = access.calls;
  const editors = await roleIdOf(app, roleCode.editor);
  const taken: readonly Partial<Omit<z.output<typeof staff.calls.edit.takes>, 'id'>>[] = [
    { roleIds: [editors] },
    { roleIds: [] },
    { isLocked: true },
    { mobile: '13912347778' },
    { email: 'taken@example.org' },
    { loginName: 'taken.over' },
  ];
  for (const more of taken)
    expect(
      await deputy.refusal(staff.calls.edit, {
        id: manager,
        rowVersion: await versionOf(app, manager),
        ...more,
      }),
      JSON.stringify(more),
    ).toBe(403);
  expect(await deputy.refusal(startReset, { userId: manager })).toBeOneOf([403, 404]);
  expect(await deputy.refusal(resetSecondFactor, { userId: manager, reason: '丢失设备' })).toBeOneOf([
    403, 404,
  ]);
});

test('[AZ-09] the log tells how far a role looks, before and after', async () => {
  const names = { roleName: '督导', roleNameEn: 'Supervisor', roleNameEs: 'Supervisor', remark: '' };
  const said = { ...names, code: 'WATCH', basedOn: roleCode.publicAgency };
  const { id } = await admin.do(roles.calls.add, { ...said, dataScope: 'own' });
  await admin.do(roles.calls.edit, { id, ...said, dataScope: 'all', rowVersion: 1 });
  const { rows } = await app.services.pool.query<{ changes: { field: string }[] }>(
    `select changes from audit_log where object_id = $1 order by at, id`,
    [id],
  );
  expect(rows.at(-1)!.changes).toContainEqual({ field: 'dataScope', before: 'own', after: 'all' });
});

test('[AU-09] of two who finish one half-done sign-in at once one gets in', async () => {
  const password = passwordOf(app, 'admin');
  const half = await app.visitor.wire('POST /api/UserAuth/GetManUserLogin', {
    LoginName: 'admin',
    pwd: password,
  });
  expect(half.ResultValue.SecondFactor).toBe('code');
  app.pass({ seconds: 31 });
  const code = await app.authenticators.code('admin');
  const answers = await Promise.all(
    [1, 2].map(async () => {
      const reply = await app.server.inject({
        method: 'POST',
        url: '/api/UserAuth/EnterSecondFactor',
        headers: { host: new URL(app.address).host, token: half.ResultValue.Token },
        payload: { Code: code },
      });
      return reply.json().ErrorCode as number;
    }),
  );
  expect(answers.filter((answer) => answer === 0)).toHaveLength(1);
});
