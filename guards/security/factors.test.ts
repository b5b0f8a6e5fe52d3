import { Secret } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { access } from '#product/access/contract';
import type { Person } from '#testing';
import { routes } from '../matrix/world';
import { enrol, enter, stepsIn } from './enrolment';
import { dump, enterAs, spellings } from './tools';
import { permissions } from '../permissions';
import { personOf } from '#database/seeds/demo/people';
import { areas } from '#start/areas';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();
beforeEach(() => app.services.pool.query('delete from rate_limit'));

const menu = 'POST /api/UserRole/LoadMenuByUser';
const { withToken, byPassword, shown, forget, enrolled } = stepsIn(() => app);
const answers = async (person: Person): Promise<number> => (await person.wire(menu)).ErrorCode;

test('[AU-10] who must give two factors follows from the rights that grant or approve, and from nothing else', () => {
  const sensitive = areas.flatMap(({ area }) =>
    Object.entries(area.rights).flatMap(([key, right]) => (right.sensitive ? [key] : [])),
  );
  const byHand = ['account.reset', 'person.administer', 'user.manage', 'expert.create', 'role.manage', 'registration.decide', 'privacy.handle', 'export.approve'];
  const mayStay = ['setting.manage', 'code.manage', 'organisation.manage', 'audit.verify', 'audit.reveal'];
  const decisions = ['apply.accept', 'apply.reject', 'apply.reassign', 'apply.release', 'apply.terminate', 'apply.confirmCancellation', 'apply.rejectFinally', 'appeal.decide', 'integrity.manage', 'material.review', 'report.secondCheck', 'report.sign', 'report.publicReview', 'report.revoke', 'opinion.check', 'opinion.ruleOnForm'];
  expect(sensitive.toSorted()).toEqual([...byHand, ...mayStay, ...decisions].toSorted());
  const roles = new Set(sensitive.flatMap((right) => permissions[right]!));
  expect([...roles].toSorted()).toEqual([roleCode.administrator, roleCode.assessor, roleCode.agency, roleCode.publicAgency]);
}); // oxfmt-ignore

