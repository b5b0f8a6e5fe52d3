import type { Configured } from './openid';
import type { ProviderSettings } from './settings';
import { ProviderFault, type IdentityProvider } from './types';

/** What was found of a provider is asked anew after an hour; that it did not answer, after five seconds. */
const remembered = { found: 3_600_000, failed: 5_000 };

/** Asked once by all who come while it is under way: a provider that is down costs each of them one wait at most. */
const remembering = (find: () => Promise<Configured>): (() => Promise<Configured>) => {
  let last: { readonly found: Promise<Configured>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.found;
    const found = find();
    const asked = { found, until: Infinity };
    last = asked;
    found.then(
      () => (asked.until = performance.now() + remembered.found),
      () => (asked.until = performance.now() + remembered.failed),
    );
    return found;
  };
};

/**
 * The providers that the operator named, each found out by discovery when somebody first wants it: none is waited for at the
 * start. `landing`: where they send the browser back to.
 */
export const identityProviders = (
  named: readonly ProviderSettings[],
  landing: string,
): ReadonlyMap<string, IdentityProvider> =>
  new Map(
    named.map((settings) => {
      // Loaded with the first who wants it: most installations have none.
      const configured = remembering(async () => (await import('./openid')).configure(settings, landing));
      const answer = async <Result>(ask: (found: Configured) => Promise<Result>): Promise<Result> => {
        try {
          return await ask(await configured());
        } catch (fault) {
          throw await faultOf(fault);
        }
      };
      const { id, name, issuer, trusted, acr } = settings;
      const provider: IdentityProvider = {
        id,
        name,
        issuer,
        addressFor: (secrets) => answer((found) => found.addressFor(secrets)),
        identityOf: async (query, secrets) => {
          const said = await answer((found) => found.answerOf(query, secrets));
          return {
            issuer,
            subject: said.subject,
            hasSecondFactor: trusted && acr !== undefined && said.acr === acr,
          };
        },
      };
      return [id, provider] as const;
    }),
  );

const faultOf = async (fault: unknown): Promise<ProviderFault> => {
  const { whyOf } = await import('./openid');
  // Of what the library caught nothing goes along but its sentence: its causes hold what the provider sent.
  return new ProviderFault(whyOf(fault), fault instanceof Error ? fault.message : 'no error');
};
