import type { Context } from '#host/context';

type At = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/** A secret that was sent to somebody, as its hash alone. */
interface Sent {
  readonly purpose: string;
  readonly boundTo: string;
  readonly codeHash: string;
}

/** Keeps the hash of a secret that is sent to somebody, good until then. */
export const keepSent = async (
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
