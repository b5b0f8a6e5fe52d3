import type { CaseStanding } from '#shell/pages/CaseFacts';
import type { Say } from '#shell/words/say';
import type { Appeal } from '../../appeal';

/** How the states of an appeal look, and what they are called. */
export const looks = { open: 'progress', upheld: 'rejected', reopened: 'passed' } as const;
export const stateWords = {
  open: 'appeals.state.open',
  upheld: 'appeals.state.upheld',
  reopened: 'appeals.state.reopened',
} as const;
/** Every decision that is appealed against ended a case, or the standing of its report. */
export const decisionLooks = {
  reject: 'rejected',
  terminate: 'rejected',
  rejectFinally: 'rejected',
  revoke: 'rejected',
} as const;
export const decisionWords = {
  reject: 'appeals.decision.reject',
  terminate: 'appeals.decision.terminate',
  rejectFinally: 'appeals.decision.rejectFinally',
  revoke: 'appeals.decision.revoke',
} as const;

/** Where an appeal stands: under review by the public-service agency until its day, or answered (domain §9.16). */
export const standingOf = ({ state, dueAt }: Appeal, say: Say): CaseStanding =>
  state === 'open'
    ? {
        stage: 'appeals.stage.review',
        holder: say('appeals.reviewers'),
        deadline: dueAt,
        isOverdue: dueAt !== null && Date.parse(dueAt) < Date.now(),
      }
    : { stage: 'appeals.stage.answered' };
