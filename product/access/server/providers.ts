import { inLanguage, type Language } from '#contract/words';
import type { Services } from '#host/services';
import { ProviderFault, type IdentityProvider, type ProvenIdentity } from '#host/identity-providers/types';
import { signInPerAddress } from '#host/limits/limit';
import { TooMany } from '#host/too-many';
import type { Context } from '#host/context';
import { general } from '#contract/problems';
import { accessProblems } from '../problems';
import { beginTrip, endTrip, newTrip, type Trip } from './trips';

type Beginning = Parameters<typeof beginTrip>[0] & Pick<Context<unknown>, 'address'>;
type Returning = Parameters<typeof endTrip>[0] & Pick<Context<unknown>, 'address'>;

/** Throws 1031 for one that the operator does not name, or no longer. */
const providerAt = ({ identityProviders }: Services, id: string): IdentityProvider => {
  const provider = identityProviders.get(id);
  if (!provider) throw accessProblems.noSuchProvider();
  return provider;
};

/** Asks a provider; whatever it does is a sentence with its name, and a line in the operator's log. */
const asking = async <Result>(
  { services }: Pick<Returning, 'services'>,
  provider: IdentityProvider,
  ask: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await ask();
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    const { why, message } = fault;
    services.log.warn({ provider: provider.id, why, message }, 'a provider of sign-ins gave no identity');
    const problem = { down: 'providerDown', refused: 'providerRefused', wrong: 'providerWrong' } as const;
    throw accessProblems[problem[why]]({ provider: provider.name });
  }
};

/** Counted like any other way in, before anything is done for whoever comes (AU-07). */
const demandRoom = async ({ services, address, now }: Pick<Returning, 'services' | 'address' | 'now'>) => {
  const verdict = await services.limiter.take(signInPerAddress, address, now);
  if (!verdict.admitted) throw new TooMany(general.tooOften(), verdict.retryAfter);
};

/** Where a trip to a provider would lead, found out with nothing held meanwhile. Throws 1031, 1032. */
export const routeTo = async (
  context: Pick<Returning, 'services'>,
  purpose: 'enter' | 'link',
  id: string,
) => {
  const provider = providerAt(context.services, id);
  const { secret, secrets } = newTrip(context, purpose);
  const address = await asking(context, provider, () => provider.addressFor(secrets));
  return { secret, address, name: provider.name, id };
};

/** Begins to sign in by a provider: `routeTo` says where it leads. Throws 429. */
export const departToEnter = async (
  context: Beginning,
  { secret, id }: Pick<Awaited<ReturnType<typeof routeTo>>, 'secret' | 'id'>,
  wanted: string | undefined,
): Promise<void> => {
  await demandRoom(context);
  await beginTrip(context, secret, { provider: id, wanted });
};

/** Who came back from a provider, and with what they had left. The trip is over, whatever it brought. */
export const arrive = async (
  context: Returning,
  purpose: 'enter' | 'link',
  query: string,
): Promise<{ trip: Trip; provider: IdentityProvider; proven: ProvenIdentity }> => {
  await demandRoom(context);
  const { trip, secrets } = await endTrip(context, purpose, query);
  const provider = providerAt(context.services, trip.provider);
  const proven = await asking(context, provider, () => provider.identityOf(query, secrets));
  return { trip, provider, proven };
};

/** By whom one may sign in, in the reader's language. */
export const providersFor = (
  { identityProviders }: Pick<Services, 'identityProviders'>,
  language: Language,
) =>
  [...identityProviders.values()].map(({ id, name }) => ({ provider: id, name: inLanguage(name, language) }));
