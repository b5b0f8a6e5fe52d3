import type { Context } from '#host/context';
import { stateOf, transitionsOf } from '#host/transitions';
import { conflictedFor } from '#product/conflicts/server';
import { sampleFlow } from '../workflow';
import { actorsOf, sampleMachine } from './machine';
import { judges } from './reviewers';
import type { SampledReport } from './visible';

/** What each of these may do stands on a page of their own. */
const rights = { publicAgency: 'sampling.supervise', secondReviewer: 'sampling.review' } as const;

/** What somebody may do to each as this actor, without what would be refused to them because they are not independent. */
export const offeredAs = async (
  actor: keyof typeof rights,
  context: Pick<Context, 'db' | 'now' | 'me'>,
  rows: readonly SampledReport[],
) => {
  const { me } = context;
  const conflicted = await conflictedFor(
    context,
    rows.map((row) => ({
      flow: sampleFlow as never,
      applicationId: row.applicationId,
      state: stateOf(sampleFlow, row.status),
      row,
      actors: actorsOf(me, row).filter((each) => each === actor),
      judges,
    })),
  );
  return (row: SampledReport) =>
    actorsOf(me, row).includes(actor)
      ? transitionsOf(sampleMachine, me, row, conflicted(row.applicationId)).filter(
          (name) => sampleFlow.transitions[name] === rights[actor],
        )
      : [];
};
