import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { signInPerAccount } from '#host/limits/limit';
import type { Me } from '#host/me';
import { inTwoSteps, type Preparing } from '#host/serve';
import { accounts } from '#queries/people';
import { accessProblems } from '../problems';
import { demandsSecondFactor, refuseStronger } from './demands';
import { refuseUnfit, shortestFor } from './new-password';
import { newRecoveryCodes } from './recovery-codes';
import { replacePassword } from './recover';
import {
  confirmSecret,
  dropFactor,
  guessesOf,
  guessing,
  hasSecondFactor,
  spendFactor,
  factorState,
} from './second-factor';
import { endOtherSessions, endSessions, renewToken } from './sessions/open';
import { notify } from './notify';

type Person = Selectable<Tables['person']>;

/** How the caller's second factor stands, whether they must have one, and how long that makes their next password. */
export const secondFactor = async ({ db, services, me }: Context) => ({
  ...(await factorState(db, me.personId)),
  shortestPassword: await shortestFor({ db, services }, me.personId),
  isDemanded: demandsSecondFactor(services, me.rights),
  isOff: !services.secondFactor,
});

/** Puts the caller's new secret in force. Their other sessions end, and this one goes on under a new token. */
export const confirmOwn = async ({ code }: { code: string }, context: Context) => {
  const { me } = context;
  const recoveryCodes = await guessing(context, () => confirmSecret(code, context));
  await endOtherSessions(context);
  await notify(context, me.personId, 'factorSet');
  context.audit({ object: ['person', me.personId] });
  return { token: await renewToken(context, { factors: 2 }), recoveryCodes };
};

/** Takes the caller's second factor away. Throws 2713 where their rights demand one, or their short password does: they may replace it. */
export const removeOwn = async (_: unknown, context: Context) => {
  const { db, services, me } = context;
  const { passwordNeedsFactor } = await db
    .selectFrom(accounts.as('account'))
    .select('passwordNeedsFactor')
    .where('id', '=', me.personId)
    .executeTakeFirstOrThrow();
  if (passwordNeedsFactor || demandsSecondFactor(services, me.rights)) throw accessProblems.factorDemanded();
  if (!(await dropFactor(db, me.personId))) throw accessProblems.noFactor();
  await endOtherSessions(context);
  await notify(context, me.personId, 'factorRemoved');
  context.audit({ object: ['person', me.personId] });
  return {};
};

/** Ten recovery codes in place of all earlier ones. Throws 2714 where no second factor is in force. */
export const replaceRecoveryCodes = async (_: unknown, context: Context) => {
  const { db, me } = context;
  if (!(await hasSecondFactor(db, me.personId))) throw accessProblems.noFactor();
  const recoveryCodes = await newRecoveryCodes(context);
  await notify(context, me.personId, 'recoveryNew');
  context.audit({ object: ['person', me.personId] });
  return { recoveryCodes };
};

/**
 * An administrator takes the lost second factor of somebody else away; all their sessions end and they are told why. Where their
 * rights demand one, they are given a new secret when they sign in; a password that was short because of it is replaced by a
 * link. Throws 2715 for one's own, 2714 where there is none, 1025 where a link can go nowhere.
 */
export const resetFactor = async (
  { reason }: { userId: string; reason: string },
  context: Context<Me, Person>,
) => {
  const { db, me, now, object } = context;
  if (object.id === me.personId) throw accessProblems.ownFactor();
  await refuseStronger(context, object.id);
  if (!(await dropFactor(db, object.id))) throw accessProblems.noFactor();
  await context.services.limiter.forgive(signInPerAccount, guessesOf(object.id));
  if (object.passwordNeedsFactor) await replacePassword(object, context);
  await endSessions(db, { personId: object.id }, now);
  await notify(context, object.id, 'factorReset', { reason: reason.trim() });
  context.audit({ object: ['person', object.id], reason: reason.trim() });
  return {};
};

const provenBy = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  db
    .selectFrom(accounts.as('account'))
    .select(['id', 'isLocked', 'passwordHash', 'passwordSetAt', 'passwordNeedsFactor'])
    .where('id', '=', me.personId);

/**
 * The caller proves anew who they are: by their password, and by a code where a second factor is in force. This session, and no
 * other, is fresh for ten minutes, under a new token (AU-11, SE-02). Throws 2712; guesses are counted as those of passwords.
 */
export const reauthenticate = inTwoSteps(
  async ({ password, code }: { password: string; code?: string | undefined }, context: Preparing) => {
    const { services, me } = context;
    return guessing(context, async () => {
      const person = await provenBy(context).executeTakeFirstOrThrow();
      const { ok } = await services.passwords.verify(person.passwordHash ?? undefined, password);
      if (!ok) throw accessProblems.wrongProof();
      await refuseUnfit(context, person);
      if (!(await hasSecondFactor(context.db, me.personId))) return person.passwordHash;
      if (!code?.trim()) throw accessProblems.wrongProof();
      await spendFactor(code, context);
      return person.passwordHash;
    });
  },
  async (_, context: Context, judged) => {
    const { me } = context;
    const { passwordHash, isLocked } = await provenBy(context).forUpdate().executeTakeFirstOrThrow();
    if (isLocked || passwordHash !== judged) throw accessProblems.wrongProof();
    context.audit({ object: ['person', me.personId] });
    return { token: await renewToken(context, {}) };
  },
);
