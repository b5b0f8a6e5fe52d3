import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { revocationStates } from '#product/dictionaries/report-status';
import type { Waiting } from '#product/tasks/server';
import { applicationHeads } from '#queries/applications';
import { issuedReports } from '#queries/reports';
import { visibleRevocations } from './visible';

const most = 100;

/** Proposed revocations that a reviewer may have to decide: not those they proposed. */
export const waitingRevocations = async ({ db, me }: Context): Promise<readonly Waiting[]> => {
  if (!me.roles.has(roleCode.publicAgency) || !me.rights.has('report.revoke')) return [];
  const rows = await db
    .selectFrom('revocation')
    .innerJoin(issuedReports.as('report'), 'report.id', 'revocation.reportId')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'revocation.applicationId')
    .select(['revocation.id', 'revocation.applicationId', 'revocation.reportId', 'report.reportNumber'])
    .select('application.achievementName')
    .where('revocation.status', '=', revocationStates.proposed)
    .where('revocation.proposedBy', '!=', me.personId)
    .where((row) => visibleRevocations(row as never, me))
    .orderBy('revocation.proposedAt')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    objectKind: 'revocation',
    objectId: row.id,
    applicationId: row.applicationId,
    step: 'revocation',
    title: row.achievementName,
    number: row.reportNumber ?? '',
    url: `/EvaluationManagement/reprotDetail?Id=${row.reportId}`,
    dueAt: null,
  }));
};
