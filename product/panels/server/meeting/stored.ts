import type { Selectable } from 'kysely';
import { contentHash } from '#host/audit/record';
import type { Context } from '#host/context';
import { anyOf } from '#host/database/batched-reads';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { people } from '#queries/people';
import type { Report } from '../achievements';

export type MeetingRow = Selectable<Tables['panelMeeting']>;
type Round = Pick<Report, 'id' | 'panelRound'>;

/** The meeting of a report's round; undefined where it judges by correspondence. */
export const meetingOf = (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  { id, panelRound }: Round,
): Promise<MeetingRow | undefined> =>
  db
    .selectFrom('panelMeeting')
    .selectAll()
    .where('reportId', '=', id)
    .where('panelRound', '=', panelRound)
    .executeTakeFirst();

/** When and where the panels of these seats meet; null where they judge by correspondence. */
export const meetingsOfRounds = async (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  seats: readonly { readonly reportId: string; readonly panelRound: number }[],
) => {
  const rows = await db
    .selectFrom('panelMeeting')
    .select(['reportId', 'panelRound', 'startsAt', 'endsAt', 'place'])
    .where('reportId', '=', anyOf([...new Set(seats.map(({ reportId }) => reportId))]))
    .execute();
  return ({ reportId, panelRound }: { readonly reportId: string; readonly panelRound: number }) => {
    const found = rows.find((row) => row.reportId === reportId && row.panelRound === panelRound);
    return found ? { startsAt: found.startsAt, endsAt: found.endsAt, place: found.place } : null;
  };
};

/** Everybody who was ever asked for a seat of a report, with their names and how they took part in a meeting. */
export const membersOf = (db: Db, reportId: string) =>
  db
    .selectFrom('opinion')
    .innerJoin(people.as('person'), 'person.id', 'opinion.expertId')
    .select(['opinion.id', 'opinion.panelRound', 'opinion.number', 'opinion.isLeader', 'opinion.expertId'])
    .select(['opinion.invitation', 'opinion.signedAt', 'opinion.attendance', 'opinion.absenceReason'])
    .select('person.trueName as name')
    .where('reportId', '=', reportId)
    .orderBy('panelRound')
    .orderBy('number')
    .orderBy('opinion.id')
    .execute();
export type Member = Awaited<ReturnType<typeof membersOf>>[number];

/** Those who hold a seat in a round: whose part in its meeting is recorded. */
export const seated = (members: readonly Member[], panelRound: number): Member[] =>
  members.filter(
    (member) => member.panelRound === panelRound && member.number > 0 && member.invitation === 'accepted',
  );

/** SHA-256 of appointment, attendance and minutes: a changed letter makes it another one. */
export const minutesHash = (row: MeetingRow, members: readonly Member[]): string =>
  contentHash({
    reportId: row.reportId,
    panelRound: row.panelRound,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    place: row.place,
    attendance: seated(members, row.panelRound).map(({ number, expertId, attendance, absenceReason }) => ({
      number,
      expertId,
      attendance,
      absenceReason,
    })),
    text: row.minutes,
    points: row.points,
    fileId: row.fileId,
  });

/** What a change of appointment, attendance or minutes takes with it: the leader signed what stood before. */
export const unsigned = { signedBy: null, signedAt: null, signedHash: null } as const;
