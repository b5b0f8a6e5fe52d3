import { Secret } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { access } from '#product/access/contract';
import { consentIds } from '#product/access/consents';
import { Person, type Reply } from '#testing';
import { enrol, enter, stepsIn } from './enrolment';
import { tryIn } from './tools';
import { passwordOf, mobileOf, roleIdOf } from '#testing/lookups';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();
beforeEach(() => app.services.pool.query('delete from rate_limit'));

const menu = 'POST /api/UserRole/LoadMenuByUser';
const { withToken, byPassword, shown, forget, enrolled } = stepsIn(() => app);
const answers = async (person: Person): Promise<number> => (await person.wire(menu)).ErrorCode;

test('[AU-08] a lock between two steps of any flow ends it: five flows, twelve cases', async () => {
  let cases = 0;
  const lock = (isLocked: boolean) => app.db.updateTable('person').set({ isLocked }).where('loginName', '=', 'shixiting').execute();
  const { secret, codes, person } = await enrolled('shixiting');
  const locked = async (action: () => Promise<Reply>): Promise<number> => {
    cases += 1;
    await lock(true);
    const { ErrorCode } = await action();
    await lock(false);
    return ErrorCode;
  };
  app.pass({ minutes: 2 });
  const half = withToken(await byPassword('shixiting'));
  expect(await locked(() => half.wire(enter, { Code: shown(secret) }))).toBe(401);
  expect(await locked(() => half.wire(enter, { Code: codes[0]! }))).toBe(401);
  expect(await locked(() => byPassword('shixiting'))).toBe(1001);
  expect(await locked(() => person.wire(menu))).toBe(401);
  expect(await locked(() => person.wire('POST /api/UserAuth/Reauthenticate', { pwd: passwordOf(app, 'shixiting'), Code: shown(secret) }))).toBe(401);
  // By text message, between the sending and the giving of the code, and before the second factor.
  const mobile = mobileOf('shixiting');
  await app.visitor.do(access.calls.sendCode, { mobile });
  const sms = await app.lastCode(mobile);
  expect(await locked(() => tryIn(app, { Mobile: mobile, Code: sms }))).toBe(1001);
  app.pass({ minutes: 2 });
  await app.visitor.do(access.calls.sendCode, { mobile });
  const bySms = await tryIn(app, { Mobile: mobile, Code: await app.lastCode(mobile) });
  expect(bySms.ResultValue.SecondFactor).toBe('code');
  expect(await locked(() => withToken(bySms).wire(enter, { Code: shown(secret) }))).toBe(401);
  // Recovery: the link of a locked account is worth nothing, and none is sent.
  const email = personOf('shixiting').email;
  const forgotten = () => app.visitor.wire('POST /api/UserAuth/EmailGetPwd', { LoginName: 'shixiting', Email: email });
  const links = async () => (await app.outbox()).filter(({ to, text }) => to === email && text.includes('#reset_'));
  await forgotten();
  const sent = await links();
  const linkToken = /#(reset_[\w-]+)/.exec(sent.at(-1)!.text)![1]!;
  expect(await locked(() => app.visitor.wire('POST /api/UserAuth/ResetPwd', { LinkToken: linkToken, pwd: 'a quiet harbour at dawn' }))).toBe(1024);
  expect(await locked(forgotten)).toBe(0);
  expect((await links()).length).toBe(sent.length);
  // Enrolment: between the password, the secret and its first code.
  await forget('shixiting');
  const enrolling = withToken(await byPassword('shixiting'));
  expect(await locked(() => enrolling.wire(enrol))).toBe(401);
  const { Secret: fresh } = (await enrolling.wire(enrol)).ResultValue;
  expect(await locked(() => enrolling.wire(enter, { Code: shown(fresh) }))).toBe(401);
  // Another number: between its code and the change.
  const [number, mine] = ['13900004444', withToken(await enrolling.wire(enter, { Code: shown(fresh) }))];
  await mine.do(access.calls.sendCode, { mobile: number });
  const code = await app.lastCode(number);
  expect(await locked(() => mine.wire('POST /api/UserAuth/UpdateUserMobile', { NewMobile: number, Code: code }))).toBe(401);
  expect(cases).toBe(12);
}, 20_000); // oxfmt-ignore

test('[AU-08] a role that is forbidden between two steps gives nothing from the next one on, wherever one stands', async () => {
  const admin = await app.again('admin');
  const Id = await roleIdOf(app, roleCode.agency);
  const toggle = () => admin.wire('GET /api/UserRole/StartOrForbiddenRole', { Id });
  const sensitiveOf = async (person: Person) => (await person.wire('POST /api/UserRole/LoadManUserListByFilter', {})).ErrorCode;
  const { secret, person } = await enrolled('yanshenzhi');
  expect(await sensitiveOf(person)).toBe(0);
  const half = withToken(await byPassword('yanshenzhi'));
  await forget('shixiting');
  const enrolling = withToken(await byPassword('shixiting'));
  const { Secret: offered } = (await enrolling.wire(enrol)).ResultValue;
  await toggle();
  // Inside; half inside; half inside for the first time; and at sign-in, where nothing sensitive is left to guard.
  expect(await sensitiveOf(person)).toBe(403);
  const entered = [await half.wire(enter, { Code: shown(secret) }), await enrolling.wire(enter, { Code: shown(offered) })];
  expect(entered.map(({ ErrorCode, ResultValue }) => [ErrorCode, ResultValue.Role])).toEqual([[0, ''], [0, '']]);
  for (const reply of entered) expect(await sensitiveOf(withToken(reply))).toBe(403);
  const later = await byPassword('yanshenzhi');
  expect([later.ResultValue.SecondFactor, await sensitiveOf(withToken(later))]).toEqual(['code', 401]);
  await toggle();
  expect(await sensitiveOf(withToken(entered[0]!))).toBe(0);
}, 20_000); // oxfmt-ignore

