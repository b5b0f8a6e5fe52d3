import type { Context } from '#host/context';
import type { Waiting } from '#product/tasks/server';
import { applicationHeads } from '#queries/applications';
import { issuedReports } from '#queries/reports';
import { interestStates } from '../interest';
import { visibleInterest } from './visible';

const most = 100;

/** Enquiries that wait for an answer, the oldest first; each leads to itself. */
export const waitingInterest = async ({ db, me }: Context): Promise<readonly Waiting[]> => {
  if (!me.rights.has('interest.answer')) return [];
  const rows = await db
    .selectFrom('interest')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'interest.applicationId')
    .innerJoin(issuedReports.as('report'), 'report.id', 'interest.reportId')
    .select([
      'interest.id',
      'interest.applicationId',
      'interest.dueAt',
      'application.achievementName',
      'report.reportNumber',
    ])
    .where('interest.status', '=', interestStates.open)
    .where((row) => visibleInterest(row as never, me))
    .orderBy('interest.createdAt')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    objectKind: 'interest',
    objectId: row.id,
    applicationId: row.applicationId,
    step: 'interest',
    title: row.achievementName,
    number: row.reportNumber ?? '',
    url: `/EvaluationManagement/interests?Id=${row.id}`,
    dueAt: row.dueAt,
  }));
};
