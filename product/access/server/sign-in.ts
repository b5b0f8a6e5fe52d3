import { createHmac } from 'node:crypto';
import type * as z from 'zod';
import type { Context } from '../../../host/context';
import { signInPerAccount } from '../../../host/limits/limit';
import type { Me } from '../../../host/me';
import { canonicalLoginName, canonicalMobile } from '../../../host/secrets/canonical';
import { sameHash } from '../../../host/sessions/tokens';
import type { access } from '../contract';
import { accessProblems } from '../problems';
import { spendCode } from './codes';
import { endSessions, openSession } from './sessions';

type SignIn = z.output<typeof access.calls.signIn.takes>;
type Visitor = Context<Me | null>;

/** At most so many sessions of one person; the oldest ends (SE-05). */
const mostSessions = 5;

/** Signs a person in by password or by a code sent to the mobile. Every failure is the same 1001. */
export const signIn = async (input: SignIn, context: Visitor) => {
  const person =
    input.mobile && input.code
      ? await byCode(context, input.mobile, input.code)
      : await byPassword(context, input);
  const open = await context.db
    .selectFrom('session')
    .select('id')
    .where('personId', '=', person.id)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .offset(mostSessions - 1)
    .execute();
  for (const { id } of open) await endSessions(context.db, { sessionId: id }, context.now);
  const token = await openSession(context, person.id);
  rememberDevice(context, person.loginKey);
  context.audit({ object: ['person', person.id], by: person.id });
  const roles = await context.db
    .selectFrom('personRole')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .select('role.code')
    .where('personId', '=', person.id)
    .where('role.isStarted', '=', true)
    .orderBy('role.sort')
    .execute();
  return { token, loginName: person.loginName, role: roles.map(({ code }) => code).join(',') };
};

const byPassword = async (context: Visitor, { loginName, password }: SignIn) => {
  const { db, house, now } = context;
  const key = canonicalLoginName(loginName ?? '') ?? '';
  const device = knownDevice(context, key);
  // Counted before hashing, atomically: two hundred guesses at once cost five hashes (AU-06).
  const counted = device ? `${key}|${device}` : key;
  if (!(await house.limiter.take(signInPerAccount, counted, now)).admitted)
    throw accessProblems.wrongSignIn();
  const person = await db
    .selectFrom('person')
    .select(['id', 'loginName', 'loginKey', 'passwordHash', 'isLocked'])
    .where('loginKey', '=', key)
    .executeTakeFirst();
  const { ok, rehash } = await house.passwords.verify(person?.passwordHash ?? undefined, password ?? '');
  if (!person || !ok || person.isLocked) throw accessProblems.wrongSignIn();
  await house.limiter.forgive(signInPerAccount, counted);
  if (rehash)
    await db
      .updateTable('person')
      .set({ passwordHash: await house.passwords.hash(password ?? '') })
      .where('id', '=', person.id)
      .execute();
  return person;
};

const byCode = async (context: Visitor, spelt: string, code: string) => {
  const mobile = canonicalMobile(spelt);
  if (!mobile) throw accessProblems.wrongSignIn();
  const { db, house } = context;
  try {
    await spendCode(house, { purpose: 'signIn', mobile, session: askingSession(context) }, code, context.now);
  } catch {
    // A wrong code must read like a wrong password (AU-05).
    throw accessProblems.wrongSignIn();
  }
  const person = await db
    .selectFrom('person')
    .select(['id', 'loginName', 'loginKey', 'isLocked'])
    .where('mobileIndex', '=', house.blindIndex('mobile', mobile))
    .executeTakeFirst();
  if (!person || person.isLocked) throw accessProblems.wrongSignIn();
  return person;
};

/** Ties the asking for a code to its use before there is a session: a browser by a cookie, a program by its address. */
export const askingSession = (context: Visitor): string => context.cookies.get('asking') ?? context.address;

const deviceSeconds = 180 * 24 * 3_600;
const deviceMark = (context: Visitor, key: string, nonce: string): string =>
  createHmac('sha256', context.house.keys.links.secret).update(`device|${key}|${nonce}`).digest('hex');

/** A browser that has signed this account in before counts its own guesses, so that a stranger's cannot lock its owner out. */
const knownDevice = (context: Visitor, key: string): string | undefined => {
  const [nonce, mark] = (context.cookies.get('device') ?? '').split('.');
  return nonce && mark && sameHash(mark, deviceMark(context, key, nonce)) ? nonce : undefined;
};

const rememberDevice = (context: Visitor, key: string): void => {
  if (!context.browser) return;
  const nonce = Buffer.from(context.house.random(16)).toString('hex');
  context.cookies.set('device', `${nonce}.${deviceMark(context, key, nonce)}`, {
    httpOnly: true,
    seconds: deviceSeconds,
  });
};
