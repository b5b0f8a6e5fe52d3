import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { usePageTitle } from '#shell/frame/page';
import { NotFound } from '#shell/frame/errors/NotFound';
import { SplitPage, type SplitSide } from '#shell/pages/SplitPage';
import { useWords } from '#shell/words/say';
import { FinalRejection } from '#product/applications/web';
import { FormRuling, PanelState, Relationships } from '#product/panels/web';
import { reportsApi } from '../../calls';
import { LevelsTab } from '../detail/LevelsTab';
import { PdfFrame } from '../pdf';
import { ReportBody } from '../ReportBody';
import { ReportHead } from '../Standing';
import type { StaffReport } from '../types';
import { Issued, type IssuedReport } from './Issued';
import { ReviewForm } from './ReviewForm';
import { Since } from './Since';

/** The reviewer's page: a report, or a sheet whose form is to be decided, for its report is not theirs to read yet. */
const ReviewPage = ({ id, sheet }: { readonly id: string | null; readonly sheet: string | null }) =>
  id === null ? <FormRuling id={sheet ?? ''} /> : <ReportReview id={id} />;
export default ReviewPage;

/** The report on the left, the formal checklist and the decision on the right. */
const ReportReview = ({ id }: { readonly id: string }) => {
  const query = useQuery(reportsApi.byId.query({ id }));
  const report = query.data;
  usePageTitle(report?.achievementName);
  if (query.isError && !report) return <NotFound />;
  if (!report)
    return (
      <div className="page__body">
        <Skeleton active title={false} paragraph={{ rows: 14 }} />
      </div>
    );
  return report.audience === 'staff' ? (
    <Review report={report} />
  ) : (
    <NotFound title="reportScreens.notYours" />
  );
};

const Review = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const [issued, setIssued] = useState<IssuedReport | null>(null);
  const [side, setSide] = useState<SplitSide>('left');
  return (
    <SplitPage
      share={60}
      turns={{ left: 'reportScreens.readSide', right: 'reportScreens.reviewSide', side, onSide: setSide }}
      head={<ReportHead report={report} />}
      left={
        <Tabs
          size="small"
          className="review-tabs"
          items={[
            { key: 'report', label: say('reportScreens.report'), children: <ReportBody report={report} /> },
            { key: 'pdf', label: 'PDF', children: <PdfFrame id={report.id} version={report.rowVersion} /> },
            { key: 'levels', label: say('reportScreens.levels'), children: <LevelsTab report={report} /> },
            {
              key: 'panel',
              label: say('panelScreens.panel'),
              children: <PanelState reportId={report.id} mayClose={false} />,
            },
            {
              key: 'ties',
              label: say('panelScreens.ties'),
              children: <Relationships reportId={report.id} />,
            },
            { key: 'since', label: say('reportScreens.since'), children: <Since report={report} /> },
          ]}
        />
      }
      right={
        issued ? (
          <Issued report={report} issued={issued} />
        ) : (
          <Suspense fallback={<Skeleton active title={false} />}>
            <FinalRejection id={report.applicationId}>
              <ReviewForm report={report} onIssued={setIssued} />
            </FinalRejection>
          </Suspense>
        )
      }
    />
  );
};
