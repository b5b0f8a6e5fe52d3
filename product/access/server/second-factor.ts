import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { signInPerAccount } from '#host/limits/limit';
import { accounts } from '#queries/people';
import { accessProblems } from '../problems';
import { newRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { newTotpSecret, offerOf, stepOf } from './totp';

type Factor = Selectable<Tables['secondFactor']>;
type Asking = Pick<Context, 'db' | 'services' | 'me' | 'now'>;

const place = (column: 'secret' | 'pending', row: string) => ({ table: 'secondFactor', column, row });

/** A code as it was meant: apps show «123 456», keyboards of the East write １２３. */
const digitsOf = (code: string): string => code.normalize('NFKC').replace(/[\s-]/g, '');
const looksLikeTotp = (code: string): boolean => /^\d{6}$/.test(digitsOf(code));

const factorOf = (db: Db, personId: string): Promise<Factor | undefined> =>
  db.selectFrom('secondFactor').selectAll().where('personId', '=', personId).executeTakeFirst();

/** Whether a person has a second factor in force. */
export const hasSecondFactor = async (db: Db, personId: string): Promise<boolean> =>
  Boolean((await factorOf(db, personId))?.confirmedAt);

/** Makes a secret that waits for its first code in this session; the one in force stays until then. */
export const offerSecret = async ({ db, services, me }: Context) => {
  const { loginName } = await db
    .selectFrom(accounts.as('account'))
    .select('loginName')
    .where('id', '=', me.personId)
    .executeTakeFirstOrThrow();
  const secret = newTotpSecret(services.random);
  const pending = {
    pendingCipher: services.cipher.seal(place('pending', me.personId), secret),
    pendingSessionId: me.sessionId,
  };
  await db
    .insertInto('secondFactor')
    .values({ personId: me.personId, secretCipher: null, confirmedAt: null, lastStep: null, ...pending })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(pending))
    .execute();
  return offerOf(secret, loginName);
};

/** Under which key guesses at a second factor are counted; a reset by somebody else forgives them. */
export const guessesOf = (personId: string): string => `${personId}|factor`;

/** Counts a guess before it is judged, as those of passwords are (AU-06), and forgives them all when it was right. */
export const guessing = async <Result>(context: Asking, work: () => Promise<Result>): Promise<Result> => {
  const { services, me, now } = context;
  const key = guessesOf(me.personId);
  await services.limiter.demand([[signInPerAccount, key]], now);
  const result = await work();
  await services.limiter.forgive(signInPerAccount, key);
  return result;
};

/**
 * Puts the waiting secret in force by its first code, and gives ten recovery codes in place of earlier ones. Throws 2716
 * where this session did not ask for a secret, 1003 for a wrong code.
 */
export const confirmSecret = async (code: string, context: Context): Promise<string[]> => {
  const { db, services, me, now } = context;
  const factor = await factorOf(db, me.personId);
  if (!factor?.pendingCipher || factor.pendingSessionId !== me.sessionId) throw accessProblems.noSecretYet();
  const secret = services.cipher.open(place('pending', me.personId), factor.pendingCipher);
  const step = stepOf(secret, digitsOf(code), now);
  if (step === undefined) throw accessProblems.wrongCode();
  await db
    .updateTable('secondFactor')
    .set({
      secretCipher: services.cipher.seal(place('secret', me.personId), secret),
      confirmedAt: now.toISOString(),
      lastStep: step,
      pendingCipher: null,
      pendingSessionId: null,
    })
    .where('personId', '=', me.personId)
    .execute();
  return newRecoveryCodes(context);
};

/**
 * Takes a code of the app or a recovery code; says which it was. Written on its own, so that what was taken once is spent
 * whatever becomes of the request, and of two that bring the same code one comes through. Throws 1003.
 */
export const spendFactor = async (code: string, context: Asking): Promise<'app' | 'recovery'> => {
  const { db, services, me, now } = context;
  if (!looksLikeTotp(code)) {
    if (await spendRecoveryCode(services, me.personId, code, now)) return 'recovery';
    throw accessProblems.wrongCode();
  }
  const factor = await factorOf(db, me.personId);
  if (!factor?.secretCipher) throw accessProblems.wrongCode();
  const secret = services.cipher.open(place('secret', me.personId), factor.secretCipher);
  const step = stepOf(secret, digitsOf(code), now);
  const spent =
    step !== undefined &&
    (await services.pool.query(
      `update second_factor set last_step = $2
       where person_id = $1 and confirmed_at is not null and (last_step is null or last_step < $2)`,
      [me.personId, step],
    ));
  if (!spent || spent.rowCount !== 1) throw accessProblems.wrongCode();
  return 'app';
};

/** Takes a person's second factor away, with all that belongs to it. */
export const dropFactor = async (db: Db, personId: string): Promise<boolean> => {
  await db.deleteFrom('recoveryCode').where('personId', '=', personId).execute();
  const dropped = await db.deleteFrom('secondFactor').where('personId', '=', personId).executeTakeFirst();
  return dropped.numDeletedRows === 1n;
};

/** How a person's second factor stands. */
export const factorState = async (db: Db, personId: string) => {
  const factor = await factorOf(db, personId);
  const { left } = await db
    .selectFrom('recoveryCode')
    .select((row) => row.fn.countAll<string>().as('left'))
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { since: factor?.confirmedAt ?? null, recoveryCodesLeft: Number(left) };
};
