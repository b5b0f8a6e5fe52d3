import type { Word } from '#contract/words';

/** Why a provider did not say who somebody is: it does not answer, it refused, or what it said cannot be believed. */
export class ProviderFault extends Error {
  constructor(
    readonly why: 'down' | 'refused' | 'wrong',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderFault';
  }
}

/** What stays with the browser and the server while somebody is at the provider; never sent as it is but `state` and `nonce`. */
export interface TripSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
}

/** Somebody as the provider knows them. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** The provider proved two factors, and the operator trusts it with that. */
  readonly hasSecondFactor: boolean;
}

export interface IdentityProvider {
  readonly id: string;
  readonly name: Word;
  readonly issuer: string;
  /** Where the browser is sent. Throws `ProviderFault`. */
  addressFor(secrets: TripSecrets): Promise<string>;
  /** Who it is, by the query with which the browser came back. Throws `ProviderFault`. */
  identityOf(query: string, secrets: TripSecrets): Promise<ProvenIdentity>;
}
