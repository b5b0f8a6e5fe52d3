import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { isPublicAddress } from './public-address';

/** Why an address did not answer as one that is there. `status`: it answered that what it named is gone, or that it is broken. */
type Unanswered = 'unknownHost' | 'notPublic' | 'noAnswer' | 'certificate' | 'status';
export type Answered = { readonly reason: null } | { readonly reason: Unanswered; readonly status?: number };

export type Probe = (address: string) => Promise<Answered>;

/** For the name, and as long again from the connection to the last byte of the answer's head. */
const longestMilliseconds = 10_000;

/** What comes in time, or nothing. */
const inTime = async <Result>(coming: Promise<Result>): Promise<Result | undefined> => {
  const timer = new AbortController();
  const late = setTimeout(longestMilliseconds, undefined, { signal: timer.signal, ref: false }).catch(
    () => undefined,
  );
  return Promise.race([coming, late]).finally(() => timer.abort());
};

/** Resolves a host to its addresses; throws where there are none. */
type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

interface ProbeParts {
  readonly resolve: Resolve;
  readonly isAllowed: (address: string) => boolean;
  /** Whose certificates are believed besides those that the runtime brings along. */
  readonly ca?: string;
}

const codeOf = (fault: unknown): string => (fault as { readonly code?: string }).code ?? '';
const isOfCertificate = (code: string): boolean => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code);

/** Gone for good, or broken; who asks for a password or refuses machines is there. */
const isMissing = (status: number): boolean => status === 404 || status === 410 || status >= 500;

/**
 * Asks whether something answers at an https address that somebody typed, the one way out to addresses that users choose
 * (security SS-01, SS-02). The name is resolved once, every address behind it is judged, and the connection goes to the one that was
 * judged: a name that leads elsewhere a moment later leads nowhere. No redirect is followed, nothing of the answer is read but its
 * status, and nothing of ours is sent.
 */
export const probe = ({
  resolve = (host) => lookup(host, { all: true }),
  isAllowed = isPublicAddress,
  ca,
}: Partial<ProbeParts> = {}): Probe => {
  const ask = (url: URL, pinned: { address: string; family: number }): Promise<Answered> =>
    new Promise((done) => {
      const asking = request(url, {
        method: 'GET',
        agent: false,
        headers: { 'user-agent': 'link check', accept: '*/*' },
        signal: AbortSignal.timeout(longestMilliseconds),
        ...(ca !== undefined && { ca }),
        lookup: (_, { all }, found) =>
          all
            ? (found as unknown as (fault: null, all: object[]) => void)(null, [pinned])
            : found(null, pinned.address, pinned.family),
      });
      asking.on('response', (response) => {
        const { statusCode: status = 0 } = response;
        done(isMissing(status) ? { reason: 'status', status } : { reason: null });
        response.destroy();
      });
      asking.on('error', (fault) =>
        done({ reason: isOfCertificate(codeOf(fault)) ? 'certificate' : 'noAnswer' }),
      );
      // An answer that wants to speak another language than HTTP is none, and brings neither of the two.
      asking.on('close', () => done({ reason: 'noAnswer' }));
      asking.end();
    });

  return async (address) => {
    if (!URL.canParse(address)) return { reason: 'notPublic' };
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
      return { reason: 'notPublic' };
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const found = (await inTime(resolve(host).catch(() => []))) ?? [];
    if (found.length === 0) return { reason: 'unknownHost' };
    if (!found.every((each) => isAllowed(each.address))) return { reason: 'notPublic' };
    return ask(url, found[0]!);
  };
};
