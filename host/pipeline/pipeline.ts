import type { IncomingMessage } from 'node:http';
import type { Services } from '../services';
import type { Credentials, Me } from '../me';
import type { Metrics } from '../metrics';
import type { ObjectKinds } from '../objects';

/** Who asks; `half`: among those who still owe the second factor, who are nobody everywhere else. */
type Identify = (
  services: Services,
  credentials: Credentials,
  now: Date,
  stage: 'whole' | 'half',
) => Promise<Me | null>;

export interface Pipeline {
  readonly services: Services;
  readonly kinds: ObjectKinds;
  readonly identify: Identify;
  /** Why a session was ended, for whoever still holds its token. */
  readonly whyEnded?: (services: Services, credentials: Credentials) => Promise<string | undefined>;
  readonly validateReplies: boolean;
  /** How many proxies of ours stand in front; only they may name the caller's address (AU-07). */
  readonly proxyHops: number;
  /** Whether a request may come in at all: the demonstration answers this machine only (security §3.19). */
  readonly admits: (request: Pick<IncomingMessage, 'headers'>) => boolean;
  /** Counts what is answered, where somebody reads it. */
  readonly metrics?: Metrics | undefined;
  /** Shorter in tests. */
  readonly timeout?: RequestTimeouts;
}

/** Milliseconds that a request's parts may take to arrive, and between two looks at the headers. */
export interface RequestTimeouts {
  readonly headers: number;
  readonly body: number;
  readonly files: number;
  readonly looks: number;
}
