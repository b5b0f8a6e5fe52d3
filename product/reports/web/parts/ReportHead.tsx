import { CaseFacts } from '#shell/pages/CaseFacts';
import { StatusTag } from '#shell/look/StatusTag';
import { useWords } from '#shell/words/say';
import { standingOf } from './standing';
import { reportLooks, reportStatusWords } from './status';
import type { StaffReport } from './types';

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
