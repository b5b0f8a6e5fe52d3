import { prepare } from '#shell/actions/prepare';
import type { TransitionTable } from '#shell/actions/transitions';
import { say } from '#shell/words/say';
import { withWords } from '#shell/words/with-words';
import { applicationsApi } from '../calls';
import { openDialog } from '../list/row-dialog';
import type { Standing } from './status';

/** What one is offered for each transition of an application, in the list and on its page. */
export const applicationTransitions = {
  submit: {
    on: ['list', 'page'],
    label: 'applicationScreens.edit',
    to: ({ id, returnCount, round, previousApplicationId }) => {
      const page = returnCount !== 0 || round !== 1 ? 'edit' : previousApplicationId ? 'applyTwo' : 'apply';
      return `/EvaluationManagement/${page}?Id=${id}`;
    },
  },
  // A draft has no page of its own.
  remove: {
    on: ['list'],
    danger: true,
    label: 'applicationScreens.remove',
    question: {
      title: 'applicationScreens.removeQuestion',
      values: ({ achievementName }) => ({ name: achievementName || say('applicationScreens.unnamed') }),
    },
    many: 'applicationScreens.removeMany',
    call: ({ id, rowVersion }) => prepare(applicationsApi.remove, { id, rowVersion }),
    done: 'applicationScreens.removed',
  },
  cancel: {
    on: ['list', 'page'],
    danger: true,
    label: 'applicationScreens.cancel',
    question: {
      title: 'applicationScreens.cancelQuestion',
      values: ({ achievementName }) => ({ name: achievementName ?? '' }),
      reason: { least: 0 },
    },
    many: 'applicationScreens.cancelMany',
    call: ({ id, rowVersion }, reason) => prepare(applicationsApi.cancel, { id, rowVersion, reason }),
    done: 'applicationScreens.cancelled',
  },
  revise: {
    on: ['list', 'page'],
    label: 'applicationScreens.revise',
    question: {
      title: 'applicationScreens.reviseQuestion',
      values: ({ achievementName, round = 1 }) => ({ name: achievementName ?? '', round: round + 1 }),
    },
    call: ({ id, rowVersion }) => prepare(applicationsApi.revise, { id, rowVersion }),
    done: 'applicationScreens.revised',
  },
  reEvaluate: {
    on: ['list', 'page'],
    label: 'applicationScreens.reEvaluate',
    to: ({ id }) => `/EvaluationManagement/applyTwo?PrevApplyId=${id}`,
  },
  copy: {
    on: ['list', 'page'],
    label: 'applicationScreens.copy',
    to: ({ id }) => `/EvaluationManagement/applyTwo?PrevApplyId=${id}`,
  },
  release: {
    on: ['list', 'page'],
    danger: true,
    label: 'applicationScreens.release',
    question: {
      title: 'applicationScreens.releaseQuestion',
      values: ({ achievementName }) => ({ name: achievementName ?? '' }),
      reason: { least: 10 },
    },
    many: 'applicationScreens.releaseMany',
    call: ({ id, rowVersion }, reason) => prepare(applicationsApi.release, { id, rowVersion, reason }),
    done: 'applicationScreens.released',
  },
  proposeTermination: 'drawn',
  terminate: {
    on: ['list', 'drawn'],
    danger: true,
    label: 'applicationScreens.terminate',
    run: openDialog('terminate'),
    many: 'applicationScreens.terminateMany',
    manyForm: withWords(() => import('./endings/EndingDialog').then(({ terminateMany }) => terminateMany)),
  },
  declineTermination: {
    on: ['list', 'page'],
    label: 'applicationScreens.declineTermination',
    question: {
      title: 'applicationScreens.declineTerminationQuestion',
      values: ({ achievementName }) => ({ name: achievementName ?? '' }),
      reason: { least: 10 },
    },
    many: 'applicationScreens.declineTerminationMany',
    call: ({ id, rowVersion }, reason) =>
      prepare(applicationsApi.declineTermination, { id, rowVersion, reason }),
    done: 'applicationScreens.terminationDeclined',
  },
  askCancellation: 'drawn',
  withdrawCancellation: 'drawn',
  confirmCancellation: 'drawn',
  declineCancellation: 'drawn',
  proposeRejection: 'drawn',
  rejectFinally: 'drawn',
  declineRejection: 'drawn',
  reject: {
    on: ['list', 'drawn'],
    danger: true,
    label: 'applicationScreens.reject',
    run: openDialog('reject'),
  },
  reassign: { on: ['list', 'drawn'], label: 'applicationScreens.reassign', run: openDialog('reassign') },
  return: {
    on: ['list', 'drawn'],
    label: 'applicationScreens.return',
    run: openDialog('return'),
    many: 'applicationScreens.returnMany',
    manyForm: async () => (await import('../list/return-many')).returnMany,
  },
  accept: {
    on: ['list', 'drawn'],
    label: 'applicationScreens.accept',
    run: openDialog('accept'),
    many: 'applicationScreens.acceptMany',
    manyForm: async () => (await import('../list/accept-many')).acceptMany,
  },
  // In the form itself.
  save: null,
} as const satisfies TransitionTable<Standing, 'list'>;
