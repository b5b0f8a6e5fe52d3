import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused, type Person } from '#testing';
import { access } from '#product/access/contract';
import { offerSetup } from '#product/access/server';
import { audit } from '#product/audit/contract';
import { dictionaryCalls } from '#product/dictionaries/contract';
import { staff } from '#product/people/contract';
import { importsSettled } from '#product/people/server';
import { peopleFrom, sheet } from '#testing/people/imports';
import { registration } from '#product/registration/contract';
import { settingCalls } from '#product/settings/contract';
import { messages } from '#product/messages/contract';
import { roles } from './contract';
import { openThree, separate, type Three } from '#testing/roles/three';
import { organisationIdOf, passwordOf, peopleCount, roleIdOf } from '#testing/lookups';
import { roleCode, type RoleCode } from '#contract/rights';

const { add, edit, give, list, removeHolders, setToPerson, startOrForbid, whatIf } = roles.calls;
const { now: settings, save } = settingCalls.calls;

let it: Three;
beforeAll(async () => {
  it = await openThree();
});
afterAll(() => it.app.close());

const refused = async (pending: Promise<unknown>): Promise<Refused> => {
  const fault: unknown = await pending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (fault instanceof Refused) return fault;
  throw fault ?? new Error('it was not refused');
};
const turnOn = (who: Person) => refused(separate(who, true));
const heldBy = async (personId: string): Promise<string[]> => {
  const rows = await it.app.db.selectFrom('personRole').select('roleId').where('personId', '=', personId).execute();
  return rows.map(({ roleId }) => roleId).toSorted();
}; // oxfmt-ignore
let drawn = 0;
/** A role of the staff's own with these rights, made while it holds nobody. */
const roleWith = async (keys: string[], basedOn: RoleCode | null = null) => {
  const { security } = it.three;
  const name = `角色${(drawn += 1)}`;
  const said = { roleName: name, roleNameEn: name, roleNameEs: name, code: `OWN_${drawn}`, basedOn, remark: '' };
  const { id } = await security.do(add, said);
  if (keys.length > 0) await security.do(give, { roleId: id, actionIds: await it.place.actions(...keys) });
  return { id, said };
}; // oxfmt-ignore

test('[AZ-10] one administrator becomes three, and only when nobody is two of them can administration be separated', async () => {
  const { lin, three, roleIds, place } = it;
  const rightsOf = async (who: Person) => (await who.do(access.calls.pageActions, { page: '/' })).toSorted();
  expect(await rightsOf(three.system)).toEqual(
    ['api.read', 'code.manage', 'code.read', 'delivery.read', 'organisation.manage', 'organisation.read', 'setting.manage', 'verification.manage'],
  );
  expect(await rightsOf(three.security)).toEqual(
    ['account.reset', 'expert.create', 'expert.pool', 'person.administer', 'privacy.handle', 'registration.decide', 'role.manage', 'user.manage'],
  );
  expect(await rightsOf(three.audit)).toEqual(['audit.read', 'audit.reveal', 'audit.verify', 'expert.pool', 'export.approve']);

  const still = await turnOn(three.system);
  expect(still.code).toBe(2002);
  expect(still.result).toEqual([
    { Field: 'Values.SeparateAdministrators', Msg: '以下人员同时持有多类管理权限，请先调整其角色（“新增角色”备有三员模板）：系统管理员（系统管理、安全管理和审计管理）' },
  ]);
  three.system.language = 'en';
  expect(JSON.stringify((await turnOn(three.system)).result)).toContain('系统管理员 (system, security and audit)');
  three.system.language = 'zh';
  expect((await three.system.do(settings, {})).values.separateAdministrators).toBe(false);

  // Another than they takes the old role from them: nobody changes their own.
  expect(await lin.refusal(setToPerson, { userId: lin.id, roleIds: [roleIds.system] })).toBe(2523);
  await three.security.do(setToPerson, { userId: lin.id, roleIds: [] });
  await separate(three.system, true);
  expect((await three.system.do(settings, {})).values.separateAdministrators).toBe(true);
  // Nobody is the built-in administrator any more, and yet no link makes a new first one.
  expect((await it.roleOf(roleCode.administrator)).userCount).toBe(0);
  expect(await offerSetup(it.app.services)).toBeUndefined();

  const asked = {
    system: [[settings, {}], [dictionaryCalls.calls.sets, {}], [messages.calls.deliveries, {}]],
    security: [[list, {}], [staff.calls.list, {}], [registration.calls.list, {}]],
    audit: [[audit.calls.list, {}], [audit.calls.integrity, {}]],
  } as const;
  for (const [kind, calls] of Object.entries(asked))
    for (const [call, input] of calls)
      for (const [who, person] of Object.entries(three))
        if (who === kind) await person.do(call as typeof settings, input);
        else expect(await person.refusal(call as typeof settings, input), `${who} asks ${call.path}`).toBe(403);
  expect(await place.person('admin')).toBe(lin.id);
}, 60_000); // oxfmt-ignore

