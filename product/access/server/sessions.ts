import { sql, type Selectable } from 'kysely';
import { hashToken, newSecret, newToken, sameHash } from '../../../host/sessions/tokens';
import type { Context } from '../../../host/context';
import type { Db } from '../../../host/database/connection';
import type { Tables } from '../../../host/database/tables';
import type { House } from '../../../host/house';
import type { Credentials, Me } from '../../../host/me';
import './tables';

/** Idle and absolute limits in minutes (SE-04); a session without a browser's binding lives 2 h at most (security §3.2). */
const idleMinutes = 30;
const absoluteMinutes = { bound: 12 * 60, unbound: 2 * 60 };
/** How stale `last_seen_at` may be: one small write a minute for a busy person, not one a request. */
const touchSeconds = 60;

interface Row {
  session_id: string;
  binding_hash: string | null;
  created_at: string;
  last_seen_at: string;
  person_id: string;
  true_name: string;
  user_type: number;
  organisation_id: string | null;
  is_organisation_admin: boolean;
  roles: string[];
  rights: string[];
}

const person = `p.id as person_id, p.true_name,
      p.user_type, p.organisation_id, p.is_organisation_admin,
      array(select distinct coalesce(r.based_on, r.code) from person_role pr join role r on r.id = pr.role_id
            where pr.person_id = p.id and r.is_started) as roles,
      array(select distinct a.right_key from person_role pr join role r on r.id = pr.role_id and r.is_started
            join role_action ra on ra.role_id = r.id join action a on a.id = ra.action_id
            where pr.person_id = p.id and a.right_key is not null) as rights`;
const whoStands = (
  condition: string,
) => `select s.id as session_id, s.binding_hash, s.created_at, s.last_seen_at, ${person}
    from session s join person p on p.id = s.person_id
    where ${condition} and s.ended_at is null and not p.is_locked`;
const byToken = { name: 'identify', text: whoStands('s.token_hash = $1') };
const byPerson = {
  name: 'stand',
  text: `select ${person} from person p where p.id = $1 and not p.is_locked`,
};
const bySession = { name: 'identify session', text: whoStands('s.id = $1') };

const older = (moment: string, minutes: number, now: Date): boolean =>
  now.getTime() - new Date(moment).getTime() >= minutes * 60_000;

/** Whether the session behind a row stands at this moment, in the browser it was opened in. */
const stands = (row: Row, binding: string | undefined, now: Date): boolean => {
  if (row.binding_hash !== null && !(binding && sameHash(hashToken(binding), row.binding_hash))) return false;
  const lifetime = row.binding_hash === null ? absoluteMinutes.unbound : absoluteMinutes.bound;
  return !older(row.created_at, lifetime, now) && !older(row.last_seen_at, idleMinutes, now);
};

const meOf = (row: Omit<Row, 'binding_hash' | 'created_at' | 'last_seen_at'>): Me => ({
  personId: row.person_id,
  sessionId: row.session_id,
  name: row.true_name,
  userType: row.user_type,
  organisationId: row.organisation_id,
  isOrganisationAdmin: row.is_organisation_admin,
  roles: new Set(row.roles),
  rights: new Set(row.rights),
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
export const identify = async (house: House, credentials: Credentials, now: Date): Promise<Me | null> => {
  if (!credentials.token) return null;
  const found = await house.pool.query<Row>({ ...byToken, values: [hashToken(credentials.token)] });
  const row = found.rows[0];
  if (!row || !stands(row, credentials.binding, now)) return null;
  if (!credentials.background && older(row.last_seen_at, touchSeconds / 60, now)) {
    await house.pool.query({
      name: 'touch session',
      text: 'update session set last_seen_at = $2 where id = $1 and last_seen_at < $2',
      values: [row.session_id, now.toISOString()],
    });
  }
  return meOf(row);
};

/** The person of a session that a signed link names; the link stands for the token, the browser must be the same. */
export const identifySession = async (
  house: House,
  sessionId: string,
  binding: string | undefined,
  now: Date,
): Promise<Me | null> => {
  const found = await house.pool.query<Row>({ ...bySession, values: [sessionId] });
  const row = found.rows[0];
  return row && stands(row, binding, now) ? meOf(row) : null;
};

/**
 * A person as he stands now, for work that goes on after his call: with the rights he has at this moment, whether or not
 * the session it was asked in still runs. Null where he is locked.
 */
export const standingOf = async (house: House, personId: string, sessionId: string): Promise<Me | null> => {
  const found = await house.pool.query<Row>({ ...byPerson, values: [personId] });
  const row = found.rows[0];
  return row ? meOf({ ...row, session_id: sessionId }) : null;
};

/** Opens a session and gives its token; a browser also gets the cookie without which the token is worth nothing (SE-06). */
export const openSession = async (context: Context<Me | null>, personId: string): Promise<string> => {
  const { db, house, now } = context;
  const token = newToken(house.random);
  const binding = context.browser ? newSecret('', house.random) : null;
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
    })
    .execute();
  if (binding) context.cookies.set('bind', binding, { httpOnly: true, seconds: absoluteMinutes.bound * 60 });
  return token;
};

/** Ends sessions: one, or all of a person (after a change of password, mobile, or a lock). */
export const endSessions = async (
  db: Db,
  who: { sessionId: string } | { personId: string },
  now: Date,
): Promise<void> => {
  const ended = db.updateTable('session').set({ endedAt: now.toISOString() }).where('endedAt', 'is', null);
  await (
    'sessionId' in who ? ended.where('id', '=', who.sessionId) : ended.where('personId', '=', who.personId)
  ).execute();
};

/** Ends every session of the caller but the one he is in. */
export const endOtherSessions = async ({ db, me, now }: Context): Promise<void> => {
  await db
    .updateTable('session')
    .set({ endedAt: now.toISOString() })
    .where('personId', '=', me.personId)
    .where('id', '!=', me.sessionId)
    .where('endedAt', 'is', null)
    .execute();
};
