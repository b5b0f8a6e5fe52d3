import type { DemoAchievement } from '../demo/achievements';
import { reportStates } from '#product/dictionaries/report-status';
import { workingDaysAfter } from '#contract/calendar';
import { standardValues } from '#product/settings/settings';
import {
  momentOf,
  personOfCase,
  writeClock,
  writeNotices,
  writeTrail,
  type SeedContext,
  type TrailStep,
} from './seeding';
import { isJudged, stagesOf } from './plan';

const { draft, withExperts, returned, atPublicAgency, passed } = reportStates;
const inside = 'assessor,secondChecker,agency';
const signing = 'assessor,secondChecker,agency,publicAgency';

/** The last moment something happened to the report, for its row. */
const touched = async (seedContext: SeedContext, id: string, steps: readonly TrailStep[]): Promise<void> => {
  await seedContext.services.db
    .updateTable('report')
    .set({ updatedAt: steps.at(-1)!.at.toISOString() })
    .where('id', '=', id)
    .execute();
};

/** The history of a report, step by step (domain §3.3). */
export const trailOfReport = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  id: string,
): Promise<void> => {
  const now = seedContext.services.clock();
  const { progress } = one;
  const stages = stagesOf(one);
  const status = Number(progress.reportStatus);
  const assessor = personOfCase(seedContext, progress.assessor!);
  const manager = seedContext.managers.get(one.agency)!;
  const reviewer = seedContext.reviewers[0]!;
  const steps: TrailStep[] = [];
  const add = (
    days: number,
    hour: number,
    actorId: string | null,
    actor: string,
    transition: string,
    from: number | null,
    to: number,
    visibility = 'all',
  ) => steps.push({ at: momentOf(now, days, hour), actorId, actor, transition, from, to, visibility });
  add(stages.drafted, 3, assessor, 'assessor', 'create', null, draft, inside);
  add(stages.drafted, 6, assessor, 'assessor', 'save', draft, draft, inside);
  if (status !== draft) {
    const checker = personOfCase(seedContext, progress.secondChecker!);
    add(stages.checked, 5, checker, 'secondChecker', 'secondCheck', draft, draft, inside);
    add(stages.withExperts, 4, assessor, 'assessor', 'submitToExperts', draft, withExperts);
    const isClosed = isJudged(one);
    const isPassed = isClosed && (status !== returned || progress.decision !== undefined);
    if (isClosed)
      add(
        stages.closed,
        3,
        manager,
        'agency',
        'closeRound',
        withExperts,
        withExperts,
        'agency,assessor,publicAgency',
      );
    if (isClosed && !isPassed)
      add(stages.sent, 4, manager, 'agency', 'returnToAssessor', withExperts, returned, inside);
    if (isPassed) {
      add(stages.closed, 7, assessor, 'assessor', 'answer', withExperts, withExperts, inside);
      add(stages.signed, 3, assessor, 'assessor', 'sign', withExperts, withExperts, signing);
      add(stages.signed, 4, checker, 'secondChecker', 'sign', withExperts, withExperts, signing);
      add(stages.signed, 5, manager, 'agency', 'sign', withExperts, withExperts, signing);
      add(stages.sent, 6, manager, 'agency', 'submitToPublicAgency', withExperts, atPublicAgency);
    }
    if (status === passed)
      add(progress.decidedDaysAgo!, 5, reviewer, 'publicAgency', 'pass', atPublicAgency, passed);
    if (status === returned && progress.decision)
      add(progress.decidedDaysAgo!, 5, null, 'system', 'rejectFinally', atPublicAgency, returned, signing);
  }
  await writeTrail(seedContext, 'report', id, steps);
  await touched(seedContext, id, steps);
};

/** The experts' and the reviewer's clocks; what is over has stopped. */
export const clocksOfReport = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  { id, applicationId }: { readonly id: string; readonly applicationId: string },
): Promise<void> => {
  const now = seedContext.services.clock();
  const stages = stagesOf(one);
  const { progress } = one;
  const status = Number(progress.reportStatus);
  if (status === draft) return;
  const out = momentOf(now, stages.withExperts, 4);
  await writeClock(seedContext, applicationId, ['report', id], {
    step: 'experts',
    holder: 'agency',
    startedAt: out,
    dueAt: workingDaysAfter(out, standardValues.expertDays),
    ...(status !== withExperts && { doneAt: momentOf(now, stages.sent, 6) }),
  });
  if (progress.decidedDaysAgo === undefined && status !== atPublicAgency) return;
  const sent = momentOf(now, stages.sent, 6);
  await writeClock(seedContext, applicationId, ['application', applicationId], {
    step: 'publicReview',
    holder: 'publicAgency',
    startedAt: sent,
    dueAt: workingDaysAfter(sent, standardValues.publicReviewDays),
    ...(progress.decidedDaysAgo !== undefined && { doneAt: momentOf(now, progress.decidedDaysAgo, 5) }),
  });
};

/** What the staff was told on the way. */
export const notifyOfReport = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  id: string,
  number: string,
): Promise<void> => {
  const now = seedContext.services.clock();
  const stages = stagesOf(one);
  const { progress } = one;
  const status = Number(progress.reportStatus);
  if (status === draft) return;
  const object = ['report', id] as const;
  const values = { name: one.name, due: '', number };
  const assessor = personOfCase(seedContext, progress.assessor!);
  const checker = personOfCase(seedContext, progress.secondChecker!);
  const manager = seedContext.managers.get(one.agency)!;
  await writeNotices(
    seedContext,
    momentOf(now, stages.checked, 5),
    [assessor],
    'reports.toldSecondChecked',
    values,
    object,
  );
  if (status === withExperts) return;
  if (status === returned && !progress.decision) {
    await writeNotices(
      seedContext,
      momentOf(now, stages.sent, 4),
      [assessor],
      'reports.toldReturned',
      values,
      object,
    );
    return;
  }
  await writeNotices(
    seedContext,
    momentOf(now, stages.closed, 7),
    [manager, checker],
    'reports.toldAnswered',
    values,
    object,
  );
  await writeNotices(
    seedContext,
    momentOf(now, stages.sent, 6),
    seedContext.reviewers,
    'reports.toldPublicAgency',
    values,
    object,
  );
};
