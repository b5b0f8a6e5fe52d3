import { beforeEach, expect, test } from 'vitest';
import { Person } from '#testing';
import { access } from '#product/access/contract';
import { people } from '#product/people/contract';
import { roles } from '#product/roles/contract';
import { messages } from '#product/messages/contract';
import { tasks } from '#product/tasks/contract';
import { consentIds } from '#product/access/consents';
import { registration } from './contract';
import { actionIdsOf, personRow } from '#testing/lookups';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const { register, list, decide } = registration.calls;
const { sendCode, signIn, menu } = access.calls;
let organisationId: string;
const app = await openedApp();
const hospital = await app.db
  .selectFrom('organisation')
  .select('id')
  .where('type', '=', '1')
  .executeTakeFirstOrThrow();
organisationId = hospital.id;
beforeEach(async () => {
  await app.services.pool.query('delete from rate_limit');
});

const password = '清晨的芦苇荡里有一只白鹭缓缓飞过江面';
const codeFor = async (mobile: string): Promise<string> => {
  app.pass({ seconds: 61 });
  await app.visitor.do(sendCode, { mobile, use: 'register' });
  return app.lastCode(mobile);
};
const registrant = (mobile: string, code: string) => ({
  loginName: `dengyunshan${mobile.slice(-2)}`,
  password,
  mobile,
  code,
  trueName: '邓云杉',
  organisationId,
  email: `deng.${mobile.slice(-2)}@hospital.example`,
  userType: 2,
  consentIds: [...consentIds],
});

test('[AP1.UserRegion] Deng Yunshan registers, waits, is let in, and applies like every owner', async () => {
  const mobile = '13700001101';
  const said = registrant(mobile, await codeFor(mobile));
  const { userId, auditState } = await app.visitor.do(register, said);
  expect(auditState).toBe('pending');
  expect(await app.visitor.refusal(signIn, { loginName: said.loginName, password })).toBe(1001);
  const agreed = await app.db.selectFrom('consent').selectAll().where('personId', '=', userId).execute();
  expect(agreed.map(({ notice }) => notice).toSorted()).toEqual([...consentIds].toSorted());

  const agency = await app.signIn('zhouyiheng');
  const notified = await agency.do(tasks.calls.notices, {});
  expect(notified.rows[0]).toMatchObject({ kind: 'registration.arrived', url: '/system/registrations' });
  const waiting = await agency.do(list, { state: 'pending', name: '邓云' });
  expect(waiting.rows.map(({ loginName, can }) => [loginName, can])).toEqual([
    [said.loginName, ['approve', 'refuse']],
  ]);
  const { id } = waiting.rows[0]!;
  await agency.do(decide, { id, approve: 'yes' });
  expect(await agency.refusal(decide, { id, approve: 'yes' })).toBe(2001);
  expect((await agency.do(list, { state: 'approved' })).rows[0]).toMatchObject({
    id,
    decidedBy: '周以衡',
    can: [],
  });
  const sms = (await app.outbox()).findLast(({ to }) => to === mobile)!;
  expect(sms.text).toContain(said.loginName);

  const { token, role } = await app.visitor.do(signIn, { loginName: said.loginName, password });
  expect(role).toBe(roleCode.owner);
  const owner = new Person(app.address, token);
  expect((await owner.do(menu, {})).map(({ url }) => url)).toContain('/EvaluationManagement');
  // The address counts when its link has been opened.
  const mail = (await app.outbox()).findLast(({ to }) => to === said.email)!;
  await owner.do(people.calls.confirmEmail, {
    linkToken: new URL(/https?:\S+/.exec(mail.text)![0]).hash.slice(1),
  });
});

test('who is refused is told why and never gets in; a refusal needs its reason', async () => {
  const mobile = '13700001102';
  const said = registrant(mobile, await codeFor(mobile));
  await app.visitor.do(register, said);
  const administrator = await app.signIn('admin');
  const { id } = (await administrator.do(list, { state: 'pending' })).rows[0]!;
  expect(await administrator.refusal(decide, { id, approve: 'no', reason: ' ' })).toBe(2002);
  await administrator.do(decide, { id, approve: 'no', reason: '请用单位邮箱注册' });
  expect((await app.outbox()).findLast(({ to }) => to === mobile)!.text).toContain('请用单位邮箱注册');
  expect(await app.visitor.refusal(signIn, { loginName: said.loginName, password })).toBe(1001);
  // Nothing of theirs is kept, and they may come again.
  const { userId } = await app.visitor.do(register, { ...said, code: await codeFor(mobile) });
  expect(userId).toBeTruthy();
  const owner = await app.signIn('suyanqing');
  expect(await owner.refusal(list, {})).toBe(403);
  expect(await owner.refusal(decide, { id, approve: 'yes' })).toBe(403);
});

