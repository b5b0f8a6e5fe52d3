import { materialCodes } from '#product/dictionaries/material-status';
import { workingDaysAfter } from '#contract/calendar';
import { standardValues } from '#product/settings/settings';
import { writeClock, writeTrail, type SeedContext, type TrailStep } from './seeding';

/** Where a material stands, and when it got there. */
interface Stood {
  readonly applicationId: string;
  readonly materialId: string;
  readonly status: number;
  readonly begun: Date;
  readonly sent: Date;
  readonly reviewed: Date;
}

/** The history of a material (domain §3.2). */
export const trailOfMaterial = (
  seedContext: SeedContext,
  { materialId, status, begun, sent, reviewed, owner, assessor }: Stood & { owner: string; assessor: string },
): Promise<void> => {
  const { draft, submitted, passed, returned } = materialCodes;
  const steps: TrailStep[] = [
    { at: begun, actorId: null, actor: 'system', transition: 'begin', from: null, to: draft },
    { at: sent, actorId: owner, actor: 'owner', transition: 'submit', from: draft, to: submitted },
  ];
  if (status === passed || status === returned)
    steps.push({
      at: reviewed,
      actorId: assessor,
      actor: 'assessor',
      transition: status === passed ? 'pass' : 'return',
      from: submitted,
      to: status,
    });
  return writeTrail(seedContext, 'material', materialId, steps);
};

/** The owner's and the assessor's clocks; what is over has stopped. */
export const clocksOfMaterial = async (
  seedContext: SeedContext,
  { applicationId, materialId, status, begun, sent, reviewed }: Stood,
): Promise<void> => {
  const object = ['material', materialId] as const;
  const due = (from: Date, days: number) => ({ startedAt: from, dueAt: workingDaysAfter(from, days) });
  await writeClock(seedContext, applicationId, object, {
    step: 'material',
    holder: 'owner',
    ...due(begun, standardValues.materialDays),
    doneAt: sent,
  });
  await writeClock(seedContext, applicationId, object, {
    step: 'materialReview',
    holder: 'assessor',
    ...due(sent, standardValues.materialReviewDays),
    ...(status !== materialCodes.submitted && { doneAt: reviewed }),
  });
  if (status === materialCodes.returned)
    await writeClock(seedContext, applicationId, object, {
      step: 'material',
      holder: 'owner',
      ...due(reviewed, standardValues.supplementDays),
    });
};
