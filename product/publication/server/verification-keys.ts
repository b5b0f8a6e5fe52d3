import { sql, type Selectable, type SqlBool } from 'kysely';
import type * as z from 'zod';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { containing, pageFrom } from '#host/lists';
import { objectKind } from '#host/objects';
import { hashToken, newSecret } from '#host/sessions/tokens';
import { people } from '#queries/people';
import type { KeyFilter, NewKey } from '../verification';

type VerificationKeyRecord = Selectable<Tables['verificationKey']>;
declare module '#host/objects' {
  interface LoadedObjects {
    verificationKey: VerificationKeyRecord;
  }
}

/** Those who manage keys see them all. */
export const verificationKeyKind = objectKind('verificationKey', (_, me) =>
  me?.rights.has('verification.manage') ? sql<SqlBool>`true` : sql<SqlBool>`false`,
);

/** The keys that were ever given out, the newest first. */
export const listKeys = async ({ name, ...page }: KeyFilter, { db }: Context) => {
  let chosen = db
    .selectFrom('verificationKey as key')
    .innerJoin(people.as('maker'), 'maker.id', 'key.madeBy');
  if (name?.trim()) chosen = chosen.where('key.name', 'like', containing(name.trim()));
  const { rows, total } = await pageFrom(chosen, page, (all) =>
    all
      .select(['key.id', 'key.name', 'key.madeAt', 'key.lastUsedAt', 'key.uses', 'key.revokedAt'])
      .select('maker.trueName as makerName')
      .orderBy('key.madeAt', 'desc')
      .orderBy('key.id', 'desc'),
  );
  return {
    rows: rows.map(({ revokedAt, ...row }) => ({
      ...row,
      isRevoked: revokedAt !== null,
      can: revokedAt === null ? (['revoke'] as const).slice() : [],
    })),
    total,
  };
};

/** Makes a key for somebody who checks many reports; it is shown this once. */
export const addKey = async (
  { name }: z.output<typeof NewKey>,
  { db, me, now, newId, services, audit }: Context,
) => {
  const key = newSecret('avk_', services.random);
  const id = newId();
  await db
    .insertInto('verificationKey')
    .values({
      ...{ id, name: name.trim(), tokenHash: hashToken(key) },
      ...{ madeBy: me.personId, madeAt: now.toISOString(), revokedAt: null, lastUsedAt: null },
    })
    .execute();
  audit({ object: ['verificationKey', id], after: { name: name.trim() }, loggedFields: ['name'] });
  return { key };
};

/** A key opens nothing from now on; one that was revoked before stays so. */
export const revokeKey = async (
  _: unknown,
  { db, object, now, audit }: Context<Context['me'], VerificationKeyRecord>,
) => {
  await db
    .updateTable('verificationKey')
    .set({ revokedAt: now.toISOString() })
    .where('id', '=', object.id)
    .where('revokedAt', 'is', null)
    .execute();
  audit({
    before: { isRevoked: object.revokedAt !== null },
    after: { isRevoked: true },
  });
  return {};
};