test('[RO5] a role narrowed to its organisation lets in that organisation’s registrants alone, and reads no deliveries', async () => {
  const administrator = await app.signIn('admin');
  const elsewhere = await app.db
    .selectFrom('organisation')
    .select('id')
    .where('type', '=', '1')
    .where('id', '!=', organisationId)
    .executeTakeFirstOrThrow();
  const named = { code: 'DOORKEEPER', roleName: '本院注册审批', roleNameEn: 'Own registrants', remark: '' };
  const { id: roleId } = await administrator.do(roles.calls.add, {
    ...named,
    roleNameEs: 'Registros propios',
    basedOn: roleCode.administrator,
    dataScope: 'organisation',
  });
  const actionIds = await actionIdsOf(app, 'registration.decide', 'delivery.read');
  await administrator.do(roles.calls.give, { roleId, actionIds });
  const { id: userId } = await app.signIn('yuanzhixing');
  await app.db.updateTable('person').set({ organisationId }).where('id', '=', userId).execute();
  const held = await app.db
    .selectFrom('personRole')
    .select('roleId')
    .where('personId', '=', userId)
    .execute();
  await administrator.do(roles.calls.setToPerson, {
    userId,
    roleIds: [...held.map((role) => role.roleId), roleId],
  });
  const keeper = await app.again('yuanzhixing');

  const [mine, foreign] = ['13700001105', '13700001106'];
  await app.visitor.do(register, registrant(mine, await codeFor(mine)));
  const other = { ...registrant(foreign, await codeFor(foreign)), organisationId: elsewhere.id };
  await app.visitor.do(register, other);
  const notified = await keeper.do(tasks.calls.notices, {});
  expect(notified.rows.filter(({ kind }) => kind === 'registration.arrived')).toHaveLength(1);

  const all = (await administrator.do(list, { state: 'pending', name: '邓云' })).rows;
  const idOf = (loginName: string) => all.find((row) => row.loginName === loginName)!.id;
  const seen = (await keeper.do(list, { state: 'pending', name: '邓云' })).rows;
  expect(seen.map(({ loginName }) => loginName)).toContain(registrant(mine, '').loginName);
  expect(seen.map(({ loginName }) => loginName)).not.toContain(other.loginName);
  expect(await keeper.refusal(decide, { id: idOf(other.loginName), approve: 'yes' })).toBe(404);
  await keeper.do(decide, { id: idOf(registrant(mine, '').loginName), approve: 'yes' });
  // Messages belong to nobody's organisation.
  expect((await administrator.do(messages.calls.deliveries, {})).total).toBeGreaterThan(0);
  expect((await keeper.do(messages.calls.deliveries, {})).total).toBe(0);
});

test('[PI-06] nothing is kept of somebody who has not agreed to each notice, in the version in force: six cases', async () => {
  const mobile = '13700001103';
  const said = registrant(mobile, await codeFor(mobile));
  const stored = async () => {
    const { rows } = await app.services.pool.query(
      'select (select count(*) from person) as people, (select count(*) from consent) as consents, (select count(*) from registration) as waiting',
    );
    return rows[0] as unknown;
  };
  const before = await stored();
  const [privacy, identity] = consentIds;
  for (const some of [[], [privacy], [identity], [identity, identity]])
    expect(await app.visitor.refusal(register, { ...said, consentIds: some })).toBe(1021);
  const older = { ...said, consentIds: [...consentIds, 'privacy.2020-1'] } as unknown as typeof said;
  expect(await app.visitor.refusal(register, older)).toBe(2002);
  // An identity number does not come along with the consent to it: it is asked for once that is kept.
  const asked = { LoginName: said.loginName, CardId: '11010519491231002X', ConsentIds: consentIds };
  expect((await app.visitor.wire('POST /api/UserAuth/UserRegion', asked)).ErrorCode).toBe(2002);
  expect(await stored()).toEqual(before);
  // One row for each notice, which names its version, of this moment; and nothing sensitive yet.
  const { userId } = await app.visitor.do(register, said);
  const given = await app.db.selectFrom('consent').selectAll().where('personId', '=', userId).execute();
  expect(given.map(({ notice, givenAt }) => [notice, givenAt]).toSorted()).toEqual(
    [...consentIds].toSorted().map((notice) => [notice, app.now().toISOString()]),
  );
  const { cardCipher } = await personRow(app, { id: userId });
  expect(cardCipher).toBeNull();
});

test('[AU-03] a registrant proves their number, chooses a fresh name, an open organisation and no weak password', async () => {
  const mobile = '13700001104';
  const code = await codeFor(mobile);
  const said = registrant(mobile, code);
  const refused = (changes: Partial<typeof said>) => app.visitor.refusal(register, { ...said, ...changes });
  // Without the code sent to the number a taken name answers like a free one; with it, another name may be chosen.
  const wrongCode = code === '000000' ? '000001' : '000000';
  for (const loginName of [' SUYANQING ', 'nobody-of-this-name'])
    expect(await refused({ loginName, code: wrongCode })).toBe(1003);
  expect(await refused({ loginName: ' SUYANQING ' })).toBe(1008);
  expect(await refused({ password: '123456' })).toBe(1005);
  expect(await refused({ password: `${said.loginName} ${said.loginName}` })).toBe(1005);
  expect(await refused({ organisationId: '00000000-0000-7000-8000-000000000000' })).toBe(1022);
  expect(await refused({ email: 'nobody' })).toBe(2002);
  expect(await refused({ mobile: '1370000' })).toBe(2002);
  expect(await refused({ userType: 0 })).toBe(2002);
  const roles = await app.visitor.wire('POST /api/UserAuth/UserRegion', { RoleIds: [] });
  expect(roles.ErrorCode).toBe(2002);
  await app.visitor.do(register, said);
  expect(await refused({ loginName: 'dengyunshan-again' })).toBe(1003);
});

test('[SM-01] a number that has an account is sent no code for registering, and the answer tells nothing', async () => {
  const known = '13700001101';
  const unknown = '13700001199';
  const answers = [];
  for (const mobile of [known, unknown]) {
    app.pass({ seconds: 61 });
    answers.push(await app.visitor.do(sendCode, { mobile, use: 'register' }));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect((await app.outbox()).findLast(({ to }) => to === known)!.text).not.toMatch(/\d{6}/);
  // A code for registering signs nobody in, and one for signing in registers nobody.
  const code = await app.lastCode(unknown);
  expect(await app.visitor.refusal(signIn, { mobile: unknown, code })).toBe(1001);
});
