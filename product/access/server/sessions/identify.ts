import { hashToken, sameHash } from '#host/sessions/tokens';
import { workedOut } from '#host/contributions';
import type { Services } from '#host/services';
import type { Credentials, Me } from '#host/me';
import { viewsOf } from '#host/scopes';
import { storeLanguage } from '#queries/people';
import { consentIds } from '../../consents';
import { demandsSecondFactor } from '../demands';
import { rightsAlong } from '../known-rights';
import { isRunning, isTooLate, older } from './lifetime';
import { byPerson, bySession, byToken, halfByToken, type Row } from './person';

/** How stale `last_seen_at` may be: one small write a minute for a busy person, not one a request. */
const touchSeconds = 60;

/** Sets of rights by roles and texts: as many as there are combinations of roles. What they make together never changes. */
const knownIn = workedOut(() => new Map<string, ReadonlySet<string>>());
const mostKnown = 1_000;

const rightsIn = (
  services: Services,
  { rights: text, held }: Pick<Row, 'rights' | 'held'>,
): ReadonlySet<string> => {
  const known = knownIn(services.contributed);
  const roles = new Set(held.map(({ role }) => role));
  const key = `${[...roles].join()} ${text}`;
  let rights = known.get(key);
  if (rights) return rights;
  rights = rightsAlong(services, text.split(' ').filter(Boolean), roles);
  if (known.size >= mostKnown) known.clear();
  known.set(key, rights);
  return rights;
};

/**
 * Whether the session behind a row stands at this moment, in the browser it was opened in. Whoever was given a sensitive right
 * since then must come in again by two factors (AU-10).
 */
const isValid = (services: Services, row: Row, binding: string | undefined, now: Date): boolean => {
  if (row.binding_hash !== null && !(binding && sameHash(hashToken(binding), row.binding_hash))) return false;
  if (row.factors === 0) return !isTooLate(row.created_at, now);
  if (row.factors === 1 && demandsSecondFactor(services, rightsIn(services, row))) return false;
  const { binding_hash: bindingHash, created_at: createdAt, last_seen_at: lastSeenAt } = row;
  return isRunning({ bindingHash, createdAt, lastSeenAt, endedAt: null }, now);
};

/** Of whoever still owes the second factor it is known who they say they are, and nothing is theirs to do. */
const meOf = (
  services: Services,
  row: Omit<Row, 'binding_hash' | 'created_at' | 'last_seen_at' | 'language'>,
): Me => ({
  personId: row.person_id,
  sessionId: row.session_id,
  name: row.true_name,
  userType: row.user_type,
  organisationId: row.organisation_id,
  organisationIds: row.organisation_ids,
  isOrganisationAdmin: row.is_organisation_admin,
  // Half signed in, one is nobody yet.
  roles: new Set(row.factors === 0 ? [] : row.held.map(({ role }) => role)),
  heldRoles: new Set(row.factors === 0 ? [] : row.held.map(({ code }) => code)),
  views: viewsOf(row.factors === 0 ? [] : row.held),
  rights: row.factors === 0 ? new Set() : rightsIn(services, row),
  owesConsent: consentIds.some((notice) => !row.consents.includes(notice)),
  provenAt: row.proven_at,
});

/**
 * Who asks, or null. Looks at everything anew at each request, so that logging out, locking a person
 * or forbidding a role holds at the very next one, on every node (SE-03).
 */
export const identify = async (
  services: Services,
  credentials: Credentials,
  now: Date,
  stage: 'whole' | 'half' = 'whole',
): Promise<Me | null> => {
  if (!credentials.token) return null;
  const asked = stage === 'whole' ? byToken : halfByToken;
  const row = await asked(services, hashToken(credentials.token));
  if (!row || !isValid(services, row, credentials.binding, now)) return null;
  if (!credentials.background && older(row.last_seen_at, touchSeconds / 60, now)) {
    await services.pool.query('update session set last_seen_at = $2 where id = $1 and last_seen_at < $2', [
      row.session_id,
      now.toISOString(),
    ]);
  }
  // What is mailed to them later is written in the language they read here.
  const { language } = credentials;
  if (language && language !== row.language) await storeLanguage(services, row.person_id, language);
  return meOf(services, row);
};

/** Why the session behind a token was ended, for whoever still holds it; undefined where there is nothing to tell. */
export const whyEnded = async (services: Services, { token }: Credentials): Promise<string | undefined> => {
  if (!token) return undefined;
  const ended = await services.db
    .selectFrom('session')
    .select('endedWhy')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return ended?.endedWhy ?? undefined;
};

/** The person of a session that a signed link names; the link stands for the token, the browser must be the same. */
export const identifySession = async (
  services: Services,
  sessionId: string,
  binding: string | undefined,
  now: Date,
): Promise<Me | null> => {
  const row = await bySession(services, sessionId);
  return row && isValid(services, row, binding, now) ? meOf(services, row) : null;
};

/** The person of a session as they are now, for a ticket that proved itself otherwise; undefined once the session has ended. */
export const holderOf = async (
  services: Services,
  { sessionId, personId }: Pick<Me, 'sessionId' | 'personId'>,
): Promise<Me | undefined> => {
  const row = await bySession(services, sessionId);
  return row?.person_id === personId ? meOf(services, row) : undefined;
};

/**
 * A person as they stand now, for work that goes on after their call: with the rights they have at this moment, whether or not
 * the session it was asked in still runs. Null where they are locked.
 */
export const currentPersonOf = async (
  services: Services,
  personId: string,
  sessionId: string,
): Promise<Me | null> => {
  const row = await byPerson(services, personId);
  // Work that goes on proves nothing anew: it was allowed when it was asked for.
  return row ? meOf(services, { ...row, session_id: sessionId, factors: 1, proven_at: '' }) : null;
};
