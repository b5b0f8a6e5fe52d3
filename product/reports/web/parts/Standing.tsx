import { holderOf, stageWords } from '#product/applications/web';
import { StatusTag } from '#shell/look/StatusTag';
import { CaseFacts, type CaseStanding } from '#shell/pages/CaseFacts';
import { useWords, type Say } from '#shell/words/say';
import { reportLooks, reportStatusWords } from './status';
import type { Detail, StaffReport } from './types';

/** Where the case of a report stands, as each of its pages says it. */
export const standingOf = (report: Detail, say: Say): CaseStanding => {
  const { standing, evaluationAgencyName, assessorName } = report;
  return {
    number: report.reportNumber || report.applicationNumber,
    ...(standing && { stage: stageWords[standing.stage] }),
    holder: holderOf(standing, { agency: evaluationAgencyName, assessor: assessorName }, say),
    deadline: report.status === 'withExperts' ? report.dueAt : null,
  };
};

/** Beside the name of a report, on each desk it is worked on at: its status, and where the case stands. */
export const ReportHead = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  return (
    <>
      <StatusTag status={reportLooks[report.status]}>{say(reportStatusWords[report.status])}</StatusTag>
      <CaseFacts {...standingOf(report, say)} />
    </>
  );
};
