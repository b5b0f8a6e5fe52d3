import type * as z from 'zod';
import { roleCode } from '#contract/rights';
import { isOfOwn } from '#host/me';
import { anyOf } from '#host/database/batched-reads';
import { fileFacts } from '#host/files/rows';
import type { PanelMeeting, PanelMeetings } from '../../meeting';
import { actionsOf, type Asked } from './allowed';
import { withoutNames } from './held';
import { membersOf, minutesHash, seated, type MeetingRow, type Member } from './stored';

/** As whom somebody reads the meeting of a round; undefined for those to whom it is not there. */
type Reader = 'staff' | 'expert' | 'assessor' | undefined;

const readerOf = ({ me, object: report }: Asked, members: readonly Member[], panelRound: number): Reader => {
  if (me.roles.has(roleCode.assessor) && report.authorId === me.personId) return 'assessor';
  if (seated(members, panelRound).some(({ expertId }) => expertId === me.personId)) return 'expert';
  const isAgency = me.roles.has(roleCode.agency) && isOfOwn(me, report.agencyId);
  return isAgency || me.roles.has(roleCode.publicAgency) ? 'staff' : undefined;
};

/** Experts are numbers to the assessor, and to each other until they have met. */
const attendanceFor = (
  { me }: Asked,
  seats: readonly Member[],
  reader: Reader,
): z.output<typeof PanelMeeting>['attendance'] => {
  const haveMet = seats.some(({ attendance }) => attendance !== null);
  return seats.map(({ id, number, name, isLeader, expertId, attendance, absenceReason }) => ({
    opinionId: id,
    number,
    name: reader === 'staff' || (reader === 'expert' && (haveMet || expertId === me.personId)) ? name : '',
    isLeader,
    attendance,
    // Why somebody was absent is between them and the agency, and for the public-service agency to read.
    reason: reader === 'staff' || expertId === me.personId ? (absenceReason ?? '') : '',
  }));
};

/**
 * The meetings of a report's panel (domain §6.5): whole for the agency, the public-service agency once the report is with it,
 * and the experts of the round; the assessor learns when and where, and reads the minutes, without names and without the
 * paper, when the round is closed. Nothing for anybody else.
 */
export const meetings = async (_: unknown, context: Asked): Promise<z.output<typeof PanelMeetings>> => {
  const { db, object: report } = context;
  const rows = await db
    .selectFrom('panelMeeting')
    .selectAll()
    .where('reportId', '=', report.id)
    .where('panelRound', '<=', report.panelRound)
    .orderBy('panelRound')
    .execute();
  const members = await membersOf(db, report.id);
  const files = await db
    .selectFrom(fileFacts.as('file'))
    .select(['id', 'name'])
    .where('id', '=', anyOf(rows.flatMap(({ fileId }) => fileId ?? [])))
    .execute();
  const shown = (row: MeetingRow): z.output<typeof PanelMeeting>[] => {
    const reader = readerOf(context, members, row.panelRound);
    if (reader === undefined) return [];
    const isClosed = row.panelRound < report.panelRound || report.tally !== null;
    const own = (text: string): string => (reader === 'assessor' ? withoutNames(text, members) : text);
    const isShown = row.writtenAt !== null && (reader !== 'assessor' || isClosed);
    return [
      {
        panelRound: row.panelRound,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        place: row.place,
        attendance: attendanceFor(context, seated(members, row.panelRound), reader),
        minutes: isShown
          ? {
              text: own(row.minutes),
              points: row.points.map(own),
              file:
                row.fileId !== null && reader !== 'assessor'
                  ? (files.find(({ id }) => id === row.fileId) ?? null)
                  : null,
              writtenAt: row.writtenAt!,
              objection: reader === 'assessor' ? '' : row.objection,
              contentHash: minutesHash(row, members),
              signedAt: row.signedAt,
            }
          : null,
        rowVersion: row.rowVersion,
      },
    ];
  };
  const now = rows.find(({ panelRound }) => panelRound === report.panelRound);
  return {
    panelRound: report.panelRound,
    meetings: rows.flatMap(shown),
    can: actionsOf(context, now, members),
  };
};
