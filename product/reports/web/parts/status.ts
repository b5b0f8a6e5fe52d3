import type { WordKey } from '#contract/words';
import type { Status } from '#shell/look/tokens';
import type { ReportRow } from '../../report';

type State = ReportRow['status'];

/** A report's colour and icon: the same in list, head and desk (look). */
export const reportLooks: Readonly<Record<State, Status>> = {
  draft: 'draft',
  withExperts: 'progress',
  returned: 'returned',
  atPublicAgency: 'agency',
  passed: 'passed',
};

export const reportStatusWords: Readonly<Record<State, WordKey>> = {
  draft: 'reportScreens.status.draft',
  withExperts: 'reportScreens.status.withExperts',
  returned: 'reportScreens.status.returned',
  atPublicAgency: 'reportScreens.status.atPublicAgency',
  passed: 'reportScreens.status.passed',
};

/** The state of the application behind a report, by its code on the wire. */
export const applicationLooks: Readonly<Record<string, Status>> = {
  0: 'progress',
  1: 'passed',
  2: 'cancelled',
  3: 'rejected',
  4: 'agency',
  7: 'progress',
};
export const applicationWords: Readonly<Record<string, WordKey>> = {
  0: 'applicationScreens.status.submitted',
  1: 'applicationScreens.status.passed',
  2: 'applicationScreens.status.cancelled',
  3: 'applicationScreens.status.rejected',
  4: 'applicationScreens.status.publicReview',
  7: 'applicationScreens.status.evaluating',
};

type Outcome = ReportRow['outcome'];
export const outcomeLooks: Readonly<Record<Outcome, Status>> = {
  open: 'progress',
  pass: 'passed',
  modify: 'returned',
  fail: 'rejected',
};
export const outcomeWords: Readonly<Record<Outcome, WordKey>> = {
  open: 'reportScreens.outcome.open',
  pass: 'reportScreens.outcome.pass',
  modify: 'reportScreens.outcome.modify',
  fail: 'reportScreens.outcome.fail',
};

export const reportPage = '/EvaluationManagement/reprotDetail';
export const detailPath = (id: string): string => `${reportPage}?Id=${id}`;
export const editorPath = (id: string): string => `/EvaluationManagement/Report?Id=${id}`;
export const reviewPath = (id: string): string => `/EvaluationManagement/hyCheck?Id=${id}`;
