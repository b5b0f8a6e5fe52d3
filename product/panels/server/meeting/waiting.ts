import { endOfDay } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Waiting } from '#product/tasks/server';
import { applicationHeads } from '#queries/applications';
import { judgedReports } from '#queries/reports';
import { reportStates } from '#product/dictionaries/report-status';

const most = 50;

/**
 * What of meetings waits for somebody: for the agency one that has begun and about which attendance or minutes are missing, or
 * whose leader objects; for the leader minutes that can be signed.
 */
export const waitingMinutes = async (context: Context): Promise<Waiting[]> => {
  const { db, me, now } = context;
  const writes =
    me.roles.has(roleCode.agency) && me.rights.has('panel.form') && me.organisationIds.length > 0;
  const signs = me.roles.has(roleCode.expert) && me.rights.has('opinion.submit');
  if (!writes && !signs) return [];
  const rows = await db
    .selectFrom('panelMeeting as meeting')
    .innerJoin(judgedReports.as('report'), (join) =>
      join.onRef('report.id', '=', 'meeting.reportId').onRef('report.panelRound', '=', 'meeting.panelRound'),
    )
    .innerJoin(applicationHeads.as('application'), 'application.id', 'report.applicationId')
    .leftJoin('opinion as mine', (join) =>
      join
        .onRef('mine.reportId', '=', 'meeting.reportId')
        .onRef('mine.panelRound', '=', 'meeting.panelRound')
        .on('mine.expertId', '=', me.personId)
        .on('mine.invitation', '=', 'accepted')
        .on('mine.isLeader', '=', true)
        .on('mine.number', '>', 0),
    )
    .select(['meeting.reportId', 'mine.id as seatId', 'report.applicationId', 'report.expertsDueOn'])
    .select(['application.achievementName', 'application.applicationNumber'])
    .where('report.tally', 'is', null)
    .where('report.status', '=', reportStates.withExperts)
    .where((row) => {
      const unrecorded = row.exists(
        row
          .selectFrom('opinion as seat')
          .select('seat.id')
          .whereRef('seat.reportId', '=', 'meeting.reportId')
          .whereRef('seat.panelRound', '=', 'meeting.panelRound')
          .where('seat.number', '>', 0)
          .where('seat.invitation', '=', 'accepted')
          .where((seat) =>
            seat.or([seat('seat.attendance', 'is', null), seat('seat.attendance', '=', 'absent')]),
          ),
      );
      return row.or([
        ...(writes
          ? [
              row.and([
                row('report.agencyId', 'in', me.organisationIds),
                row('meeting.startsAt', '<=', now.toISOString()),
                row.or([
                  row('meeting.writtenAt', 'is', null),
                  row('meeting.objection', '<>', ''),
                  unrecorded,
                ]),
              ]),
            ]
          : []),
        ...(signs
          ? [
              row.and([
                row('mine.id', 'is not', null),
                row('meeting.writtenAt', 'is not', null),
                row('meeting.signedAt', 'is', null),
                row('meeting.objection', '=', ''),
                row.not(unrecorded),
              ]),
            ]
          : []),
      ]);
    })
    .orderBy('meeting.startsAt')
    .limit(most)
    .execute();
  return rows.map(
    ({ reportId, seatId, applicationId, expertsDueOn, achievementName, applicationNumber }) => ({
      ...(seatId === null
        ? {
            objectKind: 'report',
            objectId: reportId,
            step: 'minutes' as const,
            url: `/EvaluationManagement/reprotDetail?Id=${reportId}&Tab=panel`,
          }
        : {
            objectKind: 'opinion',
            objectId: seatId,
            step: 'minutesSignature' as const,
            url: `/EvaluationManagement/expertOpinion?Id=${seatId}`,
          }),
      applicationId,
      title: achievementName,
      number: applicationNumber ?? '',
      dueAt: expertsDueOn === null ? null : endOfDay(expertsDueOn).toISOString(),
    }),
  );
};
