import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { PartWays } from '#product/case-parts/web';
import { Level } from '#shell/dictionary/Level';
import { StatusTag } from '#shell/look/StatusTag';
import type { PieceProps } from '#shell/office';
import { Facts, type Fact } from '#shell/pages/Facts';
import { useWords } from '#shell/words/say';
import type { ReportRow } from '#product/reports/report';
import { CopyText } from '#shell/parts/CopyText';
import { reportsApi } from '../../calls';
import { ChangedLevels } from '../ChangedLevels';
import { OverallTag } from '../columns';
import { Findings, GapToNext, Levels } from '../Levels';
import { RegulatoryPath, RegulatoryWarning } from '../RegulatoryPath';
import { Copies } from '../pdf';
import { RuleSets } from '../RuleSets';
import { detailPath, reportLooks, reportStatusWords } from '../status';
import { Trace } from '../Trace';
import type { Detail, WholeReport } from '../types';

type Row = Omit<ReportRow, 'outcome'>;

/** What a report came to, in figures. */
const outcomeFacts: Fact<Row>[] = [
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
];

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
    ...outcomeFacts,
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

/** The report of a case on the page of its application, in short; the way to the whole of it, and to its paper. */
export const ReportOfCase = ({ id }: PieceProps) => {
  const say = useWords();
  const found = useQuery(reportsApi.byId.query({ id }));
  const report = found.data;
  if (!report) return <PartAwaited of={found} />;
  return (
    <>
      <Facts
        row={report as Row}
        facts={[
          { field: 'reportNumber', label: 'reportScreens.reportNumber' },
          {
            field: 'status',
            label: 'reportScreens.status',
            draw: ({ status }) => (
              <StatusTag status={reportLooks[status]}>{say(reportStatusWords[status])}</StatusTag>
            ),
          },
          ...outcomeFacts,
          { field: 'assessorName', label: 'reportScreens.assessor' },
          { field: 'issueDate', label: 'reportScreens.issueDate', as: 'day' },
          { field: 'validUntil', label: 'reportScreens.validUntil', as: 'day' },
          { field: 'updatedAt', label: 'reportScreens.updated', as: 'day' },
        ]}
      />
      <div className="part-levels">
        {(['maturity', 'innovation', 'advancement'] as const).map((scale) => (
          <Level
            key={scale}
            dictionary={scale}
            label={`reportScreens.${scale}`}
            reached={report[`${scale}Level`] || null}
            size="line"
          />
        ))}
      </div>
      <PartWays>
        <Link to={detailPath(id)}>{say('reportScreens.toReport')}</Link>
        {report.audience !== 'administrator' && <Copies report={report} />}
      </PartWays>
    </>
  );
};

/** The levels in full, what was changed by hand and why, and every rule behind them. */
export const LevelsTab = ({ report }: { readonly report: WholeReport }) => {
  const say = useWords();
  const assessment = report.audience === 'staff' ? report.assessment : null;
  return (
    <>
      <Levels
        achievementType={report.achievementType}
        rules={report.ruleSet.version}
        levels={report}
        group={`detail-${report.id}`}
      />
      <ChangedLevels report={report} />
      <RuleSets report={report} />
      <RegulatoryWarning path={report.regulatoryPath} maturity={report.maturityLevel} />
      <RegulatoryPath path={report.regulatoryPath} maturity={report.maturityLevel} />
      {assessment && <GapToNext gap={assessment.gapToNext} />}
      {assessment && <Findings findings={assessment.findings} />}
      <h3 className="levels__why">{say('reportScreens.trace')}</h3>
      <Trace
        steps={report.trace}
        evidence={report.evidence}
        citations={report.citations}
        items={report.workBreakdown}
      />
    </>
  );
};
