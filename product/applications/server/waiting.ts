import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Waiting } from '#product/tasks/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { dueAt } from './due';
import { visibleApplications } from './visible';

const most = 100;

/** Applications that wait for a person: an agency to answer or to decide what is proposed, an owner to supplement what came back. */
export const waitingApplications = async ({ db, me }: Context): Promise<readonly Waiting[]> => {
  const accepts =
    me.rights.has('apply.accept') && me.roles.has(roleCode.agency) && me.organisationId !== null;
  const submits = me.rights.has('apply.submit') && me.roles.has(roleCode.owner);
  if (!accepts && !submits) return [];
  const rows = await db
    .selectFrom('application')
    .select(['id', 'achievementName', 'applicationNumber', 'status'])
    .select((row) => dueAt(row, me).as('dueAt'))
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
        ...(submits
          ? [
              row.and([
                row('ownerId', '=', me.personId),
                row('status', '=', applicationCodes.draft),
                row('returnCount', '>', 0),
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
    const isProposed = row.status === applicationCodes.evaluating;
    return {
      objectKind: 'application',
      objectId: row.id,
      applicationId: row.id,
      step: isDraft ? 'supplement' : isProposed ? 'decideProposal' : 'accept',
      title: row.achievementName,
      number: row.applicationNumber ?? '',
      url: `/EvaluationManagement/${isDraft ? 'edit' : 'detail'}?Id=${row.id}`,
      // Its material and report have clocks of their own.
      dueAt: isProposed ? null : row.dueAt,
    };
  });
};
