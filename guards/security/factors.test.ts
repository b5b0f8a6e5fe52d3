import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { access } from '../../product/access/contract';
import { openHouse, Person, type Reply, type TestHouse } from '../../start/testing';
import { routes } from '../matrix/world';
import { dump, enterAs, mobileOf, passwordOf, spellings, tryIn } from './tools';
import { permissions } from '../permissions';
import { personOf } from '../../database/seeds/demo/people';
import { areas } from '../../start/areas';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(() => house.house.pool.query('delete from rate_limit'));
afterAll(() => house.close());

const menu = 'POST /api/UserRole/LoadMenuByUser';
const enter = 'POST /api/UserAuth/EnterSecondFactor';
const enrol = 'POST /api/UserAuth/EnrolSecondFactor';
const withToken = (reply: Reply): Person => new Person(house.address, String(reply.ResultValue.Token));
const byPassword = (loginName: string): Promise<Reply> =>
  tryIn(house, { LoginName: loginName, pwd: passwordOf(house, loginName) });
const answers = async (person: Person): Promise<number> => (await person.wire(menu)).ErrorCode;
const shown = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: house.now().getTime() + steps * 30_000,
  });
const forget = (loginName: string) =>
  house.house.pool.query(
    `with who as (select id from person where login_name = $1), codes as (delete from recovery_code
       where person_id in (select id from who)) delete from second_factor where person_id in (select id from who)`,
    [loginName],
  );
/** Somebody who enrols at the door, with his app's secret and recovery codes. */
const enrolled = async (loginName: string) => {
  await forget(loginName);
  const half = withToken(await byPassword(loginName));
  const { Secret: secret } = (await half.wire(enrol)).ResultValue;
  const whole = await half.wire(enter, { Code: shown(secret) });
  house.pass({ seconds: 30 });
  return { half, secret: String(secret), whole, person: withToken(whole), codes: whole.ResultValue.RecoveryCodes as string[] };
}; // prettier-ignore

test('[AU-10] who must give two factors follows from the rights that grant or approve, and from nothing else', () => {
  const grave = areas.flatMap(({ area }) =>
    Object.entries(area.rights).flatMap(([key, right]) => (right.grave ? [key] : [])),
  );
  const byHand = ['account.reset', 'person.administer', 'user.manage', 'expert.create', 'role.manage', 'registration.decide'];
  const kept = ['setting.manage', 'code.manage', 'organisation.manage', 'audit.verify', 'audit.reveal'];
  const decisions = ['apply.accept', 'apply.reject', 'material.review', 'report.secondCheck', 'report.sign', 'report.publicReview', 'opinion.check'];
  expect(grave.toSorted()).toEqual([...byHand, ...kept, ...decisions].toSorted());
  const roles = new Set(grave.flatMap((right) => permissions[right]!));
  expect([...roles].toSorted()).toEqual(['ADM', 'PGS', 'PJJ', 'PSA']);
}); // prettier-ignore

