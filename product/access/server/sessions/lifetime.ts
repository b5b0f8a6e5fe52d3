import { sql, type Selectable } from 'kysely';
import type { Tables } from '#host/database/tables';

/** Idle and absolute limits in minutes (SE-04); a session without a browser's binding lives 2 h at most (security §3.2). */
const idleMinutes = 30;
export const absoluteMinutes = { bound: 12 * 60, unbound: 2 * 60 };
/** How long somebody who has given one factor may take over the second. */
const halfMinutes = 10;

/** Whether so many minutes have gone by since a moment. */
export const older = (moment: string, minutes: number, now: Date): boolean =>
  now.getTime() - new Date(moment).getTime() >= minutes * 60_000;

type Session = Pick<Selectable<Tables['session']>, 'bindingHash' | 'createdAt' | 'lastSeenAt' | 'endedAt'>;

/** Whether one that waits for its second factor waits no longer. */
export const isTooLate = (createdAt: string, now: Date): boolean => older(createdAt, halfMinutes, now);

/** Whether a kept session could still be used at this moment, by whoever holds its token and its browser. */
export const isRunning = (row: Session, now: Date): boolean => {
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
