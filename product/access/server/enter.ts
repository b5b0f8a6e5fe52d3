import { createHmac } from 'node:crypto';
import type { Context } from '#host/context';
import type { Services } from '#host/services';
import type { Me } from '#host/me';
import { general } from '#contract/problems';
import { sameHash } from '#host/sessions/tokens';
import { accounts } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { isDemandedOf } from './demands';
import { confirmSecret, guessing, hasSecondFactor, offerSecret, spendFactor } from './second-factor';
import { endOldest, endSessions, openSession } from './sessions/open';
import { notify } from './notify';

type Visitor = Context<Me | null>;

interface Entering {
  readonly id: string;
  readonly loginName: string;
  readonly loginKey: string;
}

/**
 * Lets in whom the first factor has proved: wholly, or half where a second is in force or demanded. A half-done
 * session is worth the two calls that give the second factor, for ten minutes, and nothing else (AU-10). `hasSecondFactor`: a
 * provider that the operator trusts with it has proved the second as well.
 */
export const admit = async (
  context: Visitor,
  person: Entering,
  { hasSecondFactor: isProved = false }: { readonly hasSecondFactor?: boolean } = {},
) => {
  const { db, services } = context;
  context.audit({ object: ['person', person.id], by: person.id });
  if (isProved) return letIn(context, person, 2);
  const isEnrolled = await hasSecondFactor(db, person.id);
  if (!isEnrolled && !(await isDemandedOf(services, db, person.id))) return letIn(context, person, 1);
  await endOldest(context, person.id, 'half');
  const token = await openSession(context, person.id, 0);
  const secondFactor = isEnrolled ? ('code' as const) : ('enrol' as const);
  return { token, loginName: person.loginName, role: '', secondFactor };
};

/** A whole session, with a token nobody has seen before (SE-02). */
const letIn = async (context: Visitor, person: Entering, factors: 1 | 2) => {
  const ended = await endOldest(context, person.id, 'whole');
  if (ended > 0) context.audit({ reason: 'the oldest session ended' });
  const token = await openSession(context, person.id, factors);
  rememberDevice(context, person.loginKey);
  context.afterCommit(() =>
    context.services.log.info({ person: person.id, from: context.address, factors }, 'signed in'),
  );
  const roles = await context.db
    .selectFrom(heldRoles.as('held'))
    .select('held.code')
    .where('held.personId', '=', person.id)
    .where('held.isStarted', '=', true)
    .orderBy('held.sort')
    .execute();
  return { token, loginName: person.loginName, role: roles.map(({ code }) => code).join(',') };
};

/** The secret for whoever has none yet. Throws 2001 where one is in force: whoever knows a password alone never replaces it. */
export const enrol = async (_: unknown, context: Context) => {
  if (await hasSecondFactor(context.db, context.me.personId)) throw general.stateNotAllowed();
  return offerSecret(context);
};

/** Makes a half-done session whole by a code of the app, a recovery code, or, at first, the first code of a new secret. */
export const enterSecondFactor = async ({ code }: { code: string }, context: Context) => {
  const { db, me, now } = context;
  // First, and once: of two requests with one half-done session, or after it was ended meanwhile, none gets in.
  if ((await endSessions(db, { sessionId: me.sessionId }, now)) !== 1) throw general.notSignedIn();
  const person = await db
    .selectFrom(accounts.as('account'))
    .select(['id', 'loginName', 'loginKey'])
    .where('id', '=', me.personId)
    .executeTakeFirstOrThrow();
  const recoveryCodes = await guessing(context, async () => {
    if (!(await hasSecondFactor(db, me.personId))) return confirmSecret(code, context);
    if ((await spendFactor(code, context)) === 'recovery') await notify(context, me.personId, 'recoveryUsed');
    return undefined;
  });
  if (recoveryCodes) await notify(context, me.personId, 'factorSet');
  context.audit({ object: ['person', me.personId] });
  const entered = await letIn(context, person, 2);
  return { ...entered, ...(recoveryCodes && { recoveryCodes }) };
};

const deviceSeconds = 180 * 24 * 3_600;
interface Browser {
  readonly services: Services;
  readonly cookies: Pick<Visitor['cookies'], 'get'>;
}
const signed = ({ services }: Browser, what: string): string =>
  createHmac('sha256', services.keys.links.secret).update(what).digest('hex');
const deviceSignature = (context: Browser, key: string, nonce: string): string =>
  signed(context, `device|${key}|${nonce}`);
const browserSeal = (context: Browser, nonce: string): string => signed(context, `browser|${nonce}`);

/** A browser that has signed somebody in before, whoever it was: what can be told before anybody says a name. */
export const knownBrowser = (context: Browser): string | undefined => {
  const [nonce, , seal] = (context.cookies.get('device') ?? '').split('.');
  return nonce && seal && sameHash(seal, browserSeal(context, nonce)) ? nonce : undefined;
};

/** A browser that has signed this account in before counts its own guesses, so that a stranger's cannot lock its owner out. */
export const knownDevice = (context: Browser, key: string): string | undefined => {
  const [nonce, signature] = (context.cookies.get('device') ?? '').split('.');
  return nonce && signature && sameHash(signature, deviceSignature(context, key, nonce)) ? nonce : undefined;
};

const rememberDevice = (context: Visitor, key: string): void => {
  if (!context.browser) return;
  const nonce = Buffer.from(context.services.random(16)).toString('hex');
  const cookie = [nonce, deviceSignature(context, key, nonce), browserSeal(context, nonce)].join('.');
  context.cookies.set('device', cookie, { httpOnly: true, seconds: deviceSeconds });
};
