import { prepare } from '#shell/actions/prepare';
import type { TransitionTable } from '#shell/actions/transitions';
import type { ReportRow } from '../../report';
import { reportsApi } from '../calls';
import { editorPath, reviewPath } from './status';

/** A report as far as its transitions look. */
type Standing = Pick<ReportRow, 'id' | 'rowVersion' | 'achievementName' | 'can'>;

/**
 * What one is offered for each transition of a report: in the list of one's own work, in the public-service agency's queue,
 * and on its page, the likely one last.
 */
export const reportTransitions = {
  withdraw: {
    on: ['drawn'],
    danger: true,
    label: 'reportScreens.withdraw',
    question: {
      title: 'reportScreens.withdrawQuestion',
      values: ({ achievementName }) => ({ name: achievementName }),
      reason: { least: 1 },
    },
    call: ({ id, rowVersion }, reason) => prepare(reportsApi.withdraw, { id, rowVersion, reason }),
    done: 'reportScreens.withdrawn',
  },
  save: { on: ['work', 'page'], label: 'reportScreens.write', to: ({ id }) => editorPath(id) },
  secondCheck: {
    on: ['work', 'drawn'],
    label: 'reportScreens.checkAction',
    to: ({ id }) => editorPath(id),
  },
  returnToAssessor: 'drawn',
  sign: 'drawn',
  submitToPublicAgency: 'drawn',
  resubmitDirectly: 'drawn',
  pass: { on: ['queue', 'page'], label: 'reportScreens.review', to: ({ id }) => reviewPath(id) },
  // On the desk of the public-service agency, beside `pass`.
  return: null,
  // At the editor's foot.
  submitToExperts: null,
  resubmit: null,
  // On the desk of the second check, and beside the chapter that a remark is about.
  giveBack: null,
  answerRemarks: null,
  // In the tab of the experts' suggestions.
  answer: null,
  // Where an achievement waits for its report, which is not there yet.
  create: null,
} as const satisfies TransitionTable<Standing, 'work' | 'queue'>;
