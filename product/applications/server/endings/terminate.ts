import { roleCode } from '#contract/rights';
import type { Made, TransitionAttempt } from '#host/transitions';
import { materialHeads } from '#queries/materials';
import { endedRounds } from '#queries/reports';
import { runningClocks } from '#queries/tasks';
import { failedRounds, panelFailed, silent, silentOwnerDays } from '../../proposal';
import { applicationsProblems } from '../../problems';
import type { TransitionData } from '../transition-data';
import { peopleInRole } from '#product/roles/server';
import { notifyAbout } from '../notify';
import type { Application } from '../visible';

type Moving = TransitionAttempt<Application, TransitionData>;
type Done = Made<Application, TransitionData>;

const groundOf = ({ data, row: { proposal } }: Moving) =>
  data.ground ?? (proposal?.kind === 'termination' ? proposal.ground : undefined);

/**
 * That an applicant does not answer is a ground when they have had something to do for so long, and have done nothing of it
 * (A11). Throws 2111.
 */
export const ownerSilent = async (moving: Moving): Promise<boolean> => {
  if (groundOf(moving) !== silent) return true;
  const { context, row } = moving;
  const since = new Date(context.now.getTime() - silentOwnerDays * 86_400_000).toISOString();
  const waiting = await context.db
    .selectFrom(materialHeads.as('material'))
    .innerJoin(runningClocks.as('clock'), 'clock.objectId', 'material.id')
    .select('material.id')
    .where('material.applicationId', '=', row.id)
    .where('clock.holder', '=', 'owner')
    .where('clock.startedAt', '<=', since)
    .where('material.updatedAt', '<=', since)
    .executeTakeFirst();
  if (waiting) return true;
  throw applicationsProblems.ownerNotSilent({ days: silentOwnerDays });
};

/** A panel's mere negative opinion is no ground: so many of its rounds have come to an end and failed (A11). Throws 2112. */
export const panelHasFailed = async (moving: Moving): Promise<boolean> => {
  if (groundOf(moving) !== panelFailed) return true;
  const { failed } = await moving.context.db
    .selectFrom(endedRounds.as('ended'))
    .select((ended) => ended.fn.countAll<number>().as('failed'))
    .where('applicationId', '=', moving.row.id)
    .where('round', '=', moving.row.round)
    .where('outcome', '=', 'fail')
    .executeTakeFirstOrThrow();
  if (Number(failed) >= failedRounds) return true;
  throw applicationsProblems.panelNotFailed({ rounds: failedRounds });
};

/** Two people end an evaluation: whoever proposed it does not decide it as well. */
export const anotherDecides = ({ context, row }: Moving): boolean =>
  row.proposal!.by !== context.me!.personId;

export const dropProposal = async ({ context, is }: Done): Promise<Pick<Application, 'proposal'>> => {
  if (is.proposal !== null)
    await context.db.updateTable('application').set({ proposal: null }).where('id', '=', is.id).execute();
  return { proposal: null };
};

export const notifyProposed = async ({ context, is }: Done): Promise<void> =>
  notifyAbout(
    context,
    is,
    'toldTerminationProposed',
    await peopleInRole(context, roleCode.agency, is.evaluationAgencyId),
    { actionNeeded: true },
  );

export const notifyDeclined = ({ context, is }: Done): Promise<void> =>
  notifyAbout(context, is, 'toldTerminationDeclined', [is.assessorId], { actionNeeded: true });

export const notifyTerminated = async ({ context, is }: Done): Promise<void> => {
  await notifyAbout(context, is, 'toldTerminated', [is.ownerId, is.technologyManagerId], {
    actionNeeded: true,
  });
  await notifyAbout(context, is, 'toldTerminated', [
    is.assessorId,
    ...(await peopleInRole(context, roleCode.agency, is.evaluationAgencyId)),
  ]);
};