/** Every order of every subset of so many steps. */
const orders = (steps: readonly number[]): number[][] =>
  steps.flatMap((first) => [[first], ...orders(steps.filter((step) => step !== first)).map((rest) => [first, ...rest])]); // oxfmt-ignore

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

test('[AU-09] of all orders of the steps of five flows only the one that is meant leads through', async () => {
  const login = 'fangjiming';
  const nobody = new Person(app.address, 'mst_'.padEnd(47, 'x'));
  const anew = async () => {
    await app.services.pool.query('delete from rate_limit');
    app.pass({ minutes: 2 });
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
        await app.visitor.wire('POST /api/UserAuth/EmailGetPwd', { LoginName: 'cuijingting', Email: email });
        const mail = (await app.outbox()).findLast(({ to, text }) => to === email && text.includes('#reset_'));
        return Boolean((known.link = /#(reset_[\w-]+)/.exec(mail?.text ?? '')?.[1]));
      },
      async ({ link = `reset_${'x'.repeat(43)}` }) => {
        const asked = { LinkToken: link, pwd: 'a quiet harbour at dawn' };
        const { ErrorCode } = await app.visitor.wire('POST /api/UserAuth/ResetPwd', asked);
        expect((await app.visitor.wire('POST /api/UserAuth/ResetPwd', asked)).ErrorCode).toBe(1024);
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
        await (await app.signIn('tangyuan')).do(access.calls.sendCode, { mobile: '13900001111' });
        return Boolean((known.code = await app.lastCode('13900001111')));
      },
      async ({ code = '000000' }) => {
        const tang = withToken(await byPassword('tangyuan'));
        const owner = await app.signIn('tangyuan');
        const asked = { NewMobile: '13900001111', Code: code };
        // The code is the session's that asked for it.
        expect((await tang.wire('POST /api/UserAuth/UpdateUserMobile', asked)).ErrorCode).toBe(1003);
        return (await owner.wire('POST /api/UserAuth/UpdateUserMobile', asked)).ErrorCode === 0;
      },
    ],
    async () => app.services.pool.query('delete from rate_limit'),
  );
  expect(changing).toEqual([[0, 1]]);
  // Signing in by text message: its code, and that code given.
  const mobile = mobileOf('suyanqing');
  const messaged = await through<{ code: string }>(
    [
      async (known) => {
        await app.visitor.do(access.calls.sendCode, { mobile });
        return Boolean((known.code = await app.lastCode(mobile)));
      },
      async ({ code = '000000' }) => {
        const { ErrorCode } = await tryIn(app, { Mobile: mobile, Code: code });
        if (ErrorCode === 0) expect((await tryIn(app, { Mobile: mobile, Code: code })).ErrorCode).toBe(1001);
        return ErrorCode === 0;
      },
    ],
    async () => {
      await anew();
      app.pass({ minutes: 5 });
    },
  );
  expect(messaged).toEqual([[0, 1]]);
  // A newcomer: the code, who they are, the decision; each of the fifteen on a line and with a number of their own, all at once.
  const reviewer = await app.again('zhouyiheng');
  const hospital = (await app.services.pool.query("select id from organisation where type = '1' limit 1")).rows[0].id;
  const pwd = '清晨的芦苇荡里有一只白鹭缓缓飞过江面';
  const came = await Promise.all(
    orders([0, 1, 2]).map(async (order, at) => {
      const number = String(13_700_002_100 + at);
      const ask = async (path: string, payload: object) => (await app.server.inject({ method: 'POST', url: path, remoteAddress: `198.51.100.${at}`, headers: { host: new URL(app.address).host }, payload })).json() as Reply;
      const said = { LoginName: `newcomer.${at}`, Pwd: pwd, Mobile: number, TrueName: '邓云杉', OrgId: hospital, Email: `n${at}@example.org`, ConsentIds: consentIds };
      const decide = (Id: string) => reviewer.wire('POST /api/UserAuth/DecideRegistration', { Id, Approve: 'yes' });
      const isThrough = await play<{ code: string; id: string }>(order, [
        async (known) => {
          const { ErrorCode } = (await app.server.inject({ url: '/api/UserAuth/SendCode', remoteAddress: `198.51.100.${at}`, headers: { host: new URL(app.address).host }, query: { mobile: number, Use: 'register' } })).json() as Reply;
          return ErrorCode === 0 && Boolean((known.code = await app.lastCode(number)));
        },
        async (known) => {
          const asked = { ...said, Code: known.code ?? '000000' };
          if ((await ask('/api/UserAuth/UserRegion', asked)).ErrorCode !== 0) return false;
          expect([1003, 1008]).toContain((await ask('/api/UserAuth/UserRegion', asked)).ErrorCode);
          const { rows } = await app.services.pool.query('select registration.id from registration join person p on p.id = person_id where login_name = $1', [said.LoginName]);
          return Boolean((known.id = rows[0].id));
        },
        async ({ id }) => {
          expect((await tryIn(app, { LoginName: said.LoginName, pwd })).ErrorCode).toBe(1001);
          if ((await decide(id ?? app.services.newId())).ErrorCode !== 0) return false;
          expect((await decide(id!)).ErrorCode).toBe(2001);
          return (await tryIn(app, { LoginName: said.LoginName, pwd })).ErrorCode === 0;
        },
      ]);
      return isThrough ? [order] : [];
    }),
  );
  expect(came.flat()).toEqual([[0, 1, 2]]);
}, 60_000); // oxfmt-ignore
