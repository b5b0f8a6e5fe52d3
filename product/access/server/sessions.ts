import { sql, type Expression, type Selectable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { hashToken, newSecret, newToken, sameHash } from '#host/sessions/tokens';
import type { DataScope } from '#contract/rights';
import type { Language } from '#contract/words';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { writtenOnce } from '#host/database/written-once';
import { workedOut } from '#host/contributions';
import type { Services } from '#host/services';
import type { Credentials, Me } from '#host/me';
import { viewsOf } from '#host/scopes';
import { consentIds } from '../consents';
import { survivors } from '#queries/organisations';
import { storeLanguage, personFacts } from '#queries/people';
import { consentsGiven } from '#queries/registration';
import { heldActions, heldRoles } from '#queries/roles';
import { demandsSecondFactor } from './demands';
import { rightsAlong } from './known-rights';

/** Idle and absolute limits in minutes (SE-04); a session without a browser's binding lives 2 h at most (security §3.2). */
const idleMinutes = 30;
const absoluteMinutes = { bound: 12 * 60, unbound: 2 * 60 };
/** How stale `last_seen_at` may be: one small write a minute for a busy person, not one a request. */
const touchSeconds = 60;
/** How long whoever has given one factor may take over the second. */
const halfMinutes = 10;
/** At most so many sessions of one person; the oldest ends (SE-05). */
const mostSessions = 5;

interface Row {
  session_id: string;
  binding_hash: string | null;
  created_at: string;
  last_seen_at: string;
  factors: number;
  proven_at: string;
  person_id: string;
  true_name: string;
  user_type: number;
  organisation_id: string | null;
  organisation_ids: string[];
  is_organisation_admin: boolean;
  /** As {code, role, scope}, `role` being the one it is based on; a built-in role looks as far as its rules say. */
  held: { code: string; role: string; scope: DataScope }[];
  /** In order, parted by blanks: the same text for everybody with the same roles. */
  rights: string;
  consents: string[];
  /** In which language the office last served them. */
  language: Language | null;
}

/** A person as they stand now, with the organisation that stands for their own. */
const currentPerson = (db: Db) =>
  db
    .selectFrom(personFacts.as('person'))
    .leftJoin(survivors.as('own'), 'own.id', 'person.organisationId')
    .select(['person.id as personId', 'person.trueName', 'person.userType', 'person.isOrganisationAdmin'])
    .select((row) => [
      'own.survivingId as organisationId',
      sql`array(${row
        .selectFrom(survivors.as('same'))
        .select('same.id')
        .whereRef('same.survivingId', '=', 'own.survivingId')})`.as('organisationIds'),
      row
        .selectFrom(heldRoles.as('held'))
        .select((role) =>
          role.fn
            .coalesce(
              role.fn.jsonAgg(
                jsonBuildObject({
                  code: role.ref('held.code'),
                  role: role.ref('held.seesAs'),
                  scope: role.ref('held.scope'),
                }),
              ),
              sql`'[]'`,
            )
            .as('held'),
        )
        .whereRef('held.personId', '=', 'person.id')
        .where('held.isStarted', '=', true)
        .as('held'),
      row.fn
        .coalesce(
          row
            .selectFrom(heldActions.as('given'))
            .select(({ ref }) =>
              sql<string>`string_agg(distinct ${ref('given.rightKey')}, ' ' order by ${ref('given.rightKey')})`.as(
                'rights',
              ),
            )
            .whereRef('given.personId', '=', 'person.id'),
          sql<string>`''`,
        )
        .as('rights'),
      sql`array(${row
        .selectFrom(consentsGiven.as('consent'))
        .select('consent.notice')
        .whereRef('consent.personId', '=', 'person.id')})`.as('consents'),
    ])
    .where('person.isLocked', '=', false);
const openSessions = (db: Db) =>
  currentPerson(db)
    .innerJoin('session', 'session.personId', 'person.id')
    .select(['session.id as sessionId', 'session.bindingHash', 'session.createdAt', 'session.lastSeenAt'])
    .select(['session.factors', 'session.provenAt', 'person.language'])
    .where('session.endedAt', 'is', null);

/** A statement that is put together once, asked of the pool: who asks is looked up at every request. */
const foundBy = (build: (db: Db, key: Expression<never>) => Expression<unknown>) => {
  const read = writtenOnce(['key'], (db, { key }) => ({ found: build(db, key) }));
  return async ({ db, pool }: Pick<Services, 'db' | 'pool'>, key: string): Promise<Row | undefined> => {
    const { sql: text, parameters } = sql`${read(db, { key }).found}`.compile(db);
    return (await pool.query<Row>(text, [...parameters])).rows[0];
  };
};
const byToken = foundBy((db, key) =>
  openSessions(db).where('session.tokenHash', '=', key).where('session.factors', '>', 0),
);
const bySession = foundBy((db, key) =>
  openSessions(db).where('session.id', '=', key).where('session.factors', '>', 0),
);
const halfByToken = foundBy((db, key) =>
  openSessions(db).where('session.tokenHash', '=', key).where('session.factors', '=', 0),
);
const byPerson = foundBy((db, key) => currentPerson(db).where('person.id', '=', key));

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

const older = (moment: string, minutes: number, now: Date): boolean =>
  now.getTime() - new Date(moment).getTime() >= minutes * 60_000;

/**
 * Whether the session behind a row stands at this moment, in the browser it was opened in. Whoever was given a sensitive right
 * since then must come in again by two factors (AU-10).
 */
const isValid = (services: Services, row: Row, binding: string | undefined, now: Date): boolean => {
  if (row.binding_hash !== null && !(binding && sameHash(hashToken(binding), row.binding_hash))) return false;
  if (row.factors === 0) return !older(row.created_at, halfMinutes, now);
  if (row.factors === 1 && demandsSecondFactor(services, rightsIn(services, row))) return false;
  const lifetime = row.binding_hash === null ? absoluteMinutes.unbound : absoluteMinutes.bound;
  return !older(row.created_at, lifetime, now) && !older(row.last_seen_at, idleMinutes, now);
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

/** Whether a kept session could still be used at this moment, by whoever holds its token and its browser. */
export const isRunning = (
  row: Pick<Selectable<Tables['session']>, 'bindingHash' | 'createdAt' | 'lastSeenAt' | 'endedAt'>,
  now: Date,
): boolean => {
  const lifetime = row.bindingHash === null ? absoluteMinutes.unbound : absoluteMinutes.bound;
  return (
    row.endedAt === null && !older(row.createdAt, lifetime, now) && !older(row.lastSeenAt, idleMinutes, now)
  );
};

const ago = (minutes: number, now: Date): string => new Date(now.getTime() - minutes * 60_000).toISOString();

/** The same as a condition on the table. */
export const runningSessions = (now: Date) => sql<boolean>`(session.ended_at is null
  and session.last_seen_at > ${ago(idleMinutes, now)}
  and session.created_at > case when session.binding_hash is null
    then ${ago(absoluteMinutes.unbound, now)}::timestamptz else ${ago(absoluteMinutes.bound, now)}::timestamptz end)`;

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

/** Opens a session that has proved so many factors, and gives its token; a browser also gets the cookie without which the token is worth nothing (SE-06). */
export const openSession = async (
  context: Context<Me | null>,
  personId: string,
  factors: 0 | 1 | 2,
): Promise<string> => {
  const { db, services, now } = context;
  const token = newToken(services.random);
  const binding = context.browser ? newSecret('', services.random) : null;
  await db
    .insertInto('session')
    .values({
      id: context.newId(),
      tokenHash: hashToken(token),
      bindingHash: binding && hashToken(binding),
      personId,
      address: context.address,
      agent: context.agent.slice(0, 200),
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      endedAt: null,
      factors,
      provenAt: now.toISOString(),
    })
    .execute();
  if (binding) context.cookies.set('bind', binding, { httpOnly: true, seconds: absoluteMinutes.bound * 60 });
  return token;
};

/** A new token for the caller's session, which has just proved anew who holds it; the old one dies at once (SE-02). */
export const renewToken = async (
  { db, services, me, now }: Context,
  proved: { readonly factors?: 2 },
): Promise<string> => {
  const token = newToken(services.random);
  await db
    .updateTable('session')
    .set({ tokenHash: hashToken(token), provenAt: now.toISOString(), ...proved })
    .where('id', '=', me.sessionId)
    .execute();
  return token;
};

/** Makes room for one more session of a person: the oldest beyond the limit end. Says how many. */
export const endOldest = async (
  { db, now }: Pick<Context<Me | null>, 'db' | 'now'>,
  personId: string,
  stage: 'whole' | 'half',
): Promise<number> => {
  const open = await db
    .selectFrom('session')
    .select('id')
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .where('factors', stage === 'half' ? '=' : '>', 0)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(mostSessions - 1)
    .execute();
  for (const { id } of open) await endSessions(db, { sessionId: id }, now);
  return open.length;
};

/** Ends sessions: one, or all of a person (after a change of password, mobile, or a lock); of changed roles they are told. */
export const endSessions = async (
  db: Db,
  who: { sessionId: string } | { personId: string },
  now: Date,
  endedWhy: 'roles' | null = null,
): Promise<number> => {
  const ended = db
    .updateTable('session')
    .set({ endedAt: now.toISOString(), endedWhy })
    .where('endedAt', 'is', null);
  const { numUpdatedRows } = await (
    'sessionId' in who ? ended.where('id', '=', who.sessionId) : ended.where('personId', '=', who.personId)
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Ends every session of the caller but the one they are in. */
export const endOtherSessions = async ({
  db,
  me,
  now,
}: Pick<Context, 'db' | 'me' | 'now'>): Promise<void> => {
  await db
    .updateTable('session')
    .set({ endedAt: now.toISOString() })
    .where('personId', '=', me.personId)
    .where('id', '!=', me.sessionId)
    .where('endedAt', 'is', null)
    .execute();
};
