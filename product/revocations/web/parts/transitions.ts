import { prepare } from '#shell/actions/prepare';
import type { TransitionTable } from '#shell/actions/transitions';
import type { Revocation } from '../../revocation';
import { revocationsApi } from '../calls';

/** What a reviewer is offered for each transition of a revocation, on the report's page. */
export const revocationTransitions = {
  revoke: {
    on: ['page'],
    danger: true,
    label: 'revocations.revoke',
    question: { title: 'revocations.revokeQuestion' },
    call: ({ id, rowVersion }) => prepare(revocationsApi.decide, { id, rowVersion, result: 'inForce' }),
    done: 'revocations.revoked',
  },
  decline: {
    on: ['page'],
    label: 'revocations.decline',
    question: { title: 'revocations.declineQuestion', reason: { least: 10 } },
    call: ({ id, rowVersion }, reason) =>
      prepare(revocationsApi.decide, { id, rowVersion, result: 'declined', reason }),
    done: 'revocations.declined',
  },
  // On the report's page, in a dialog of its own.
  propose: null,
} as const satisfies TransitionTable<Revocation>;
