import type * as z from 'zod';
import type { Context } from '../../../host/context';
import { signInPerAccount } from '../../../host/limits/limit';
import type { Me } from '../../../host/me';
import { canonicalLoginName, canonicalMobile, guessedName } from '../../../host/secrets/canonical';
import type { access } from '../contract';
import { accessProblems } from '../problems';
import { spendCode } from './codes';
import { admit, knownDevice } from './enter';
import { refuseUnfit } from './new-password';

type SignIn = z.output<typeof access.calls.signIn.takes>;
type Visitor = Context<Me | null>;

/** Signs a person in by password or by a code sent to the mobile. Every failure is the same 1001. The second factor comes after it. */
export const signIn = async (input: SignIn, context: Visitor) => {
  const person =
    input.mobile && input.code
      ? await byCode(context, input.mobile, input.code)
      : await byPassword(context, input);
  return admit(context, person);
};

const byPassword = async (context: Visitor, { loginName, password }: SignIn) => {
  const { db, house, now } = context;
  const key = canonicalLoginName(loginName ?? '') ?? '';
  const device = knownDevice(context, key);
  // Counted before hashing, atomically: two hundred guesses at once cost five hashes (AU-06).
  const counted = device ? `${key}|${device}` : guessedName(loginName ?? '');
  if (!(await house.limiter.take(signInPerAccount, counted, now)).admitted)
    throw accessProblems.wrongSignIn();
  const person = await db
    .selectFrom('person')
    .select(['id', 'loginName', 'loginKey', 'isLocked'])
    .select(['passwordHash', 'passwordSetAt', 'passwordNeedsFactor'])
    .where('loginKey', '=', key)
    .executeTakeFirst();
  const { ok, rehash } = await house.passwords.verify(person?.passwordHash ?? undefined, password ?? '');
  if (!person || !ok || person.isLocked) throw accessProblems.wrongSignIn();
  await house.limiter.forgive(signInPerAccount, counted);
  await refuseUnfit(context, person);
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
