import { prepare } from '#shell/actions/prepare';
import type { TransitionTable } from '#shell/actions/transitions';
import type { Appeal } from '../../appeal';
import { appealsApi } from '../calls';

/** What a reviewer is offered for each transition of an appeal, on its page. */
export const appealTransitions = {
  reopen: {
    on: ['page'],
    danger: true,
    label: 'appeals.reopen',
    question: {
      title: 'appeals.reopenQuestion',
      values: ({ achievementName }) => ({ name: achievementName }),
      reason: { least: 10 },
    },
    call: ({ id, rowVersion }, reason) =>
      prepare(appealsApi.decide, { id, rowVersion, result: 'reopened', reason }),
    done: 'appeals.reopened',
  },
  uphold: {
    on: ['page'],
    label: 'appeals.uphold',
    question: {
      title: 'appeals.upholdQuestion',
      values: ({ achievementName }) => ({ name: achievementName }),
      reason: { least: 10 },
    },
    call: ({ id, rowVersion }, reason) =>
      prepare(appealsApi.decide, { id, rowVersion, result: 'upheld', reason }),
    done: 'appeals.upheld',
  },
  // On the application's page, whose owner files it.
  file: null,
} as const satisfies TransitionTable<Appeal>;

/** The same where it is against the revocation of a report, of which no case is opened again (domain §3.5). */
export const revocationAppealTransitions = {
  ...appealTransitions,
  reopen: {
    ...appealTransitions.reopen,
    label: 'appeals.lift',
    question: { ...appealTransitions.reopen.question, title: 'appeals.liftQuestion' },
    done: 'appeals.lifted',
  },
} as const satisfies TransitionTable<Appeal>;
