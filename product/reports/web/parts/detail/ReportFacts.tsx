import { useId } from 'react';
import { Link } from 'react-router';
import { Facts, type Fact } from '#shell/pages/Facts';
import { useWords } from '#shell/words/say';
import type { ReportRow } from '#product/reports/report';
import { CopyText } from '#shell/parts/CopyText';
import { OverallTag } from '../columns';
import type { Detail } from '../types';

type Row = Omit<ReportRow, 'outcome'>;

/** What stands on the cover: the standing, numbers and dates, and where a passed report can be checked. */
export const ReportFacts = ({
  report,
  seesApplication,
}: {
  readonly report: Detail;
  readonly seesApplication: boolean;
}) => {
  const say = useWords();
  const heading = useId();
  const code = 'verifyCode' in report ? report.verifyCode : null;
  const facts: Fact<Row>[] = [
    {
      field: 'overallLevel',
      label: 'reportScreens.overall',
      draw: ({ overallLevel }) => <OverallTag level={overallLevel} />,
    },
    {
      field: 'maturityIndex',
      label: 'reportScreens.index',
      draw: ({ maturityIndex }) => maturityIndex?.toFixed(1) ?? '/',
    },
    { field: 'assessorName', label: 'reportScreens.assessor' },
    { field: 'panelRound', label: 'reportScreens.round' },
    { field: 'issueDate', label: 'reportScreens.issueDate', as: 'day' },
    { field: 'validUntil', label: 'reportScreens.validUntil', as: 'day' },
    { field: 'isLimited', label: 'reportScreens.isLimited', as: 'limited' },
    {
      field: 'applicationNumber',
      label: 'reportScreens.application',
      draw: ({ applicationId, applicationNumber }) =>
        seesApplication ? (
          <Link to={`/EvaluationManagement/detail?Id=${applicationId}`}>{applicationNumber ?? '/'}</Link>
        ) : (
          (applicationNumber ?? '/')
        ),
    },
  ];
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading} className="gap-below">
        {say('reportScreens.facts')}
      </h2>
      <Facts row={report as Row} facts={facts} />
      {code && report.reportNumber && (
        <p className="verify">
          <span className="faint">{say('reportScreens.verifyCode')}</span>
          <CopyText text={code} label="reportScreens.verifyCode" />
          <a
            href={`/hyCheck?${new URLSearchParams({ no: report.reportNumber, code })}`}
            target="_blank"
            rel="noreferrer"
          >
            {say('reportScreens.verifyHere')}
          </a>
        </p>
      )}
    </section>
  );
};
