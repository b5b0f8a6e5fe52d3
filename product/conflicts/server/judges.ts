import type { Db } from '../../../host/database/connection';
import '../../applications/server/tables';
import '../../panels/server/tables';
import '../../reports/server/tables';
import type { Judge } from '../types';

/** Who judges these achievements: every assessor they ever had, the second checker, the experts who are seated. By application. */
export const judgesOf = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Judge[]>> => {
  const ids = [...applicationIds];
  const assigned = await db
    .selectFrom('application')
    .leftJoin('report', (join) =>
      join.onRef('report.applicationId', '=', 'application.id').on('report.isCurrent', '=', true),
    )
    .select(['application.id', 'application.assessorId', 'report.authorId', 'report.checkedBy'])
    .where('application.id', 'in', ids)
    .execute();
  const seated = await db
    .selectFrom('opinion')
    .innerJoin('report', 'report.id', 'opinion.reportId')
    .select(['report.applicationId as id', 'opinion.expertId'])
    .distinct()
    .where('report.applicationId', 'in', ids)
    .where('report.isCurrent', '=', true)
    .where('opinion.invitation', 'in', ['invited', 'accepted'])
    .execute();
  const former = await db
    .selectFrom('assessorChange')
    .select(['applicationId as id', 'formerId'])
    .distinct()
    .where('applicationId', 'in', ids)
    .execute();
  const judges = assigned.flatMap(({ id, assessorId, authorId, checkedBy }) => [
    ...[...new Set([assessorId, authorId])].map((accountId) => ({
      id,
      accountId,
      role: 'assessor' as const,
    })),
    { id, accountId: checkedBy, role: 'secondChecker' as const },
  ]);
  const experts = seated.map(({ id, expertId }) => ({ id, accountId: expertId, role: 'expert' as const }));
  const earlier = former.map(({ id, formerId }) => ({ id, accountId: formerId, role: 'assessor' as const }));
  return new Map(
    ids.map((id) => [
      id,
      [...judges, ...earlier, ...experts].flatMap(({ id: of, accountId, role }) =>
        of === id && accountId !== null ? [{ accountId, role }] : [],
      ),
    ]),
  );
};
