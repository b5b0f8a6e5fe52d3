import { createHmac } from 'node:crypto';
import type { TripSecrets } from '#host/identity-providers/types';
import type { Context } from '#host/context';
import { hashToken, newSecret, sameHash } from '#host/sessions/tokens';
import { storeSent } from '#queries/access';
import { accessProblems } from '../problems';

type Purpose = 'enter' | 'link';
type Beginning = Pick<Context<unknown>, 'db' | 'services' | 'now' | 'newId' | 'cookies'>;
type Returning = Pick<Context<unknown>, 'services' | 'now' | 'cookies'>;

/** What has to survive the way to the provider and back. */
export interface Trip {
  readonly provider: string;
  /** Of whoever links: the answer is theirs in this session alone. */
  readonly session?: string | undefined;
  /** The page of the office that was wanted; checked when the trip began, and again when it is used. */
  readonly wanted?: string | undefined;
}

const cookie = 'trip';
const minutes = 10;
const stored = 'provider trip';

/**
 * All that goes to the provider is derived from the one secret that the browser keeps, by our key: the database holds its
 * hash alone, and whoever reads an address on the way cannot tell the verifier from the state.
 */
const secretsOf = (
  { services }: Pick<Returning, 'services'>,
  purpose: Purpose,
  secret: string,
): TripSecrets => {
  const derive = (what: string) =>
    createHmac('sha256', services.keys.links.secret).update(`trip|${what}|${secret}`).digest('base64url');
  return {
    state: `${purpose}.${derive(`state ${purpose}`)}`,
    nonce: derive('nonce'),
    verifier: derive('verifier'),
  };
};

/** The secrets of a new trip. Nothing is stored yet: the provider has to be there first. */
export const newTrip = (context: Pick<Beginning, 'services'>, purpose: Purpose) => {
  const secret = newSecret('', context.services.random);
  return { secret, secrets: secretsOf(context, purpose, secret) };
};

/** Begins a trip in this browser: for ten minutes, once. An earlier one ends with it. */
export const beginTrip = async (context: Beginning, secret: string, trip: Trip): Promise<void> => {
  const goodUntil = new Date(context.now.getTime() + minutes * 60_000);
  const sent = { purpose: stored, boundTo: JSON.stringify(trip), codeHash: hashToken(secret) };
  await storeSent(context, sent, goodUntil);
  context.cookies.set(cookie, secret, { httpOnly: true, seconds: minutes * 60 });
};

/**
 * Ends the trip that this browser began, and gives what was kept of it. Throws 1034 where what came back belongs to another,
 * which costs the one under way nothing, and 1033 where there is none, it is over, or it was used.
 */
export const endTrip = async (
  { services, now, cookies }: Returning,
  purpose: Purpose,
  query: string,
): Promise<{ readonly trip: Trip; readonly secrets: TripSecrets }> => {
  const secret = cookies.get(cookie);
  if (!secret) throw accessProblems.tripOver();
  const secrets = secretsOf({ services }, purpose, secret);
  const states = new URLSearchParams(query).getAll('state');
  if (states.length !== 1 || !sameHash(states[0]!, secrets.state)) throw accessProblems.tripMixed();
  // By itself and at once: of two answers that come together one is taken, whatever becomes of it.
  const spent = await services.db
    .updateTable('sentCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', stored)
    .where('codeHash', '=', hashToken(secret))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning('boundTo')
    .executeTakeFirst();
  if (!spent) throw accessProblems.tripOver();
  return { trip: JSON.parse(spent.boundTo) as Trip, secrets };
};

/** Takes what the browser kept. */
export const forgetTrip = ({ cookies }: Pick<Context<unknown>, 'cookies'>): void =>
  cookies.set(cookie, null, { httpOnly: true });
