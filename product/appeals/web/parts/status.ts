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
