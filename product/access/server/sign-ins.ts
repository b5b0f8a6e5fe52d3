import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { containing, pageFrom, requireOrdered } from '#host/lists';
import { endOfDay, startOfDay } from '#contract/calendar';
import { programOf } from '../program';
import type { SignInFilter } from '../sign-in';
import { isRunning, runningSessions } from './sessions/lifetime';
import { endSessions } from './sessions/open';

type Session = Selectable<Tables['session']>;

const wanted =
  ({ startTime, endTime, address, state }: SignInFilter, { me, now }: Context) =>
  (row: ExpressionBuilder<Tables, 'session'>) =>
    row.and([
      row('session.personId', '=', me.personId),
      row('session.factors', '>', 0),
      ...(startTime ? [row('session.createdAt', '>=', startOfDay(startTime).toISOString())] : []),
      ...(endTime ? [row('session.createdAt', '<=', endOfDay(endTime).toISOString())] : []),
      ...(address?.trim() ? [row('session.address', 'like', containing(address.trim()))] : []),
      ...(state === 'running' ? [runningSessions(now)] : []),
      ...(state === 'ended' ? [sql<boolean>`not ${runningSessions(now)}`] : []),
    ]);

const rowOf = (row: Session, { me, now }: Context) => {
  const isCurrent = row.id === me.sessionId;
  const running = isRunning(row, now);
  return {
    id: row.id,
    signedInAt: row.createdAt,
    lastUsedAt: row.lastSeenAt,
    endedAt: row.endedAt,
    address: row.address,
    program: programOf(row.agent),
    state: isCurrent ? ('current' as const) : running ? ('running' as const) : ('ended' as const),
    can: running && !isCurrent ? ['end' as const] : [],
  };
};

/** One page of the caller's own sign-ins, newest first. Throws 2002 where the first day lies after the last. */
export const listSignIns = async (filter: SignInFilter, context: Context) => {
  requireOrdered(filter, [['startTime', 'endTime']], context.language);
  const chosen = context.db.selectFrom('session').where(wanted(filter, context));
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc'),
  );
  return { rows: rows.map((row) => rowOf(row, context)), total };
};

/** Ends one of the caller's other sign-ins. Throws 2001 for the one they ask from and for one that has ended. */
export const endSignIn = async (_: unknown, context: Context<Context['me'], Session>) => {
  const { db, me, now, object } = context;
  if (object.id === me.sessionId || !isRunning(object, now)) throw general.stateNotAllowed();
  await endSessions(db, { sessionId: object.id }, now);
  return {};
};
