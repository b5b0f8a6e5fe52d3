import * as client from 'openid-client';
import type { ProviderSettings } from './settings';
import type { TripSecrets } from './types';

/** Seconds for each question to a provider. */
const patience = 3;

/** What a provider says of somebody. */
export interface Answer {
  readonly subject: string;
  readonly acr: string | undefined;
}

/** A provider as its discovery document says it is. */
export interface Configured {
  addressFor(secrets: TripSecrets): Promise<string>;
  answerOf(query: string, secrets: TripSecrets): Promise<Answer>;
}

class ForeignHost extends Error {}

/** What was asked of somewhere else than the operator named, whatever a discovery document says (security SS-02). */
const refuseForeign = ({ issuer, hosts }: ProviderSettings, address: string): void => {
  const [own, asked] = [new URL(issuer), new URL(address)];
  if (asked.protocol !== own.protocol || ![own.host, ...hosts].includes(asked.host))
    throw new ForeignHost(`${asked.origin} is no address that was named for this provider`);
};

/** The secret in the way the provider takes it: in the head as the standard has it, in the body where it takes it only there. */
const secretOf = (secret: string): client.ClientAuth => {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
};

/** Finds out where a provider answers. Every question goes to addresses that the operator named, in its time, and no redirect is followed. */
export const configure = async (settings: ProviderSettings, landing: string): Promise<Configured> => {
  const { issuer, clientId, clientSecret, scopes, acr } = settings;
  const server = await client.discovery(new URL(issuer), clientId, undefined, secretOf(clientSecret), {
    timeout: patience,
    // The signature is judged as well, not the connection alone.
    execute: [
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
    [client.customFetch]: (address, options) => {
      refuseForeign(settings, address);
      return fetch(address, { ...options, redirect: 'manual' } as RequestInit);
    },
  });
  return {
    addressFor: async ({ state, nonce, verifier }) => {
      const address = client.buildAuthorizationUrl(server, {
        redirect_uri: landing,
        scope: scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(acr !== undefined && { acr_values: acr }),
      }).href;
      refuseForeign(settings, address);
      return address;
    },
    answerOf: async (query, { state, nonce, verifier }) => {
      const tokens = await client.authorizationCodeGrant(server, new URL(`${landing}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const { sub, acr: given } = tokens.claims()!;
      return { subject: sub, acr: typeof given === 'string' ? given : undefined };
    },
  };
};

/** Whether whatever failed was that it does not answer, that it refused, or that its answer cannot be believed. */
export const whyOf = (fault: unknown): 'down' | 'refused' | 'wrong' => {
  if (fault instanceof client.AuthorizationResponseError) return 'refused';
  // An answer about this very code: one that is spent, too old or another's.
  if (fault instanceof client.ResponseBodyError) return 'wrong';
  const { code = '', cause } = fault as { readonly code?: string; readonly cause?: unknown };
  const isSilent = /^OAUTH_(TIMEOUT|ABORT|RESPONSE_IS_NOT_(CONFORM|JSON)|PARSE_ERROR)$/.test(code);
  const isElsewhere = [fault, cause].some((each) => each instanceof ForeignHost || each instanceof TypeError);
  return isSilent || isElsewhere ? 'down' : 'wrong';
};