test('[AU-10] whoever may grant or approve enrols at his first sign-in, and half of him opens two calls alone', async () => {
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
  const { rows } = await house.house.pool.query<{ said: string }>(
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
  const sent = (await house.outbox()).filter(({ to }) => to === personOf('yanshenzhi').email);
  expect(sent.at(-1)?.text).toContain('双因素认证');
});

test('[AU-10] a code opens once, in its half minute or the next to it, however many bring it at the same time', async () => {
  const { secret } = await enrolled('lujingxing');
  const half = withToken(await byPassword('lujingxing'));
  for (const steps of [-2, 2]) {
    const far = shown(secret, steps);
    expect((await half.wire(enter, { Code: far })).ErrorCode, `${steps} steps away`).toBe(1003);
  }
  await house.house.pool.query('delete from rate_limit');
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
  house.pass({ minutes: 1 });
  expect((await withToken(halves[0]!).wire(enter, { Code: shown(secret) })).ErrorCode).toBe(0);
});

test('[AU-10] a recovery code opens once, is told to its owner, and lies in no table in clear; nor does the secret', async () => {
  const { secret, codes } = await enrolled('zhouyiheng');
  const half = withToken(await byPassword('zhouyiheng'));
  expect((await half.wire(enter, { Code: codes[0]!.toUpperCase().replace('-', ' ') })).ErrorCode).toBe(0);
  const later = withToken(await byPassword('zhouyiheng'));
  expect((await later.wire(enter, { Code: codes[0]! })).ErrorCode).toBe(1003);
  const told = (await house.outbox()).filter(({ to }) => to === personOf('zhouyiheng').email);
  expect(told.at(-1)?.text).toContain('恢复码');
  const text = await dump(house);
  for (const value of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
    for (const spelling of spellings(value)) expect(text.includes(spelling), spelling).toBe(false);
});

test('[AU-10] a grave right that comes meanwhile is worth nothing to a session of one factor', async () => {
  const owner = await enterAs(house, 'jiangwangshu');
  const person = withToken(owner);
  expect(await answers(person)).toBe(0);
  const give = (code: string) =>
    house.house.pool.query(
      `insert into person_role (person_id, role_id) select p.id, r.id from person p, role r
       where p.login_name = 'jiangwangshu' and r.code = $1`,
      [code],
    );
  await give('PSA');
  expect(await answers(person)).toBe(401);
  expect((await byPassword('jiangwangshu')).ResultValue.SecondFactor).toBe('enrol');
});

test('[AU-08] a lock between two steps of any flow ends it', async () => {
  const lock = (isLocked: boolean) => house.db.updateTable('person').set({ isLocked }).where('loginName', '=', 'shixiting').execute();
  const { secret, codes, person } = await enrolled('shixiting');
  const locked = async (deed: () => Promise<Reply>): Promise<number> => {
    await lock(true);
    const { ErrorCode } = await deed();
    await lock(false);
    return ErrorCode;
  };
  house.pass({ minutes: 2 });
  const half = withToken(await byPassword('shixiting'));
  expect(await locked(() => half.wire(enter, { Code: shown(secret) }))).toBe(401);
  expect(await locked(() => half.wire(enter, { Code: codes[0]! }))).toBe(401);
  expect(await locked(() => byPassword('shixiting'))).toBe(1001);
  expect(await locked(() => person.wire(menu))).toBe(401);
  expect(await locked(() => person.wire('POST /api/UserAuth/Reauthenticate', { pwd: passwordOf(house, 'shixiting'), Code: shown(secret) }))).toBe(401);
  // By text message, between the sending and the giving of the code, and before the second factor.
  const mobile = mobileOf('shixiting');
  await house.visitor.do(access.calls.sendCode, { mobile });
  const sms = await house.lastCode(mobile);
  expect(await locked(() => tryIn(house, { Mobile: mobile, Code: sms }))).toBe(1001);
  house.pass({ minutes: 2 });
  await house.visitor.do(access.calls.sendCode, { mobile });
  const bySms = await tryIn(house, { Mobile: mobile, Code: await house.lastCode(mobile) });
  expect(bySms.ResultValue.SecondFactor).toBe('code');
  expect(await locked(() => withToken(bySms).wire(enter, { Code: shown(secret) }))).toBe(401);
  // Recovery: the link of a locked account is worth nothing, and none is sent.
  const email = personOf('shixiting').email;
  const forgotten = () => house.visitor.wire('POST /api/UserAuth/EmailGetPwd', { LoginName: 'shixiting', Email: email });
  const links = async () => (await house.outbox()).filter(({ to, text }) => to === email && text.includes('#reset_'));
  await forgotten();
  const sent = await links();
  const linkToken = /#(reset_[\w-]+)/.exec(sent.at(-1)!.text)![1]!;
  expect(await locked(() => house.visitor.wire('POST /api/UserAuth/ResetPwd', { LinkToken: linkToken, pwd: 'a quiet harbour at dawn' }))).toBe(1024);
  expect(await locked(forgotten)).toBe(0);
  expect((await links()).length).toBe(sent.length);
  // Enrolment: between the password, the secret and its first code.
  await forget('shixiting');
  const enrolling = withToken(await byPassword('shixiting'));
  expect(await locked(() => enrolling.wire(enrol))).toBe(401);
  const { Secret: fresh } = (await enrolling.wire(enrol)).ResultValue;
  expect(await locked(() => enrolling.wire(enter, { Code: shown(fresh) }))).toBe(401);
}); // prettier-ignore

/** Every order of every subset of so many steps. */
const orders = (steps: readonly number[]): number[][] =>
  steps.flatMap((first) => [[first], ...orders(steps.filter((step) => step !== first)).map((rest) => [first, ...rest])]); // prettier-ignore

/** Plays steps in an order; each step takes what those before it have learnt. Says whether the flow reached its end. */
const play = async <Known extends object>(
  order: readonly number[],
  steps: readonly ((known: Partial<Known>) => Promise<boolean>)[],
): Promise<boolean> => {
  const known: Partial<Known> = {};
  let reached = false;
  for (const step of order) reached = await steps[step]!(known);
  return reached && order.at(-1) === steps.length - 1;
};
const through = async <Known extends object>(
  steps: readonly ((known: Partial<Known>) => Promise<boolean>)[],
  anew: () => Promise<unknown>,
): Promise<number[][]> => {
  const open: number[][] = [];
  for (const order of orders(steps.map((_, at) => at))) {
    await anew();
    if (await play(order, steps)) open.push(order);
  }
  return open;
};

test('[AU-09] of all orders of the steps of three flows only the one that is meant leads through', async () => {
  const login = 'fangjiming';
  const nobody = new Person(house.address, 'mst_'.padEnd(47, 'x'));
  const anew = async () => {
    await house.house.pool.query('delete from rate_limit');
    house.pass({ minutes: 2 });
  };
  // Password, a secret, its first code.
  const entering = await through<{ half: Person; secret: string }>(
    [
      async (known) => Boolean((known.half = withToken(await byPassword(login)))),
      async (known) =>
        Boolean((known.secret = (await (known.half ?? nobody).wire(enrol)).ResultValue.Secret)),
      async ({ half, secret }) => {
        const code = shown(secret ?? new Secret({ size: 20 }).base32);
        const reply = await (half ?? nobody).wire(enter, { Code: code });
        return reply.ErrorCode === 0 && (await answers(withToken(reply))) === 0;
      },
    ],
    async () => {
      await anew();
      await forget(login);
    },
  );
  expect(entering).toEqual([[0, 1, 2]]);
  // The same step twice: a secret in force is not offered, and the code that confirmed it opens nothing more.
  const { half, secret } = await enrolled(login);
  expect((await half.wire(enrol)).ErrorCode).toBe(401);
  expect((await withToken(await byPassword(login)).wire(enter, { Code: shown(secret, -1) })).ErrorCode).toBe(1003);
  // A forgotten password: the mailed link, the new password.
  const email = personOf('cuijingting').email;
  const recovering = await through<{ link: string | undefined }>(
    [
      async (known) => {
        await house.visitor.wire('POST /api/UserAuth/EmailGetPwd', { LoginName: 'cuijingting', Email: email });
        const mail = (await house.outbox()).findLast(({ to, text }) => to === email && text.includes('#reset_'));
        return Boolean((known.link = /#(reset_[\w-]+)/.exec(mail?.text ?? '')?.[1]));
      },
      async ({ link = `reset_${'x'.repeat(43)}` }) => {
        const asked = { LinkToken: link, pwd: 'a quiet harbour at dawn' };
        const { ErrorCode } = await house.visitor.wire('POST /api/UserAuth/ResetPwd', asked);
        expect((await house.visitor.wire('POST /api/UserAuth/ResetPwd', asked)).ErrorCode).toBe(1024);
        return ErrorCode === 0;
      },
    ],
    anew,
  );
  expect(recovering).toEqual([[0, 1]]);
  // Another mobile number: its code, the change.
  const changing = await through<{ code: string }>(
    [
      async (known) => {
        await (await house.signIn('tangyuan')).do(access.calls.sendCode, { mobile: '13900001111' });
        return Boolean((known.code = await house.lastCode('13900001111')));
      },
      async ({ code = '000000' }) => {
        const tang = withToken(await byPassword('tangyuan'));
        const owner = await house.signIn('tangyuan');
        const asked = { NewMobile: '13900001111', Code: code };
        // The code is the session's that asked for it.
        expect((await tang.wire('POST /api/UserAuth/UpdateUserMobile', asked)).ErrorCode).toBe(1003);
        return (await owner.wire('POST /api/UserAuth/UpdateUserMobile', asked)).ErrorCode === 0;
      },
    ],
    async () => house.house.pool.query('delete from rate_limit'),
  );
  expect(changing).toEqual([[0, 1]]);
}, 60_000); // prettier-ignore
