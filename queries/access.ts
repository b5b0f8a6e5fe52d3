import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#host/context';

type At = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/** A secret that was sent to somebody, as its hash alone. */
interface Sent {
  readonly purpose: string;
  readonly boundTo: string;
  readonly codeHash: string;
}

/** Keeps the hash of a secret that is sent to somebody, good until then. */
export const storeSent = async (
  { db, now, newId }: At & Pick<Context<unknown, unknown>, 'newId'>,
  { purpose, boundTo, codeHash }: Sent,
  goodUntil: Date,
): Promise<void> => {
  await db
    .insertInto('sentCode')
    .values({
      id: newId(),
      purpose,
      boundTo,
      codeHash,
      createdAt: now.toISOString(),
      expiresAt: goodUntil.toISOString(),
      usedAt: null,
    })
    .execute();
};

/** What was sent to somebody for this purpose counts no longer. */
export const voidSent = async (
  { db, now }: At,
  { purpose, boundTo }: Omit<Sent, 'codeHash'>,
): Promise<void> => {
  await db
    .updateTable('sentCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', purpose)
    .where('boundTo', '=', boundTo)
    .where('usedAt', 'is', null)
    .execute();
};

/** Spends a secret that was sent to somebody; false for one that is spent, over or another's. */
export const spendSent = async ({ db, now }: At, { purpose, boundTo, codeHash }: Sent): Promise<boolean> => {
  const spent = await db
    .updateTable('sentCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', purpose)
    .where('boundTo', '=', boundTo)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
};

/** When the person of whom a query names the id last did anything; null where they never came in. */
export const lastActiveOf = (personId: string): RawBuilder<string | null> =>
  sql<string | null>`(select max(last_seen_at) from session where session.person_id = ${sql.ref(personId)})`;

/** Whether they have a second factor in force. */
export const hasFactorInForce = (personId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from second_factor where second_factor.person_id = ${sql.ref(personId)}
    and second_factor.confirmed_at is not null)`;
