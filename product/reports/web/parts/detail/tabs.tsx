import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PieceProps } from '#shell/office';
import { Facts } from '#shell/pages/Facts';
import type { RecordTab } from '#shell/pages/RecordPage';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { PartWays } from '#product/case-parts/web';
import { useCan } from '#shell/can';
import { Piece } from '#shell/parts/Piece';
import { useWords } from '#shell/words/say';
import { PanelForm, PanelState, Relationships } from '#product/panels/web';
import { reportsApi } from '../../calls';
import { ReturnedIssues } from '../editor/Remarks';
import { SecondCheckState } from '../editor/SecondCheck';
import { ReportBody } from '../ReportBody';
import { Signatures } from '../Signatures';
import { detailPath } from '../status';
import type { Detail, StaffReport } from '../types';
import { Answers } from './Answers';
import { LevelsTab } from './ReportFacts';

/** The panel for those who form it or watch over it; the assessor reads by number what the others read by name. */
const Panel = ({ report }: { readonly report: StaffReport }) => {
  const can = useCan();
  const mayForm = can('panel.form');
  return (
    <>
      <PanelState reportId={report.id} mayClose={mayForm && report.status === 'withExperts'} />
      {can('panel.conflicts') && <Relationships reportId={report.id} />}
      {mayForm && report.status === 'draft' && <PanelForm reportId={report.id} />}
    </>
  );
};

/** The panel of a case on the page of its application: as its report's page shows it to those who form it or watch over it. */
export const PanelOfCase = ({ id }: PieceProps) => {
  const say = useWords();
  const mayForm = useCan()('panel.form');
  const found = useQuery(reportsApi.byId.query({ id }));
  const report = found.data;
  if (!report) return <PartAwaited of={found} />;
  if (report.audience !== 'staff') return null;
  return (
    <>
      <div className="part-facts">
        <Facts
          row={report}
          facts={[
            { field: 'panelRound', label: 'reportScreens.round' },
            ...(report.status === 'withExperts'
              ? [{ field: 'dueAt', label: 'panelScreens.due', as: 'day' } as const]
              : []),
          ]}
        />
      </div>
      <PanelState reportId={id} mayClose={mayForm && report.status === 'withExperts'} />
      <PartWays>
        <Link to={`${detailPath(id)}&Tab=panel`}>{say('reportScreens.toPanel')}</Link>
      </PartWays>
    </>
  );
};

const staffTabs = (report: StaffReport): RecordTab[] => [
  { key: 'panel', label: 'panelScreens.panel', content: <Panel report={report} /> },
  {
    key: 'answers',
    label: 'reportScreens.answers',
    content: <Answers report={report} />,
    ...(report.suggestions.length > 0 && { count: report.suggestions.length }),
  },
  {
    key: 'signatures',
    label: 'reportScreens.signatures',
    content: (
      <>
        <SecondCheckState report={report} />
        <Signatures report={report} />
      </>
    ),
  },
];

/** The tabs of one reader: the administrator sees where it stands, nobody but its staff sees the work behind it. */
export const tabsOf = (report: Detail): RecordTab[] =>
  report.audience === 'administrator'
    ? [{ key: 'state', label: 'reportScreens.report', content: <Closed /> }]
    : [
        {
          key: 'report',
          label: 'reportScreens.report',
          content: (
            <>
              {report.status === 'passed' && <Piece name="revocations" id={report.id} />}
              {report.audience === 'staff' && <ReturnedIssues report={report} />}
              <ReportBody report={report} />
            </>
          ),
        },
        { key: 'levels', label: 'reportScreens.levels', content: <LevelsTab report={report} /> },
        ...(report.audience === 'staff' ? staffTabs(report) : []),
      ];

const Closed = () => {
  const say = useWords();
  return <p className="faint">{say('reportScreens.closedToAdministrator')}</p>;
};
