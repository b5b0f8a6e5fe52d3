import type * as z from 'zod';
import type { Context } from '#host/context';
import type { applications } from '../../contract';
import type { CancellationRequest } from '../../proposal';
import { transition } from '../decide';
import type { Application } from '../visible';

type At = Context<Context['me'], Application>;
type Input<Key extends keyof typeof applications.calls> = z.output<(typeof applications.calls)[Key]['takes']>;

/** Who reads what was said of the fee: its parties, and who decides where they do not agree. */
const parties = 'owner,techManager,agency,assessor,publicAgency';
const sayRequest = ({ reason, feeNote }: CancellationRequest): string => `${reason}\n${feeNote}`;

/** A10: the owner asks to cancel what the agency has accepted; it ends when the agency agrees, and not before. */
export const askCancellation = ({ rowVersion, reason, feeNote }: Input<'askCancellation'>, context: At) => {
  const request: CancellationRequest = {
    ...{ kind: 'cancellation', reason, feeNote },
    by: context.me.personId,
    at: context.now.toISOString(),
    escalatedAt: null,
  };
  return transition(context, 'askCancellation', {
    rowVersion,
    set: { proposal: JSON.stringify(request) },
    note: sayRequest(request),
    visibility: parties,
  });
};

/** A10: the owner takes the request back, whoever has to answer it by now. */
export const withdrawCancellation = ({ rowVersion }: Input<'withdrawCancellation'>, context: At) =>
  transition(context, 'withdrawCancellation', { rowVersion, set: { proposal: null } });

/** A10: agreed to; the experts are released, and what was begun stays on record. */
export const confirmCancellation = ({ rowVersion }: Input<'confirmCancellation'>, context: At) => {
  const { proposal } = context.object;
  const request = proposal?.kind === 'cancellation' ? proposal : null;
  return transition(context, 'confirmCancellation', {
    rowVersion,
    set: { proposal: null, isLocked: true, decisionText: request && sayRequest(request) },
    ...(request && { note: sayRequest(request) }),
    visibility: parties,
  });
};

/** A10: the evaluation goes on, for a reason that its owner reads. */
export const declineCancellation = ({ rowVersion, reason }: Input<'declineCancellation'>, context: At) =>
  transition(context, 'declineCancellation', {
    rowVersion,
    set: { proposal: null },
    note: reason,
    visibility: parties,
  });