test('[AZ-10] [AU-10] each of the three gives two factors', async () => {
  for (const loginName of ['linwanzhao', 'cuijingting', 'jiangwangshu']) {
    const password = passwordOf(it.app, loginName);
    const { ResultValue } = await it.app.visitor.wire('POST /api/UserAuth/GetManUserLogin', { LoginName: loginName, pwd: password });
    expect(ResultValue.SecondFactor, loginName).toBe('code');
  }
}); // oxfmt-ignore

test('[AZ-10] no way to give rights makes one person two: the sentence names them and both kinds, and nothing has changed', async () => {
  const { three, roleIds, place } = it;
  const { security } = three;
  const userId = await place.person('tangyuan');
  const before = await heldBy(userId);

  // The roles of a person, by the call of roles and by the form of people.
  const both = [roleIds.system, roleIds.audit];
  const said = await refused(security.do(setToPerson, { userId, roleIds: both }));
  expect([said.code, said.message]).toEqual([2701, '2701: 管理权限三员分立：唐予安将同时持有系统管理和审计管理权限，未作修改']);
  security.language = 'en';
  expect((await refused(security.do(setToPerson, { userId, roleIds: both }))).message).toContain('system and audit administration');
  security.language = 'es';
  expect((await refused(security.do(setToPerson, { userId, roleIds: both }))).message).toContain('del sistema y de la auditoría');
  security.language = 'zh';
  expect(await security.refusal(staff.calls.edit, { id: userId, roleIds: [roleIds.security, roleIds.audit] })).toBe(2701);
  expect(await security.refusal(setToPerson, { userId, roleIds: [await place.role(roleCode.administrator)] })).toBe(2701);
  // Whoever administers does not decide evaluations' registrations or read an agency's log besides.
  expect(await security.refusal(setToPerson, { userId, roleIds: [roleIds.system, await place.role(roleCode.publicAgency)] })).toBe(2701);
  expect(await heldBy(userId)).toEqual(before);

  // The actions of a role that they hold, of one they hold besides, and the role that a narrower one is based on.
  await security.do(setToPerson, { userId, roleIds: [roleIds.audit] });
  const held = await roleWith([]);
  await security.do(setToPerson, { userId, roleIds: [roleIds.audit, held.id] });
  const actionIds = await place.actions('setting.manage');
  const foreseen = await security.do(whatIf, { roleId: held.id, actionIds });
  expect(foreseen.mixed).toEqual([{ trueName: '唐予安', organisationName: expect.any(String), kinds: ['system', 'audit'] }]);
  expect(await security.refusal(give, { roleId: held.id, actionIds })).toBe(2701);
  const clerk = await roleWith(['organisation.manage', 'registration.decide'], roleCode.publicAgency);
  await security.do(setToPerson, { userId, roleIds: [clerk.id] });
  const { rowVersion } = await it.roleOf(clerk.said.code);
  expect((await security.do(whatIf, { roleId: clerk.id, basedOn: roleCode.administrator })).mixed[0]?.kinds).toEqual(['system', 'security']);
  expect(await security.refusal(edit, { id: clerk.id, ...clerk.said, basedOn: roleCode.administrator, rowVersion })).toBe(2701);
  expect((await security.do(whatIf, { roleId: clerk.id, basedOn: roleCode.publicAgency })).mixed).toEqual([]);

  // A role that is not in force gives nothing; to start it is to give it.
  const waiting = await roleWith(['setting.manage']);
  await security.do(startOrForbid, { id: waiting.id });
  await security.do(setToPerson, { userId, roleIds: [roleIds.audit, waiting.id] });
  expect(await security.refusal(startOrForbid, { id: waiting.id })).toBe(2701);
  expect((await it.roleOf(waiting.said.code)).state).toBe('forbidden');

  // A lock is no way round.
  await security.do(staff.calls.edit, { id: userId, isLocked: true });
  expect(await security.refusal(startOrForbid, { id: waiting.id })).toBe(2701);
  await security.do(staff.calls.edit, { id: userId, isLocked: false });
  await security.do(removeHolders, { roleId: waiting.id, userIds: [userId] });
  await security.do(startOrForbid, { id: waiting.id });
}, 60_000); // oxfmt-ignore

