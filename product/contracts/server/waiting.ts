import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Waiting } from '#product/tasks/server';
import { applicationHeads } from '#queries/applications';

const most = 100;

/** Reported demands that nobody at the public-service agency has handled. */
export const waitingDemands = async ({ db, me }: Context): Promise<readonly Waiting[]> => {
  if (!me.roles.has(roleCode.publicAgency) || !me.rights.has('feeDemand.handle')) return [];
  const rows = await db
    .selectFrom('feeDemand')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'feeDemand.applicationId')
    .select(['feeDemand.id', 'feeDemand.applicationId'])
    .select(['application.achievementName', 'application.applicationNumber'])
    .where('feeDemand.handledAt', 'is', null)
    .orderBy('feeDemand.reportedAt')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    objectKind: 'feeDemand',
    objectId: row.id,
    applicationId: row.applicationId,
    step: 'feeDemand',
    title: row.achievementName,
    number: row.applicationNumber ?? '',
    url: '/EvaluationManagement/feeDemands',
    dueAt: null,
  }));
};
