import { inTwoSteps, type Preparing } from '#host/serve';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { accounts, releaseAccount } from '#queries/people';
import { accessProblems } from '../problems';
import { admit } from './enter';
import { arrive } from './providers';
import { indexOf } from './identities';
import { sayingWhom } from './sign-in';
import { forgetTrip } from './trips';

type Arrived = Awaited<ReturnType<typeof arrive>>;

/** Lets in whom a provider has proved, where the account's owner linked them; never by a name or an address that is the same. */
const enter = async ({ trip, provider, proven }: Arrived, context: Context<Me | null>) => {
  const { db, now } = context;
  const linked = await db
    .selectFrom('signInIdentity')
    .select(['id', 'personId'])
    .where('identityIndex', '=', indexOf(context, proven))
    .forUpdate()
    .executeTakeFirst();
  if (!linked) throw accessProblems.notLinked({ provider: provider.name });
  const person = await db
    .selectFrom(accounts.as('account'))
    .select(['id', 'loginName', 'loginKey', 'isLocked'])
    .where('id', '=', linked.personId)
    .forUpdate()
    .executeTakeFirst();
  if (!person || person.isLocked) throw accessProblems.accountClosed();
  await releaseAccount(db, person.id);
  await db
    .updateTable('signInIdentity')
    .set({ lastUsedAt: now.toISOString() })
    .where('id', '=', linked.id)
    .execute();
  forgetTrip(context);
  context.audit({ reason: provider.id });
  const entered = await admit(context, person, { hasSecondFactor: proven.hasSecondFactor });
  return { ...entered, ...(trip.wanted !== undefined && { wanted: trip.wanted }) };
};

/**
 * Signs in by a provider. Throws 1031 to 1038 and 429. Our second factor comes after it, unless the operator trusts the
 * provider with that and it says that it was given.
 */
export const enterByProvider = inTwoSteps(
  ({ answer }: { answer: string }, context: Preparing<Me | null>): Promise<Arrived> =>
    sayingWhom(context, 'provider', () => arrive(context, 'enter', answer)),
  (_, context: Context<Me | null>, arrived) => sayingWhom(context, 'provider', () => enter(arrived, context)),
);
