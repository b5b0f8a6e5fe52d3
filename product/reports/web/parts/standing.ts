import { holderOf, stageWords } from '#product/applications/web';
import type { CaseStanding } from '#shell/pages/CaseFacts';
import type { Say } from '#shell/words/say';
import type { Detail } from './types';

/** Where the case of a report stands, as each of its pages says it. */
export const standingOf = (report: Detail, say: Say): CaseStanding => {
  const { standing, evaluationAgencyName, assessorName } = report;
  return {
    number: report.reportNumber ?? report.applicationNumber,
    ...(standing && { stage: stageWords[standing.stage] }),
    holder: holderOf(standing, { agency: evaluationAgencyName, assessor: assessorName }, say),
    deadline: report.status === 'withExperts' ? report.dueAt : null,
  };
};
