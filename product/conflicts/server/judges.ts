import type { Db } from '../../../host/database/connection';
import { anyOf, readTogether, type Ids, type Together } from '../../../host/database/together';
import '../../applications/server/tables';
import '../../panels/server/tables';
import '../../reports/server/tables';
import type { Judge } from '../types';

/** What has to be read for who judges these achievements, alone or beside other reads. */
export const judgeReads = (db: Db, applicationIds: Ids) => ({
  assigned: db
    .selectFrom('application')
    .leftJoin('report', (join) =>
      join.onRef('report.applicationId', '=', 'application.id').on('report.isCurrent', '=', true),
    )
    .select(['application.id', 'application.assessorId', 'report.authorId', 'report.checkedBy'])
    .where('application.id', '=', anyOf(applicationIds)),
  seated: db
    .selectFrom('opinion')
    .innerJoin('report', 'report.id', 'opinion.reportId')
    .select(['report.applicationId as id', 'opinion.expertId'])
    .distinct()
    .where('report.applicationId', '=', anyOf(applicationIds))
    .where('report.isCurrent', '=', true)
    .where('opinion.invitation', 'in', ['invited', 'accepted']),
  former: db
    .selectFrom('assessorChange')
    .select(['applicationId as id', 'formerId'])
    .distinct()
    .where('applicationId', '=', anyOf(applicationIds)),
});

/** Who judges each of these achievements, from what was read. */
export const judgesIn = ({
  assigned,
  seated,
  former,
}: Together<ReturnType<typeof judgeReads>>): ReadonlyMap<string, readonly Judge[]> => {
  const judges = assigned.flatMap(({ id, assessorId, authorId, checkedBy }) => [
    ...[...new Set([assessorId, authorId])].map((accountId) => ({
      id,
      accountId,
      role: 'assessor' as const,
    })),
    { id, accountId: checkedBy, role: 'secondChecker' as const },
  ]);
  const earlier = former.map(({ id, formerId }) => ({ id, accountId: formerId, role: 'assessor' as const }));
  const experts = seated.map(({ id, expertId }) => ({ id, accountId: expertId, role: 'expert' as const }));
  return new Map(
    assigned.map(({ id }) => [
      id,
      [...judges, ...earlier, ...experts].flatMap(({ id: of, accountId, role }) =>
        of === id && accountId !== null ? [{ accountId, role }] : [],
      ),
    ]),
  );
};

/** Who judges these achievements: every assessor they ever had, the second checker, the experts who are seated. By application. */
export const judgesOf = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Judge[]>> =>
  judgesIn(await readTogether(db, judgeReads(db, applicationIds)));
