import { endOfDay } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { DeadlineStep, Waiting } from '#product/tasks/server';
import { applicationHeads } from '#queries/applications';
import { sampleStates } from '../workflow';
import { reviewedBy, visibleResults } from './visible';

const most = 100;
const { drawn, underReview, recorded } = sampleStates;

const open = ({ db }: Context) =>
  db
    .selectFrom('sampledReport')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'sampledReport.applicationId')
    .select([
      'sampledReport.id',
      'sampledReport.dueOn',
      'sampledReport.status',
      'application.achievementName',
    ])
    .orderBy('sampledReport.dueOn')
    .orderBy('sampledReport.id')
    .limit(most);

const task = (
  row: { readonly id: string; readonly achievementName: string; readonly dueOn: string | null },
  step: DeadlineStep,
  page: string,
): Waiting => ({
  objectKind: 'sampledReport',
  objectId: row.id,
  applicationId: null,
  step,
  title: row.achievementName,
  number: '',
  url: `/EvaluationManagement/${page}?Id=${row.id}`,
  dueAt: row.dueOn === null ? null : endOfDay(row.dueOn).toISOString(),
});

/** Second reviews that were asked of somebody, and sampled reports that wait for a reviewer or for a conclusion. */
export const waitingSamples = async (context: Context): Promise<readonly Waiting[]> => {
  const { me } = context;
  const own = me.rights.has('sampling.review')
    ? await open(context).where(reviewedBy(me)).where('sampledReport.status', '=', underReview).execute()
    : [];
  const tasks = own.map((row) => task(row, 'blindReview', 'blindReview'));
  if (!me.roles.has(roleCode.publicAgency) || !me.rights.has('sampling.supervise')) return tasks;
  const supervised = await open(context)
    .where((row) => visibleResults(row as never, me))
    .where('sampledReport.status', 'in', [drawn, recorded])
    .execute();
  return [
    ...tasks,
    ...supervised.map((row) =>
      task(
        { ...row, dueOn: null },
        row.status === drawn ? 'sampleToAssign' : 'sampleToClose',
        'sampledReport',
      ),
    ),
  ];
};
