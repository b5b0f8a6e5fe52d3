import { prepare } from '#shell/actions/prepare';
import type { TransitionTable } from '#shell/actions/transitions';
import type { IntegrityRecord } from '../../record';
import { integrityApi } from '../calls';

const values = ({ name, months }: IntegrityRecord) => ({ name, months });
const reason = { least: 10 };

/** What is offered for each transition of a record, on its page. */
export const recordTransitions = {
  reply: 'drawn',
  appeal: 'drawn',
  confirm: {
    on: ['page'],
    danger: true,
    label: 'integrity.confirm',
    question: { title: 'integrity.confirmQuestion', values, reason },
    call: ({ id, rowVersion }, said) =>
      prepare(integrityApi.decide, { id, rowVersion, result: 'inForce', reason: said }),
    done: 'integrity.confirmed',
  },
  dismiss: {
    on: ['page'],
    label: 'integrity.dismiss',
    question: { title: 'integrity.dismissQuestion', values, reason },
    call: ({ id, rowVersion }, said) =>
      prepare(integrityApi.decide, { id, rowVersion, result: 'dismissed', reason: said }),
    done: 'integrity.dismissed',
  },
  grantAppeal: {
    on: ['page'],
    danger: true,
    label: 'integrity.grant',
    question: { title: 'integrity.grantQuestion', values, reason },
    call: ({ id, rowVersion }, said) =>
      prepare(integrityApi.answerAppeal, { id, rowVersion, result: 'withdrawn', reason: said }),
    done: 'integrity.withdrawn',
  },
  upholdRecord: {
    on: ['page'],
    label: 'integrity.uphold',
    question: { title: 'integrity.upholdQuestion', values, reason },
    call: ({ id, rowVersion }, said) =>
      prepare(integrityApi.answerAppeal, { id, rowVersion, result: 'inForce', reason: said }),
    done: 'integrity.upheld',
  },
  withdrawRecord: {
    on: ['page'],
    danger: true,
    label: 'integrity.withdraw',
    question: { title: 'integrity.withdrawQuestion', values, reason },
    call: ({ id, rowVersion }, said) => prepare(integrityApi.withdraw, { id, rowVersion, reason: said }),
    done: 'integrity.withdrawn',
  },
  // In the list of records, where no record is there yet.
  propose: null,
} as const satisfies TransitionTable<IntegrityRecord>;
