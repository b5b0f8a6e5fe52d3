import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { general } from '../../../contract/problems';
import { inLanguage } from '../../../contract/words';
import type { Context } from '../../../host/context';
import type { Tables } from '../../../host/database/tables';
import { programOf } from '../program';
import type { SignInFilter } from '../sign-in';
import { accessWords } from '../words';
import { endSessions, isRunning, runningSessions } from './sessions';

type Session = Selectable<Tables['session']>;

/** The first instant of a day of Shanghai, some days later. */
const startOf = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00.000+08:00`) + later * 86_400_000).toISOString();
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const wanted =
  ({ startTime, endTime, address, state }: SignInFilter, { me, now }: Context) =>
  (row: ExpressionBuilder<Tables, 'session'>) =>
    row.and([
      row('session.personId', '=', me.personId),
      ...(startTime ? [row('session.createdAt', '>=', startOf(startTime))] : []),
      ...(endTime ? [row('session.createdAt', '<', startOf(endTime, 1))] : []),
      ...(address?.trim() ? [row('session.address', 'like', `%${escaped(address.trim())}%`)] : []),
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
  const { startTime, endTime, pageIndex = 1, pageSize = 10 } = filter;
  if (startTime && endTime && startTime > endTime)
    throw general.badInput({}, [
      { Field: 'EndTime', Msg: inLanguage(accessWords.startAfterEnd, context.language) },
    ]);
  const skipped = (pageIndex - 1) * pageSize;
  if (skipped > 1_000_000) throw general.badInput();
  const chosen = context.db.selectFrom('session').where(wanted(filter, context));
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(skipped)
    .execute();
  return { rows: rows.map((row) => rowOf(row, context)), total: Number(total) };
};

/** Ends one of the caller's other sign-ins. Throws 2001 for the one he asks from and for one that has ended. */
export const endSignIn = async (_: unknown, context: Context<Context['me'], Session>) => {
  const { db, me, now, object } = context;
  if (object.id === me.sessionId || !isRunning(object, now)) throw general.stateNotAllowed();
  await endSessions(db, { sessionId: object.id }, now);
  return {};
};
