import { expect, test } from 'vitest';
import { jobsOf } from '#start/jobs';
import { Person } from '#testing';
import { access } from '#product/access/contract';
import { privacy } from '#product/privacy/contract';
import { consentIds } from '#product/access/consents';
import { staff } from './contract';
import { versionOf, personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const { edit, experts, invite, list, record, register } = staff.calls;
const { resetPassword, signIn, menu } = access.calls;
const app = await openedApp();

const organisationOf = async (loginName: string): Promise<string> => {
  const { organisationId } = await personRow(app, loginName);
  return organisationId!;
};
const newcomer = async (loginName: string, mobile: string) => ({
  loginName,
  trueName: '顾长亭',
  mobile,
  email: `${loginName}@agency.example`,
  organisationId: await organisationOf('yanshenzhi'),
  userType: 4,
});
const linkTo = async (email: string): Promise<string> => {
  const { text } = (await app.outbox()).findLast(({ to }) => to === email)!;
  return new URL(/https?:\S+/.exec(text)![0]).hash.slice(1);
};

test('[AP1.UserManRegion] [PI-06] an agency registers an assessor, who sets the password by a link of seven days', async () => {
  const manager = await app.signIn('yanshenzhi');
  const said = await newcomer('guchangting', '13700002201');
  const { auditState } = await manager.do(register, said);
  expect(auditState).toBe('approved');
  const link = await linkTo(said.email);
  app.pass({ days: 6 });
  // What the product forgets each hour is no link that still counts.
  await jobsOf(app.services)
    .find(({ name }) => name === 'forgetCodes')!
    .work();
  const password = 'a lamp at the long pavilion';
  await app.visitor.do(resetPassword, { linkToken: link, password });
  const half = await app.visitor.wire(`POST ${signIn.path}`, { LoginName: said.loginName, pwd: password });
  const { ResultValue } = await app.authenticators.finish(app.visitor, said.loginName, half);
  expect(ResultValue.Role).toBe('PGS');
  await new Person(app.address, ResultValue.Token).do(menu, {});

  // Somebody else made the account: nothing is done in it before its person has agreed to each notice (PI-06).
  const assessor = new Person(app.address, ResultValue.Token);
  expect(await assessor.refusal(experts, {})).toBe(2785);
  expect(await assessor.refusal(privacy.calls.consent, { consentIds: [consentIds[0]] })).toBe(1021);
  expect(await assessor.refusal(experts, {})).toBe(2785);
  await assessor.do(privacy.calls.consent, { consentIds: [...consentIds] });
  await assessor.do(experts, {});
  const given = (await assessor.do(privacy.calls.mine, {})).consents;
  expect(given.map(({ notice, givenAt }) => [notice, givenAt]).toSorted()).toEqual(
    consentIds.map((notice) => [notice, app.now().toISOString()]).toSorted(),
  );
});

test('nobody is registered with a password, a role that is not the caller’s to give, or by a stranger', async () => {
  const said = await newcomer('guchangting2', '13700002202');
  const manager = await app.signIn('shixiting');
  const path = 'POST /api/UserAuth/UserManRegion';
  for (const more of [{ Pwd: 'chosen-by-somebody-else' }, { IsLock: false }, { Code: '123456' }])
    expect((await manager.wire(path, { LoginName: 'x', ...more })).ErrorCode, JSON.stringify(more)).toBe(
      2002,
    );
  // Another agency's organisation, an administrator's role, and somebody who registers nobody.
  expect(await manager.refusal(register, said)).toBe(2002);
  const own = { ...said, organisationId: await organisationOf('shixiting') };
  expect(await manager.refusal(register, { ...own, userType: 0 })).toBe(403);
  expect(await (await app.signIn('suyanqing')).refusal(register, said)).toBe(403);
  expect(await app.visitor.refusal(register, said)).toBe(401);
  await manager.do(register, own);
  expect(await manager.refusal(register, own)).toBe(1013);
});

test('a link of invitation ends after seven days', async () => {
  const said = await newcomer('guchangting3', '13700002203');
  await (await app.signIn('admin')).do(register, said);
  const link = await linkTo(said.email);
  app.pass({ days: 8 });
  const password = 'a lamp at the long pavilion';
  expect(await app.visitor.refusal(resetPassword, { linkToken: link, password })).toBe(1024);
});

test('[RO3] whoever never signed in is invited again: the last link alone counts, three an hour, and nobody who came in', async () => {
  const manager = await app.again('yanshenzhi');
  const said = await newcomer('guchangting4', '13700002204');
  const { userId } = await manager.do(register, said);
  expect((await manager.do(record, { id: userId })).can).toContain('invite');
  const first = await linkTo(said.email);
  const path = 'POST /api/UserInfo/SendInvitation';
  expect((await manager.wire(path, { UserId: userId })).ErrorCode).toBe(0);
  const second = await linkTo(said.email);
  expect(second).not.toBe(first);
  const password = 'a lamp at the long pavilion';
  expect(await app.visitor.refusal(resetPassword, { linkToken: first, password })).toBe(1024);
  // Like other letters: no fourth within the hour, and no letter to whom one does not look after.
  await manager.do(invite, { userId });
  await manager.do(invite, { userId });
  expect(await manager.refusal(invite, { userId })).toBe(1004);
  app.pass({ hours: 1 });
  const later = await app.again('yanshenzhi');
  await later.do(invite, { userId });
  const stranger = await app.again('shixiting');
  expect(await stranger.refusal(invite, { userId })).toBe(404);
  // The public-service agency sees them on the register, and invites nobody.
  expect(await (await app.again('zhouyiheng')).refusal(invite, { userId })).toBe(403);
  expect(await (await app.again('suyanqing')).refusal(invite, { userId })).toBe(403);

  await app.visitor.do(resetPassword, { linkToken: await linkTo(said.email), password });
  expect((await later.wire(path, { UserId: userId })).ErrorCode).toBe(2770);
  const { rows } = await later.do(list, { name: said.loginName });
  expect(rows.map(({ can }) => can.includes('invite'))).toEqual([false]);
});

test('[RS-01] a link dies with the address it was sent to, with a lock, and with another password; its waiting letter is not sent', async () => {
  const administrator = await app.again('admin');
  const said = await newcomer('guchangting5', '13700002205');
  const { userId } = await administrator.do(register, said);
  const password = 'a lamp at the long pavilion';
  const refused = (linkToken: string) => app.visitor.refusal(resetPassword, { linkToken, password });
  // The address was mistyped: whoever reads it gets in by nothing once it is put right.
  const astray = await linkTo(said.email);
  const right = 'gu.changting@agency.example';
  await administrator.do(edit, { id: userId, email: right, rowVersion: await versionOf(app, userId) });
  expect(await refused(astray)).toBe(1024);
  await administrator.do(invite, { userId });
  const link = await linkTo(right);
  // A letter that waits for its server is dead as soon as another one is sent.
  await app.db.updateTable('outbox').set({ sentAt: null }).where('personId', '=', userId).execute();
  await administrator.do(invite, { userId });
  const waiting = await app.db
    .selectFrom('outbox')
    .select('goodUntil')
    .where('personId', '=', userId)
    .where('cause', '=', 'invitation')
    .orderBy('id')
    .execute();
  expect(waiting.map(({ goodUntil }) => goodUntil! > app.now().toISOString())).toEqual([false, false, true]);
  expect(await refused(link)).toBe(1024);
  // Locked and opened again, they need another one.
  const last = await linkTo(right);
  await administrator.do(edit, { id: userId, isLocked: true });
  await administrator.do(edit, { id: userId, isLocked: false });
  expect(await refused(last)).toBe(1024);
});
