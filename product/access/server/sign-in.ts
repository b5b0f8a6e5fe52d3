import type * as z from 'zod';
import { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import {
  signInFromKnown,
  signInPerAccount,
  signInPerAddress,
  signInPerNobody,
  type Limit,
} from '#host/limits/limit';
import type { Me } from '#host/me';
import { canonicalLoginName, canonicalMobile, guessedName } from '#host/secrets/canonical';
import { inTwoSteps, type Preparing, type SendAway } from '#host/serve';
import { TooMany, type SentAway } from '#host/too-many';
import { accounts, releaseAccount, setInitialPassword } from '#queries/people';
import type { access } from '../contract';
import { accessProblems } from '../problems';
import { spendCode } from './codes';
import { admit, knownBrowser, knownDevice } from './enter';
import { reportSuspension } from './suspended';
import { refuseUnfit } from './new-password';

type SignIn = z.output<typeof access.calls.signIn.takes>;
type Visitor = Context<Me | null>;
type Arriving = Preparing<Me | null>;

/** Whom a first factor has proved, and the password it was, where it was one: the transaction asks whether both still stand. */
interface Proved {
  readonly id: string;
  readonly passwordHash?: string;
  /** The same password by today's cost, where what is stored is weaker. */
  readonly rehashed?: string | undefined;
}

/** Made once: a flood is answered with them. */
const [tooOften, busy] = [general.tooOften(), general.busy()];
const after = (because: SentAway['because'], retryAfter: number): SentAway | undefined =>
  retryAfter > 0 ? { because, retryAfter } : undefined;

/**
 * Who would not be served is not listened to (OP-10): a stranger whose address was refused just now, or who finds no room
 * before the passwords, unless their browser holds a code's cookie. A browser that has been in has a pace of its own: no
 * address's flood and no line of strangers keeps it out (AU-06).
 */
const sendAway: SendAway = (asker) => {
  const { services, address, now, cookies } = asker;
  const browser = knownBrowser(asker);
  if (browser) return after(tooOften, services.signInPaces.knownBrowser(browser));
  const wait = services.limiter.remembered(signInPerAddress, address, now);
  if (wait > 0) return after(tooOften, wait);
  const hasCode = cookies.get('asking') !== undefined;
  if (!hasCode && !services.passwords.hasRoom('usual')) return after(busy, noRoom);
  return after(busy, services.signInPaces.strangers());
};

/** How long whoever finds no room is asked to wait: as long as the line before the passwords lasts. */
const noRoom = 2_000;

/** Sent away before anything is done for them, and told when to come back. */
const demandRoom = async ({ services, now }: Arriving, limit: Limit, key: string): Promise<void> => {
  const verdict = await services.limiter.take(limit, key, now);
  if (!verdict.admitted) throw new TooMany(general.tooOften(), verdict.retryAfter);
};

const byPassword = async (context: Arriving, { loginName, password = '' }: SignIn): Promise<Proved> => {
  const { db, services, now } = context;
  const key = canonicalLoginName(loginName ?? '') ?? '';
  const device = knownDevice(context, key);
  // A browser that has been in the account before has a lane of its own, past the limit of its address and the line of
  // strangers: a flood keeps nobody out who was in (AU-06).
  const lane = device ? 'first' : 'usual';
  if (!services.passwords.hasRoom(lane)) throw new TooMany(general.busy(), noRoom);
  if (device) await demandRoom(context, signInFromKnown, key);
  else await demandRoom(context, signInPerAddress, context.address);
  const counted = device ? `${key}|${device}` : guessedName(loginName ?? '');
  const prove = async ({
    hash,
    verify,
  }: Pick<typeof services.passwords, 'hash' | 'verify'>): Promise<Proved> => {
    const person = await db
      .selectFrom(accounts.as('account'))
      .select(['id', 'passwordHash', 'isLocked'])
      .where('loginKey', '=', key)
      .executeTakeFirst();
    // Counted before hashing, atomically: two hundred guesses at once cost five hashes.
    const guesses = person ? signInPerAccount : signInPerNobody;
    const guess = await services.limiter.take(guesses, counted, now);
    if (!guess.admitted) throw accessProblems.wrongSignIn();
    const stored = person?.passwordHash ?? undefined;
    const { ok, rehash } = await verify(stored, password);
    if (!person || !stored || !ok || person.isLocked) {
      if (person && !person.isLocked && guess.next) reportSuspension(person.id, guess.next, context);
      throw accessProblems.wrongSignIn();
    }
    await services.limiter.forgive(guesses, counted);
    return { id: person.id, passwordHash: stored, rehashed: rehash ? await hash(password) : undefined };
  };
  return services.passwords.inTurn(prove, lane);
};

const byCode = async (context: Arriving, spelt: string, code: string): Promise<Proved> => {
  await demandRoom(context, signInPerAddress, context.address);
  const mobile = canonicalMobile(spelt);
  if (!mobile) throw accessProblems.wrongSignIn();
  const { db, services } = context;
  try {
    await spendCode(
      services,
      { purpose: 'signIn', mobile, session: askingSession(context) },
      code,
      context.now,
    );
  } catch (fault) {
    // A wrong code must read like a wrong password (AU-05); a flood reads like a flood.
    if (fault instanceof TooMany) throw fault;
    throw accessProblems.wrongSignIn();
  }
  const person = await db
    .selectFrom(accounts.as('account'))
    .select('id')
    .where('mobileIndex', '=', services.blindIndex('mobile', mobile))
    .executeTakeFirst();
  if (!person) throw accessProblems.wrongSignIn();
  return person;
};

/** Lets in whom the first step has proved, unless a lock or another password came in between (AU-08). */
const enter = async ({ id, passwordHash, rehashed }: Proved, context: Visitor) => {
  const { db } = context;
  const person = await db
    .selectFrom(accounts.as('account'))
    .select(['id', 'loginName', 'loginKey', 'isLocked'])
    .select(['passwordHash', 'passwordSetAt', 'passwordNeedsFactor'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!person || person.isLocked) throw accessProblems.wrongSignIn();
  if (passwordHash !== undefined) {
    if (person.passwordHash !== passwordHash) throw accessProblems.wrongSignIn();
    await refuseUnfit(context, person);
  }
  await releaseAccount(db, id);
  if (rehashed) await setInitialPassword(db, id, { passwordHash: rehashed });
  return admit(context, person);
};

/** Says in the operator's log who was refused, by address alone: what was typed as a name may be anything (PI-04). */
export const sayingWhom = async <Result>(
  { services, address }: Pick<Arriving, 'services' | 'address'>,
  by: 'password' | 'code' | 'provider' | undefined,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof Problem)
      services.log.warn({ from: address, by, reason: fault.code }, 'a sign-in was refused');
    throw fault;
  }
};

/**
 * Signs a person in by password or by a code sent to the mobile. Every failure is the same 1001, but for a flood, which is
 * refused before anybody is looked for. The second factor comes after it.
 */
export const signIn = inTwoSteps(
  (input: SignIn, context: Arriving): Promise<Proved> =>
    input.mobile && input.code
      ? sayingWhom(context, 'code', () => byCode(context, input.mobile!, input.code!))
      : sayingWhom(context, 'password', () => byPassword(context, input)),
  (_, context: Visitor, proved) => sayingWhom(context, undefined, () => enter(proved, context)),
  sendAway,
);

/** Ties the asking for a code to its use before there is a session: a browser by a cookie, a program by its address. */
export const askingSession = (context: Pick<Visitor, 'cookies' | 'address'>): string =>
  context.cookies.get('asking') ?? context.address;
