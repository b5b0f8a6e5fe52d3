import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { casesWaitingFor, type Awaited, type Counted } from '#product/tasks/server';
import { countTabs, listApplications } from './list';

/** So many of the newest cases are looked through, of each state; the list has them all. */
const most = 50;
/** Who has cases of their own; whoever looks after all of them waits for none. */
const parties = [roleCode.owner, roleCode.technologyManager, roleCode.agency, roleCode.assessor];
const list = '/EvaluationManagement/applyList';

/** Cases of the caller's, as applicant, manager, agency or assessor, in which somebody else has to act. */
export const awaitedCases = async (context: Context): Promise<readonly Awaited[]> => {
  const { me } = context;
  if (!me.rights.has('apply.read') || !parties.some((role) => me.roles.has(role))) return [];
  const own = new Set(await casesWaitingFor(context));
  const found = await Promise.all(
    (['submitted', 'publicReview'] as const).map((status) =>
      listApplications({ status, pageSize: most }, context),
    ),
  );
  return found
    .flatMap(({ rows }) => rows)
    .flatMap((row) =>
      row.caseStage === null || row.holder === null || own.has(row.id)
        ? []
        : [
            {
              id: row.id,
              title: row.achievementName,
              english: row.achievementNameEnglish,
              number: row.applicationNumber ?? '',
              stage: row.caseStage,
              holder: row.holder,
              holderName: row.holderName ?? '',
              heldSince: row.heldSince,
              dueAt: row.dueAt,
              isOverdue: row.isOverdue,
              expectedOn: row.expectedOn,
              url: `/EvaluationManagement/detail?Id=${row.id}`,
            },
          ],
    );
};

/** How many applications the caller sees in each state. */
export const caseFigures = async (context: Context): Promise<readonly Counted[]> => {
  if (!context.me.rights.has('apply.read')) return [];
  const counts = await countTabs({}, context);
  const figures = [
    ['drafts', 'draft'],
    ['inProgress', 'submitted'],
    ['publicReview', 'publicReview'],
    ['passed', 'passed'],
  ] as const;
  return figures.map(([name, tab]) => ({
    name,
    count: counts[tab],
    url: `${list}?status=${tab}`,
    needsHand: false,
  }));
};
