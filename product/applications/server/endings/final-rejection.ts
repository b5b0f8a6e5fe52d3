import type * as z from 'zod';
import type { Context } from '#host/context';
import type { applications } from '../../contract';
import type { Proposal } from '../../proposal';
import { transition } from '../decide';
import type { Application } from '../visible';

type At = Context<Context['me'], Application>;
type Input<Key extends keyof typeof applications.calls> = z.output<(typeof applications.calls)[Key]['takes']>;

/** A15: a reviewer proposes to reject for good what cannot be repaired, with evidence; another one decides. */
export const proposeRejection = (
  { rowVersion, reasonCode: ground, reason, fileId }: Input<'proposeRejection'>,
  context: At,
) => {
  const proposal: Proposal = {
    ...{ kind: 'rejection', ground, reason, fileId },
    by: context.me.personId,
    at: context.now.toISOString(),
  };
  return transition(context, 'proposeRejection', {
    rowVersion,
    set: { proposal: JSON.stringify(proposal) },
    note: reason,
    visibility: 'publicAgency',
  });
};

/** A15: the review goes on, for a reason that is on record. */
export const declineRejection = ({ rowVersion, reason }: Input<'declineRejection'>, context: At) =>
  transition(context, 'declineRejection', {
    rowVersion,
    set: { proposal: null },
    note: reason,
    visibility: 'publicAgency',
  });

/** A15: rejected for good; the record keeps grounds and evidence, and its owner may appeal. */
export const rejectFinally = ({ rowVersion }: Input<'rejectFinally'>, context: At) => {
  const { proposal: open } = context.object;
  const proposal = open?.kind === 'rejection' ? open : null;
  return transition(context, 'rejectFinally', {
    rowVersion,
    set: {
      proposal: null,
      decisionReason: proposal?.ground ?? null,
      decisionText: proposal?.reason ?? null,
      decisionFileId: proposal?.fileId ?? null,
      isLocked: true,
      isFinal: true,
    },
    ...(proposal && { note: proposal.reason }),
  });
};
