import { sql } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Waiting } from '#product/tasks/server';
import { applicationHeads } from '#queries/applications';
import { runningClocks } from '#queries/tasks';
import { tookPart } from './took-part';
import { visibleAppeals } from './visible';

const most = 100;

/** Appeals that a reviewer may have to decide: not those about what they had a hand in. */
export const waitingAppeals = async ({ db, me }: Context): Promise<readonly Waiting[]> => {
  if (!me.roles.has(roleCode.publicAgency) || !me.rights.has('appeal.decide')) return [];
  const rows = await db
    .selectFrom('appeal')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'appeal.applicationId')
    .select([
      'appeal.id',
      'appeal.applicationId',
      'application.achievementName',
      'application.applicationNumber',
    ])
    .select(
      sql<string | null>`(select min(clock.due_at) from ${runningClocks.as('clock')}
        where clock.object_kind = 'appeal' and clock.object_id = appeal.id)`.as('dueAt'),
    )
    .where('appeal.status', '=', 0)
    .where((row) => visibleAppeals(row as never, me))
    .where((row) => row.not(tookPart(me.personId)))
    .orderBy('appeal.filedAt')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    objectKind: 'appeal',
    objectId: row.id,
    applicationId: row.applicationId,
    step: 'appeal',
    title: row.achievementName,
    number: row.applicationNumber ?? '',
    url: `/EvaluationManagement/appeal?Id=${row.id}`,
    dueAt: row.dueAt && new Date(row.dueAt).toISOString(),
  }));
};
