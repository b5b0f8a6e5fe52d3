import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { refusalsOf, judgesOf } from '#product/conflicts/server';
import type { Waiting } from '#product/tasks/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { leftByAll } from './left-by-all';
import { visibleApplications } from './visible';

const most = 200;

const open = ({ db, me }: Context, statuses: readonly number[], ofOwnAgency: boolean) =>
  db
    .selectFrom('application')
    .select(['id', 'status', 'assessorId', 'evaluationAgencyId', 'achievementName', 'applicationNumber'])
    .where((row) => visibleApplications(row, me))
    .where('status', 'in', [...statuses])
    .$if(ofOwnAgency, (rows) => rows.where('evaluationAgencyId', 'in', me.organisationIds))
    .orderBy('updatedAt', 'desc')
    .limit(most)
    .execute();
type Open = Awaited<ReturnType<typeof open>>[number];

const asTask = (row: Open, step: 'conflict' | 'release'): Waiting => ({
  objectKind: 'application',
  objectId: row.id,
  applicationId: row.id,
  step,
  title: row.achievementName,
  number: row.applicationNumber ?? '',
  url: `/EvaluationManagement/detail?Id=${row.id}`,
  dueAt: null,
});

/**
 * Cases of the agency in which the assessor, the second checker or an expert is not independent: found anew each time from
 * people, organisations and declarations as they are, for the managers who are independent themselves.
 */
export const conflictsToResolve = async (context: Context): Promise<readonly Waiting[]> => {
  const { db, me } = context;
  if (!me.roles.has(roleCode.agency) || !me.rights.has('apply.reassign') || me.organisationId === null)
    return [];
  const rows = await open(context, [applicationCodes.evaluating], true);
  if (rows.length === 0) return [];
  const judges = await judgesOf(
    db,
    rows.map(({ id }) => id),
  );
  const asked = rows.flatMap((row) => [
    { personId: me.personId, applicationId: row.id as string, role: 'agencyManager' as const },
    ...(judges.get(row.id) ?? [])
      // Whoever was the assessor before judges no more.
      .filter(({ role, accountId }) => role !== 'assessor' || accountId === row.assessorId)
      .map(({ accountId, role }) => ({ personId: accountId, applicationId: row.id as string, role })),
  ]);
  const findings = await refusalsOf(context, asked);
  const conflicted = asked.filter((one) => findings(one).hard.length > 0);
  return rows
    .filter(({ id }) => {
      const here = conflicted.filter(({ applicationId }) => applicationId === id);
      return here.length > 0 && !here.some(({ role }) => role === 'agencyManager');
    })
    .map((row) => asTask(row, 'conflict'));
};

/** Cases that a conflict of interest leaves without anybody at their agency: the public-service agency decides. */
export const casesToRelease = async (context: Context): Promise<readonly Waiting[]> => {
  const { me } = context;
  if (!me.roles.has(roleCode.publicAgency) || !me.rights.has('apply.release')) return [];
  const rows = await open(context, [applicationCodes.submitted, applicationCodes.evaluating], false);
  const left = await leftByAll(context, rows);
  return rows.filter(({ id }) => left.has(id)).map((row) => asTask(row, 'release'));
};
