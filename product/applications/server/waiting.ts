import { sql, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Waiting } from '#product/tasks/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { ownDueAt } from './due';
import { visibleApplications } from './visible';

const most = 100;

const decisions = {
  termination: 'decideProposal',
  cancellation: 'decideCancellation',
  rejection: 'decideRejection',
} as const;

/**
 * Applications that wait for a person: an agency to answer or to decide what is proposed, the public-service agency where the
 * agency has been silent, an owner to supplement what came back.
 */
export const waitingApplications = async ({ db, me }: Context): Promise<readonly Waiting[]> => {
  const accepts =
    me.rights.has('apply.accept') && me.roles.has(roleCode.agency) && me.organisationId !== null;
  const answersInPlace = me.rights.has('apply.confirmCancellation') && me.roles.has(roleCode.publicAgency);
  const rejects = me.rights.has('apply.rejectFinally') && me.roles.has(roleCode.publicAgency);
  const submits = me.rights.has('apply.submit') && me.roles.has(roleCode.owner);
  if (!accepts && !answersInPlace && !rejects && !submits) return [];
  const rows = await db
    .selectFrom('application')
    .select(['id', 'achievementName', 'applicationNumber', 'status', 'proposal', 'returnCount'])
    .select(ownDueAt.as('dueAt'))
    .where((row) => visibleApplications(row, me))
    .where((row) =>
      row.or([
        ...(accepts
          ? [
              row.and([
                row('evaluationAgencyId', 'in', me.organisationIds),
                row.or([
                  row('status', '=', applicationCodes.submitted),
                  row.and([row('status', '=', applicationCodes.evaluating), row('proposal', 'is not', null)]),
                ]),
              ]),
            ]
          : []),
        ...(answersInPlace
          ? [
              row.and([
                row('status', '=', applicationCodes.evaluating),
                sql<SqlBool>`application.proposal ->> 'escalatedAt' is not null`,
              ]),
            ]
          : []),
        // Whoever proposed a rejection waits for somebody else.
        ...(rejects
          ? [
              row.and([
                row('status', '=', applicationCodes.publicReview),
                row('proposal', 'is not', null),
                sql<SqlBool>`application.proposal ->> 'by' <> ${me.personId}`,
              ]),
            ]
          : []),
        ...(submits
          ? [
              row.and([
                row('ownerId', '=', me.personId),
                row('status', '=', applicationCodes.draft),
                row('submittedAt', 'is not', null),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('updatedAt')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const isDraft = row.status === applicationCodes.draft;
    return {
      objectKind: 'application',
      objectId: row.id,
      applicationId: row.id,
      step: isDraft
        ? row.returnCount > 0
          ? 'supplement'
          : 'submit'
        : row.proposal
          ? decisions[row.proposal.kind]
          : 'accept',
      title: row.achievementName,
      number: row.applicationNumber ?? '',
      url: `/EvaluationManagement/${isDraft ? 'edit' : 'detail'}?Id=${row.id}`,
      dueAt: row.dueAt && new Date(row.dueAt).toISOString(),
    };
  });
};
