import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { endOfDay } from '#contract/calendar';
import { applicationHeads } from '#queries/applications';
import { judgedReports } from '#queries/reports';
import type { Waiting } from '#product/tasks/server';
import { visibleOpinions } from './visible';

const most = 50;

/** Where the public-service agency decides about the form of a sheet. */
export const formRulingPath = (id: string): string => `/EvaluationManagement/hyCheck?Sheet=${id}`;

/**
 * What of a panel waits for somebody: an invitation to answer, a sheet to fill in or to mend, for the agency a sheet whose
 * form is to be checked, and for the public-service agency one whose form it is asked to decide.
 */
export const waitingSheets = async (context: Context): Promise<Waiting[]> => {
  const { db, me } = context;
  const fills = me.roles.has(roleCode.expert) && me.rights.has('opinion.fill');
  const checks =
    me.roles.has(roleCode.agency) && me.organisationId !== null && me.rights.has('opinion.check');
  const rules = me.roles.has(roleCode.publicAgency) && me.rights.has('opinion.ruleOnForm');
  if (!fills && !checks && !rules) return [];
  const rows = await db
    .selectFrom('opinion')
    .innerJoin(judgedReports.as('report'), 'report.id', 'opinion.reportId')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'report.applicationId')
    .select([
      'opinion.id',
      'opinion.reportId',
      'opinion.expertId',
      'opinion.invitation',
      'opinion.status',
      'opinion.formRuling',
      'opinion.dueOn',
      'report.applicationId',
      'opinion.replyBy',
      'opinion.number as expertNumber',
    ])
    .select(['report.expertsDueOn', 'application.achievementName', 'application.applicationNumber'])
    .whereRef('opinion.panelRound', '=', 'report.panelRound')
    .where((row) => visibleOpinions(row, me))
    .where('report.tally', 'is', null)
    .where('report.status', 'in', [0, 6])
    .where((row) =>
      row.or([
        ...(fills
          ? [
              row.and([row('opinion.expertId', '=', me.personId), row('opinion.invitation', '=', 'invited')]),
              row.and([
                row('opinion.expertId', '=', me.personId),
                row('opinion.invitation', '=', 'accepted'),
                row('report.status', '=', 0),
                row.or([row('opinion.status', 'is', null), row('opinion.status', 'in', [3, 6])]),
              ]),
            ]
          : []),
        ...(checks
          ? [
              row.and([
                row('opinion.agencyId', 'in', me.organisationIds),
                row('opinion.expertId', '!=', me.personId),
                row('report.authorId', '!=', me.personId),
                row('opinion.invitation', '=', 'accepted'),
                row('opinion.status', '=', 0),
                row('opinion.formRuling', 'is distinct from', 'asked'),
              ]),
            ]
          : []),
        ...(rules
          ? [
              row.and([
                row('opinion.formRuling', '=', 'asked'),
                row('opinion.expertId', '!=', me.personId),
                row('opinion.status', '=', 0),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('opinion.invitedAt')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const isMine = row.expertId === me.personId;
    const isReferred = !isMine && row.formRuling === 'asked';
    const step =
      row.invitation === 'invited'
        ? 'invitation'
        : isMine
          ? 'opinion'
          : isReferred
            ? 'formRuling'
            : 'formCheck';
    const due = step === 'invitation' ? row.replyBy : (row.dueOn ?? row.expertsDueOn);
    return {
      objectKind: 'opinion',
      objectId: row.id,
      applicationId: row.applicationId,
      step,
      title: row.achievementName,
      number: row.applicationNumber ?? '',
      ...((step === 'formCheck' || isReferred) && { expertNumber: row.expertNumber }),
      url: isMine
        ? `/EvaluationManagement/expertOpinion?Id=${row.id}`
        : isReferred
          ? formRulingPath(row.id)
          : `/EvaluationManagement/reprotDetail?Id=${row.reportId}&Tab=panel`,
      dueAt: due === null ? null : endOfDay(due).toISOString(),
    };
  });
};
