import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import type { Made } from '#host/transitions';
import { peopleInRole } from '#product/roles/server';
import { applicationHeads } from '#queries/applications';
import { samplingWords } from '../words';
import type { SamplingDraw } from './stored';
import type { SampledReport } from './visible';

type AnyContext = Context<Me | null, unknown>;
type Told = Extract<keyof typeof samplingWords, `told${string}`>;

const tell = async (
  context: AnyContext,
  row: Pick<SampledReport, 'id' | 'applicationId'>,
  word: Told,
  to: readonly (string | null)[],
  due = '',
): Promise<void> => {
  const { achievementName } = await context.db
    .selectFrom(applicationHeads.as('application'))
    .select('achievementName')
    .where('id', '=', row.applicationId)
    .executeTakeFirstOrThrow();
  await notify(context, {
    to,
    kind: `sampling.${word}`,
    // What leaves by mail names no achievement.
    says: samplingWords.mailed,
    values: { name: achievementName, due },
    object: ['sampledReport', row.id],
    actionNeeded: true,
  });
};

/** The reviewers of the public-service agency learn that a quarter's sample was drawn. */
export const notifyDrawn = async (
  context: AnyContext,
  { id, quarter }: Pick<SamplingDraw, 'id' | 'quarter'>,
  count: number,
): Promise<void> =>
  notify(context, {
    to: await peopleInRole(context, roleCode.publicAgency),
    kind: 'sampling.drawnSample',
    says: samplingWords.drawnSample,
    values: { quarter, count },
    object: ['samplingDraw', id],
    actionNeeded: true,
  });

export const notifyReviewer = ({ context, is }: Made<SampledReport>): Promise<void> =>
  tell(context, is, 'toldAssigned', [is.reviewerId], is.dueOn ?? '');

/** Whoever had been asked before, and is so no more. */
export const notifyRelieved = async ({ context, was, is }: Made<SampledReport>): Promise<void> => {
  if (was.reviewerId !== null && was.reviewerId !== is.reviewerId)
    await tell(context, is, 'toldRelieved', [was.reviewerId]);
};

export const notifySupervisors = async ({ context, is, transition }: Made<SampledReport>): Promise<void> =>
  tell(
    context,
    is,
    transition === 'recordReview' ? 'toldRecorded' : 'toldDeclined',
    await peopleInRole(context, roleCode.publicAgency),
  );

/** The agency learns of it when it is closed, and not before. */
export const notifyAgency = async ({ context, is }: Made<SampledReport>): Promise<void> =>
  tell(
    context,
    is,
    is.deviates ? 'toldDeviates' : 'toldAgrees',
    await peopleInRole(context, roleCode.agency, is.agencyId),
  );