test('[AU-10] whoever may grant or approve enrols at their first sign-in, and half of them opens two calls alone', async () => {
  await forget('yanshenzhi');
  const first = await byPassword('yanshenzhi');
  expect(first.ResultValue).toMatchObject({ LoginName: 'yanshenzhi', Role: '', SecondFactor: 'enrol' });
  const half = withToken(first);
  expect([await answers(half), await half.refusal(access.calls.secondFactor, {})]).toEqual([401, 401]);
  expect(routes.filter(({ call }) => call.may === 'half-signed-in').map(({ call }) => call.path)).toEqual([
    enrol.slice(5),
    enter.slice(5),
  ]);
  const offer = (await half.wire(enrol)).ResultValue;
  expect(Secret.fromBase32(offer.Secret).bytes.length * 8).toBe(160);
  expect(offer.Address).toContain(`secret=${offer.Secret}`);
  expect(offer.Picture).toMatch(/^<svg[^>]* viewBox=/);
  const wrong = shown(offer.Secret) === '000000' ? '111111' : '000000';
  expect((await half.wire(enter, { Code: wrong })).ErrorCode).toBe(1003);
  const code = shown(offer.Secret);
  const whole = await half.wire(enter, { Code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(whole.ResultValue).toMatchObject({ LoginName: 'yanshenzhi', Role: 'PJJ' });
  expect(new Set(whole.ResultValue.RecoveryCodes).size).toBe(10);
  expect([await answers(withToken(whole)), await answers(half)]).toEqual([0, 401]);
  const { rows } = await app.services.pool.query<{ said: string }>(
    `select action || ' ' || result as said from audit_log join person on person.id = actor_id
     where login_name = 'yanshenzhi'`,
  );
  const steps = ['signIn ok', 'enrol ok', 'enterSecondFactor refused', 'enterSecondFactor ok'];
  expect(rows.map(({ said }) => said).toSorted()).toEqual(steps.map((step) => `access.${step}`).toSorted());
  expect((await half.wire(enter, { Code: shown(offer.Secret, 1) })).ErrorCode).toBe(401);
  // From now on the code alone is asked for, and a password never replaces the secret.
  const again = await byPassword('yanshenzhi');
  expect(again.ResultValue.SecondFactor).toBe('code');
  expect((await withToken(again).wire(enrol)).ErrorCode).toBe(2001);
  // Of a person who grants and approves nothing nothing more is asked.
  expect((await byPassword('suyanqing')).ResultValue).toEqual({
    Token: expect.any(String),
    LoginName: 'suyanqing',
    Role: 'OWN',
  });
  const sent = (await app.outbox()).filter(({ to }) => to === personOf('yanshenzhi').email);
  expect(sent.at(-1)?.text).toContain('双因素认证');
});

test('[AU-10] a code opens once, in its half minute or the next to it, however many bring it at the same time', async () => {
  const { secret } = await enrolled('lujingxing');
  const half = withToken(await byPassword('lujingxing'));
  for (const steps of [-2, 2]) {
    const far = shown(secret, steps);
    expect((await half.wire(enter, { Code: far })).ErrorCode, `${steps} steps away`).toBe(1003);
  }
  await app.services.pool.query('delete from rate_limit');
  const halves = await Promise.all(Array.from({ length: 4 }, () => byPassword('lujingxing')));
  const racing = await Promise.all(
    halves.map((reply) => withToken(reply).wire(enter, { Code: shown(secret, 1) })),
  );
  expect(racing.map(({ ErrorCode }) => ErrorCode).toSorted()).toEqual([0, 1003, 1003, 1003]);
  // An earlier step than the last one taken is spent as well.
  expect((await half.wire(enter, { Code: shown(secret) })).ErrorCode).toBe(1003);
  expect((await half.wire(enter, { Code: shown(secret, 1) })).ErrorCode).toBe(1003);
});

test('[AU-10] guesses of the code are counted like those of a password, across sign-ins', async () => {
  const { secret } = await enrolled('lujingxing');
  const halves = await Promise.all(Array.from({ length: 3 }, () => byPassword('lujingxing')));
  const guess = (at: number) =>
    withToken(halves[at % 3]!).wire(enter, { Code: shown(secret) === '123456' ? '654321' : '123456' });
  const guesses: number[] = [];
  for (let at = 0; at < 7; at += 1) guesses.push((await guess(at)).ErrorCode);
  expect(guesses).toEqual([1003, 1003, 1003, 1003, 1003, 1004, 1004]);
  expect((await withToken(halves[0]!).wire(enter, { Code: shown(secret) })).ErrorCode).toBe(1004);
  app.pass({ minutes: 1 });
  expect((await withToken(halves[0]!).wire(enter, { Code: shown(secret) })).ErrorCode).toBe(0);
});

test('[AU-10] guesses at somebody’s second factor are forgiven when an administrator takes it away, and no others are', async () => {
  const { secret } = await enrolled('lujingxing');
  const other = await enrolled('shixiting');
  const admin = await app.again('admin');
  // From here on no time passes: nothing is forgiven by waiting.
  const half = withToken(await byPassword('lujingxing'));
  const wrong = shown(secret) === '123456' ? '654321' : '123456';
  for (let at = 0; at < 5; at += 1) expect((await half.wire(enter, { Code: wrong })).ErrorCode).toBe(1003);
  expect((await half.wire(enter, { Code: shown(secret) })).ErrorCode).toBe(1004);
  // The same guesses at somebody else’s: they stay counted.
  const waiting = withToken(await byPassword('shixiting'));
  for (let at = 0; at < 5; at += 1) expect((await waiting.wire(enter, { Code: wrong })).ErrorCode).toBe(1003);
  const { rows } = await app.services.pool.query("select id from person where login_name = 'lujingxing'");
  await admin.do(access.calls.resetSecondFactor, { userId: rows[0].id, reason: '手机丢失，已核对本人' });
  // At this very moment they enrol anew, at their first try.
  const again = withToken(await byPassword('lujingxing'));
  const offered = String((await again.wire(enrol)).ResultValue.Secret);
  expect((await again.wire(enter, { Code: shown(offered) })).ErrorCode).toBe(0);
  expect((await waiting.wire(enter, { Code: shown(other.secret) })).ErrorCode).toBe(1004);
});

test('[AU-10] a recovery code opens once, is told to its owner, and lies in no table in clear; nor does the secret', async () => {
  const { secret, codes } = await enrolled('zhouyiheng');
  const half = withToken(await byPassword('zhouyiheng'));
  expect((await half.wire(enter, { Code: codes[0]!.toUpperCase().replace('-', ' ') })).ErrorCode).toBe(0);
  const later = withToken(await byPassword('zhouyiheng'));
  expect((await later.wire(enter, { Code: codes[0]! })).ErrorCode).toBe(1003);
  const notified = (await app.outbox()).filter(({ to }) => to === personOf('zhouyiheng').email);
  expect(notified.at(-1)?.text).toContain('恢复码');
  const text = await dump(app);
  for (const value of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
    for (const spelling of spellings(value)) expect(text.includes(spelling), spelling).toBe(false);
});

test('[AU-10] new recovery codes take the place of all earlier ones', async () => {
  const { codes, person } = await enrolled('cuijingting');
  const { recoveryCodes } = await person.do(access.calls.newRecoveryCodes, {});
  expect(new Set([...codes, ...recoveryCodes]).size).toBe(20);
  const half = withToken(await byPassword('cuijingting'));
  expect((await half.wire(enter, { Code: codes[0]! })).ErrorCode).toBe(1003);
  expect((await half.wire(enter, { Code: recoveryCodes[0]! })).ErrorCode).toBe(0);
  expect(await half.refusal(access.calls.newRecoveryCodes, {})).toBe(401);
});

test('[AU-10] a sensitive right that comes meanwhile is worth nothing to a session of one factor', async () => {
  const owner = await enterAs(app, 'jiangwangshu');
  const person = withToken(owner);
  expect(await answers(person)).toBe(0);
  const give = (code: string) =>
    app.services.pool.query(
      `insert into person_role (person_id, role_id) select p.id, r.id from person p, role r
       where p.login_name = 'jiangwangshu' and r.code = $1`,
      [code],
    );
  await give(roleCode.publicAgency);
  expect(await answers(person)).toBe(401);
  expect((await byPassword('jiangwangshu')).ResultValue.SecondFactor).toBe('enrol');
});
