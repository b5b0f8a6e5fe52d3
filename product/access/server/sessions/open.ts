import { hashToken, newSecret, newToken } from '#host/sessions/tokens';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Me } from '#host/me';
import { absoluteMinutes } from './lifetime';

/** At most so many sessions of one person; the oldest ends (SE-05). */
const mostSessions = 5;

/** Opens a session that has proved so many factors, and gives its token; a browser also gets the cookie without which the token is worth nothing (SE-06). */
export const openSession = async (
  context: Context<Me | null>,
  personId: string,
  factors: 0 | 1 | 2,
): Promise<string> => {
  const { db, services, now } = context;
  const token = newToken(services.random);
  const binding = context.browser ? newSecret('', services.random) : null;
  await db
    .insertInto('session')
    .values({
      id: context.newId(),
      tokenHash: hashToken(token),
      bindingHash: binding && hashToken(binding),
      personId,
      address: context.address,
      agent: context.agent.slice(0, 200),
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      endedAt: null,
      factors,
      provenAt: now.toISOString(),
    })
    .execute();
  if (binding) context.cookies.set('bind', binding, { httpOnly: true, seconds: absoluteMinutes.bound * 60 });
  return token;
};

/** A new token for the caller's session, which has just proved anew who holds it; the old one dies at once (SE-02). */
export const renewToken = async (
  { db, services, me, now }: Context,
  proved: { readonly factors?: 2 },
): Promise<string> => {
  const token = newToken(services.random);
  await db
    .updateTable('session')
    .set({ tokenHash: hashToken(token), provenAt: now.toISOString(), ...proved })
    .where('id', '=', me.sessionId)
    .execute();
  return token;
};

/** Makes room for one more session of a person: the oldest beyond the limit end. Says how many. */
export const endOldest = async (
  { db, now }: Pick<Context<Me | null>, 'db' | 'now'>,
  personId: string,
  stage: 'whole' | 'half',
): Promise<number> => {
  const open = await db
    .selectFrom('session')
    .select('id')
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .where('factors', stage === 'half' ? '=' : '>', 0)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(mostSessions - 1)
    .execute();
  for (const { id } of open) await endSessions(db, { sessionId: id }, now);
  return open.length;
};

/** Ends sessions: one, or all of a person (after a change of password, mobile, or a lock); of changed roles they are told. */
export const endSessions = async (
  db: Db,
  who: { sessionId: string } | { personId: string },
  now: Date,
  endedWhy: 'roles' | null = null,
): Promise<number> => {
  const ended = db
    .updateTable('session')
    .set({ endedAt: now.toISOString(), endedWhy })
    .where('endedAt', 'is', null);
  const { numUpdatedRows } = await (
    'sessionId' in who ? ended.where('id', '=', who.sessionId) : ended.where('personId', '=', who.personId)
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Ends every session of the caller but the one they are in. */
export const endOtherSessions = async ({
  db,
  me,
  now,
}: Pick<Context, 'db' | 'me' | 'now'>): Promise<void> => {
  await db
    .updateTable('session')
    .set({ endedAt: now.toISOString() })
    .where('personId', '=', me.personId)
    .where('id', '!=', me.sessionId)
    .where('endedAt', 'is', null)
    .execute();
};
