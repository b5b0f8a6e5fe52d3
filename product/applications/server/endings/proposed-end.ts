import type * as z from 'zod';
import type { Context } from '#host/context';
import { proposeWithEnd } from '#product/integrity/server';
import type { applications } from '../../contract';
import type { Proposal } from '../../proposal';
import { transition } from '../decide';
import type { Application } from '../visible';

type At = Context<Context['me'], Application>;
type Input<Key extends keyof typeof applications.calls> = z.output<(typeof applications.calls)[Key]['takes']>;
type Ending = Exclude<Proposal, { readonly kind: 'cancellation' }>;

/**
 * The two ends that one proposes, with ground, words and evidence, and another one decides: the assessor and the agency (A11),
 * or two reviewers of the public-service agency (A15). `among`: who reads the steps before it is decided.
 */
const ends = {
  termination: {
    propose: 'proposeTermination',
    end: 'terminate',
    decline: 'declineTermination',
    among: 'agency,assessor,publicAgency',
    set: {},
  },
  rejection: {
    propose: 'proposeRejection',
    end: 'rejectFinally',
    decline: 'declineRejection',
    among: 'publicAgency',
    set: { isFinal: true },
  },
} as const;

/** Somebody proposes an end; whoever decides it is another one. */
export const propose =
  <Kind extends Ending['kind']>(kind: Kind) =>
  (
    { rowVersion, reasonCode: ground, reason, fileId }: Input<(typeof ends)[Kind]['propose']>,
    context: At,
  ) => {
    const proposal = {
      ...{ kind, ground, reason, fileId },
      by: context.me.personId,
      at: context.now.toISOString(),
    };
    return transition(context, ends[kind].propose, {
      rowVersion,
      data: { ground },
      set: { proposal: JSON.stringify(proposal) },
      note: reason,
      visibility: ends[kind].among,
    });
  };

/**
 * What was proposed is done: what was begun ends, and the record keeps grounds and evidence. Whoever decides it may propose an
 * integrity record with that, by the same grounds and evidence (domain §9.16).
 */
export const end =
  (kind: Ending['kind']) =>
  async ({ rowVersion, integrityRecord }: Input<'terminate' | 'rejectFinally'>, context: At) => {
    const { proposal: open } = context.object;
    const proposal = open?.kind === kind ? (open as Ending) : null;
    const ended = await transition(context, ends[kind].end, {
      rowVersion,
      set: {
        proposal: null,
        decisionReason: proposal?.ground ?? null,
        decisionText: proposal?.reason ?? null,
        decisionFileId: proposal?.fileId ?? null,
        isLocked: true,
        ...ends[kind].set,
      },
      ...(proposal && { note: proposal.reason }),
    });
    if (proposal && integrityRecord) await proposeWithEnd(context, context.object, integrityRecord, proposal);
    return ended;
  };

/** It goes on, for a reason that whoever judges reads. */
export const decline =
  (kind: Ending['kind']) =>
  ({ rowVersion, reason }: Input<'declineTermination' | 'declineRejection'>, context: At) =>
    transition(context, ends[kind].decline, {
      rowVersion,
      set: { proposal: null },
      note: reason,
      visibility: ends[kind].among,
    });
