import { code6, hashCode, sameHash } from '#host/sessions/tokens';
import type { Context } from '#host/context';
import type { Services } from '#host/services';
import type { Db } from '#host/database/connection';
import type { Me } from '#host/me';
import { accounts } from '#queries/people';
import { accessProblems } from '../problems';

/** A code holds for five minutes and five tries (SM-03). */
const minutes = 5;
const mostTries = 5;

/** What a code proves: the action, and the number and session it was sent for. */
export interface CodeFor {
  readonly purpose: string;
  readonly mobile: string;
  /** The session, or the address before there is one. */
  readonly session: string;
}

const place = (purpose: CodeFor) => ({
  purpose: purpose.purpose,
  number: purpose.mobile,
  session: purpose.session,
});
const boundTo = (services: Services, purpose: CodeFor): string =>
  services.blindIndex('code', `${purpose.mobile}|${purpose.session}`);

/** Makes a code, keeps its HMAC, and gives it, with its end, for the one message that may carry it. */
export const makeCode = async (
  context: Context<Me | null>,
  purpose: CodeFor,
): Promise<{ readonly code: string; readonly goodUntil: Date }> => {
  const { db, services, now } = context;
  const goodUntil = new Date(now.getTime() + minutes * 60_000);
  const code = code6(services.random);
  const bound = boundTo(services, purpose);
  // Only the last code counts.
  await db
    .updateTable('sentCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', purpose.purpose)
    .where('boundTo', '=', bound)
    .where('usedAt', 'is', null)
    .execute();
  await db
    .insertInto('sentCode')
    .values({
      id: context.newId(),
      purpose: purpose.purpose,
      boundTo: bound,
      codeHash: hashCode(services.keys.index, place(purpose), code),
      createdAt: now.toISOString(),
      expiresAt: goodUntil.toISOString(),
      usedAt: null,
    })
    .execute();
  return { code, goodUntil };
};

/**
 * Judges a code, or throws 1003, and gives what spends it: between the two, its holder may be told what only they may
 * know. A try counts even when the request around it fails afterwards, so it is written on a connection of its own: five
 * tries burn the code whatever else happens.
 */
export const proveCode = async (
  services: Services,
  purpose: CodeFor,
  code: string,
  now: Date,
): Promise<{ readonly spend: () => Promise<void> }> => {
  const counted = await services.pool.query<{ id: string; code_hash: string }>(
    `update sent_code set tries = tries + 1 where id = (
       select id from sent_code where purpose = $1 and bound_to = $2 and used_at is null and expires_at > $3
       order by created_at desc limit 1) and tries < $4 and used_at is null returning id, code_hash`,
    [purpose.purpose, boundTo(services, purpose), now.toISOString(), mostTries],
  );
  const row = counted.rows[0];
  if (!row || !sameHash(row.code_hash, hashCode(services.keys.index, place(purpose), code)))
    throw accessProblems.wrongCode();
  const spend = async (): Promise<void> => {
    const spent = await services.pool.query(
      'update sent_code set used_at = $2 where id = $1 and used_at is null',
      [row.id, now.toISOString()],
    );
    if (spent.rowCount !== 1) throw accessProblems.wrongCode();
  };
  return { spend };
};

/** Judges and spends a code at once, or throws 1003. */
export const spendCode = async (
  services: Services,
  purpose: CodeFor,
  code: string,
  now: Date,
): Promise<void> => (await proveCode(services, purpose, code, now)).spend();

/** The number a code goes to: the stored one, never one from the request. */
const storedMobile = async (db: Db, services: Services, personId: string): Promise<string> => {
  const row = await db
    .selectFrom(accounts.as('account'))
    .select('mobileCipher')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  if (!row.mobileCipher) throw accessProblems.noMobile();
  return services.cipher.open({ table: 'person', column: 'mobile', row: personId }, row.mobileCipher);
};

/** The purpose of a signing code: bound to person, session, action, object and the content as it stands (domain §4.6). */
export const signingPurpose = async (
  context: Context<Me>,
  action: string,
  id: string,
  contentHash: string,
): Promise<CodeFor> => ({
  purpose: `sign|${action}|${id}|${contentHash}`,
  mobile: await storedMobile(context.db, context.services, context.me.personId),
  session: context.me.sessionId,
});

/** Spends the code with which a person signs an action on an object of exactly this content, or throws 1003. */
export const spendSigningCode = async (
  context: Context<Me, unknown>,
  action: string,
  id: string,
  contentHash: string,
  code: string,
): Promise<void> =>
  spendCode(
    context.services,
    await signingPurpose(context as Context<Me>, action, id, contentHash),
    code,
    context.now,
  );