test('[AZ-10] nobody new is two either: added, registered, imported', async () => {
  const { three, roleIds, app } = it;
  const { security, system } = three;
  const organisationId = await organisationIdOf(app, 'PJ001');
  const counted = await peopleCount(app);
  const admin = await roleIdOf(app, roleCode.administrator);
  const person = {
    trueName: '新管理员', mobile: '13900007701', email: 'new.admin@example.org', organisationId,
    userType: 0, loginName: 'newadmin', roleIds: [roleIds.system, roleIds.security],
  };
  expect(await security.refusal(staff.calls.edit, person)).toBe(2701);
  expect(await security.refusal(staff.calls.register, person)).toBe(2701);
  expect(await security.refusal(staff.calls.register, { ...person, roleIds: [] })).toBe(2701);
  const imported = { fileId: await sheet(security, peopleFrom(13_650_001_000, 2)), organisationId, roleId: admin };
  const said = await refused(security.do(staff.calls.importPeople, { ...imported, dryRun: true }));
  expect([said.code, said.message]).toEqual([
    2702,
    '2702: 管理权限三员分立：角色“系统管理员”同时包含系统管理、安全管理和审计管理权限，不能授予任何人',
  ]);
  expect(await peopleCount(app)).toBe(counted);

  // Begun while administration was not separated: it is asked again when its people are written.
  await separate(system, false);
  const slow = await app.services.pool.connect();
  await slow.query('begin; lock table workplace in exclusive mode');
  const { id } = await security.do(staff.calls.importPeople, { ...imported, dryRun: false });
  const progress = () => security.do(staff.calls.importProgress, { id });
  try {
    await expect.poll(async () => (await progress()).state, { timeout: 5_000 }).toBe('importing');
    await separate(system, true);
  } finally {
    await slow.query('commit');
    slow.release();
  }
  await importsSettled(app.services);
  const shown = await progress();
  expect(shown).toMatchObject({ state: 'failed', written: 0 });
  expect(shown.problem).toContain('三员分立');
  expect(await peopleCount(app)).toBe(counted);
  await security.do(staff.calls.register, { ...person, roleIds: [roleIds.system] });
  expect(await peopleCount(app)).toBe(counted + 1);
}, 60_000); // oxfmt-ignore

test('[AZ-10] of who separates administration and who gives both kinds at the same moment one is refused', async () => {
  const { three, roleIds, place } = it;
  const userId = await place.person('tangyuan');
  await three.security.do(setToPerson, { userId, roleIds: [] });
  await separate(three.system, false);
  for (let round = 0; round < 6; round += 1) {
    const { version, values } = await three.system.do(settings, {});
    const turning = () =>
      three.system.do(save, { version, values: { ...values, separateAdministrators: true }, reason: '同时进行' });
    const giving = () => three.security.do(setToPerson, { userId, roleIds: [roleIds.audit, roleIds.system] });
    const answers = await Promise.allSettled(round % 2 === 0 ? [turning(), giving()] : [giving(), turning()]);
    const isOn = (await three.system.do(settings, {})).values.separateAdministrators;
    expect((await heldBy(userId)).length > 1 && isOn).toBe(false);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await three.security.do(setToPerson, { userId, roleIds: [] });
    if (isOn) await separate(three.system, false);
  }
  await separate(three.system, true);
}, 60_000); // oxfmt-ignore
