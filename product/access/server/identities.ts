import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import type { ProvenIdentity } from '#host/identity-providers/types';
import type { Me } from '#host/me';
import { inTwoSteps, type Preparing } from '#host/serve';
import { accessProblems } from '../problems';
import { notify } from './notify';
import { arrive, providersFor, routeTo } from './providers';
import { endOtherSessions } from './sessions/open';
import { beginTrip, forgetTrip } from './trips';

type Identity = Selectable<Tables['signInIdentity']>;

/** An issuer never holds a blank. */
const spelt = ({ issuer, subject }: ProvenIdentity): string => `${issuer} ${subject}`;

/** By what an identity is sought. */
export const indexOf = ({ services }: Pick<Context<unknown>, 'services'>, proven: ProvenIdentity): string =>
  services.blindIndex('identity', spelt(proven));

/** What a provider is called now; one that the operator has taken out, by its address. */
const nameOf = ({ services, language }: Context, { provider, issuer }: Identity): string =>
  providersFor(services, language).find((each) => each.provider === provider)?.name ?? issuer.slice(0, 300);

/** By whom the caller may sign in, and by which identities they can. */
export const identities = async (_: unknown, context: Context) => {
  const rows = await context.db
    .selectFrom('signInIdentity')
    .selectAll()
    .where('personId', '=', context.me.personId)
    .orderBy('linkedAt')
    .orderBy('id')
    .execute();
  return {
    providers: providersFor(context.services, context.language),
    identities: rows.map((row) => ({
      id: row.id,
      name: nameOf(context, row),
      linkedAt: row.linkedAt,
      lastUsedAt: row.lastUsedAt,
      can: ['unlink' as const],
    })),
  };
};

/** Sends the caller to a provider, to come back with who they are there. Throws 1031, 1032. */
export const beginLinking = inTwoSteps(
  ({ provider }: { provider: string }, context: Preparing) => routeTo(context, 'link', provider),
  async (_, context: Context, { secret, address, id }) => {
    await beginTrip(context, secret, { provider: id, session: context.me.sessionId });
    context.audit({ object: ['person', context.me.personId], reason: id });
    return { address };
  },
);

/**
 * Links whom a provider has proved with the caller's account; they are told. Throws 1031 to 1036, and 1039 where another account
 * has that identity. One that the caller has linked already stays as it is.
 */
export const linkIdentity = inTwoSteps(
  ({ answer }: { answer: string }, context: Preparing) => arrive(context, 'link', answer),
  async (_, context: Context, { trip, provider, proven }) => {
    const { db, me, now, services } = context;
    // It was begun in this browser, and by whoever is in it now.
    if (trip.session !== me.sessionId) throw accessProblems.tripMixed();
    const id = context.newId();
    const made = await db
      .insertInto('signInIdentity')
      .values({
        id,
        personId: me.personId,
        provider: provider.id,
        issuer: proven.issuer,
        identityCipher: services.cipher.seal(
          { table: 'signInIdentity', column: 'identity', row: id },
          spelt(proven),
        ),
        identityIndex: indexOf(context, proven),
        linkedAt: now.toISOString(),
        lastUsedAt: null,
      })
      .onConflict((conflict) => conflict.column('identityIndex').doNothing())
      .executeTakeFirst();
    forgetTrip(context);
    context.audit({ object: ['person', me.personId], reason: provider.id });
    if (made.numInsertedOrUpdatedRows === 1n) {
      await notify(context, me.personId, 'identityLinked', { provider: provider.id });
      return {};
    }
    const { personId } = await db
      .selectFrom('signInIdentity')
      .select('personId')
      .where('identityIndex', '=', indexOf(context, proven))
      .executeTakeFirstOrThrow();
    if (personId !== me.personId) throw accessProblems.linkedElsewhere({ provider: provider.name });
    return {};
  },
);

/** Takes an identity away from the caller's account; their other sessions end, for one of them may have come in by it. */
export const unlinkIdentity = async (_: unknown, context: Context<Me, Identity>) => {
  const { db, me, object } = context;
  await db.deleteFrom('signInIdentity').where('id', '=', object.id).execute();
  await endOtherSessions(context);
  await notify(context, me.personId, 'identityUnlinked', { provider: object.provider });
  context.audit({ object: ['person', me.personId], reason: object.provider });
  return {};
};
