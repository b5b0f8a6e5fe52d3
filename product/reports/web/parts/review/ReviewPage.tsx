import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { Ago } from '#shell/parts/Ago';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { usePageTitle } from '#shell/frame/page';
import { NotFound } from '#shell/frame/errors/NotFound';
import { SplitPage, type SplitSide } from '#shell/pages/SplitPage';
import { useWords } from '#shell/words/say';
import { FinalRejection } from '#product/applications/web';
import { WhatChanged } from '#product/applications/web/forms';
import { FormRuling, PanelState, Relationships } from '#product/panels/web';
import { applicationsApi } from '#product/applications/web/calls';
import { reportsApi } from '../../calls';
import { ChangedLevels } from '../ChangedLevels';
import { Tally } from '../detail/Answers';
import { LevelsTab } from '../detail/ReportFacts';
import { PdfFrame } from '../pdf';
import { ReportBody } from '../ReportBody';
import { ReportHead } from '../Standing';
import type { StaffReport } from '../types';
import { Issued, type IssuedReport } from './Issued';
import { ReviewForm } from './ReviewForm';
import { ChangesSince } from './Since';

/** The reviewer's page: a report, or a sheet whose form is to be decided, for its report is not theirs to read yet. */
const ReviewPage = ({ id, sheet }: { readonly id: string | null; readonly sheet: string | null }) =>
  id === null ? <FormRuling id={sheet ?? ''} /> : <ReportReview id={id} />;
export default ReviewPage;

/** The report on the left, the formal checklist and the decision on the right. */
const ReportReview = ({ id }: { readonly id: string }) => {
  const query = useQuery(reportsApi.byId.query({ id }));
  const report = query.data;
  usePageTitle(report?.achievementName);
  if (!report) return <PageAwaited of={query} />;
  return report.audience === 'staff' ? (
    <Review report={report} />
  ) : (
    <NotFound title="reportScreens.notYours" />
  );
};

/** The reading side: of a report that comes back what has changed since, before everything else (domain §9.5). */
const Reading = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const { id, applicationId } = report;
  const since = useQuery(reportsApi.sinceReview.query({ id }));
  const dossier = useQuery({
    ...applicationsApi.dossier.query({ id: applicationId }),
    enabled: Boolean(since.data?.seen),
  });
  // A first review and one that comes back are read differently: nothing is guessed.
  if (!since.data) return <PartAwaited of={since} rows={14} />;
  const { seen } = since.data;
  const course = {
    key: 'since',
    label: say('reportScreens.since'),
    children: (
      <>
        {seen && <ChangesSince seen={seen} report={report} />}
        {seen && dossier.data?.view === 'whole' && (
          <WhatChanged
            id={applicationId}
            against="reviewed"
            now={dossier.data}
            title="applicationScreens.information"
          />
        )}
        <Course report={report} />
      </>
    ),
  };
  return (
    <Tabs
      size="small"
      className="review-tabs"
      items={[
        ...(seen ? [course] : []),
        { key: 'report', label: say('reportScreens.report'), children: <ReportBody report={report} /> },
        { key: 'pdf', label: 'PDF', children: <PdfFrame id={id} version={report.rowVersion} /> },
        { key: 'levels', label: say('reportScreens.levels'), children: <LevelsTab report={report} /> },
        {
          key: 'panel',
          label: say('panelScreens.panel'),
          children: <PanelState reportId={id} mayClose={false} />,
        },
        { key: 'ties', label: say('panelScreens.ties'), children: <Relationships reportId={id} /> },
        ...(seen ? [] : [course]),
      ]}
    />
  );
};

/** How the report came here: which issues were raised, how each was answered, what the panel said. */
const Course = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  return (
    <>
      <dl className="facts gap-below">
        <div>
          <dt>{say('reportScreens.round')}</dt>
          <dd>{report.panelRound}</dd>
        </div>
        <div>
          <dt>{say('reportScreens.version')}</dt>
          <dd>{report.contentVersion}</dd>
        </div>
        <div>
          <dt>{say('reportScreens.updated')}</dt>
          <dd>
            <Ago at={report.updatedAt} exact />
          </dd>
        </div>
      </dl>
      {report.tally && <Tally tally={report.tally} />}
      <h3>{say('reportScreens.issuesBefore')}</h3>
      {report.defects.length === 0 && <p className="faint">{say('reportScreens.firstTime')}</p>}
      <ol className="answers">
        {report.defects.map(({ key, text, answer }) => (
          <li key={key}>
            <p className="suggestion">{text}</p>
            <p className="answers__answer">
              {answer ?? <span className="faint">{say('reportScreens.notAnswered')}</span>}
            </p>
          </li>
        ))}
      </ol>
      {report.overrides.length > 0 && (
        <>
          <h3>{say('reportScreens.changedByHand')}</h3>
          <ChangedLevels report={report} />
        </>
      )}
      {report.reconciliation && (
        <>
          <h3>{say('reportScreens.reconciliation')}</h3>
          <p>{report.reconciliation}</p>
        </>
      )}
    </>
  );
};

const Review = ({ report }: { readonly report: StaffReport }) => {
  const [issued, setIssued] = useState<IssuedReport | null>(null);
  const [side, setSide] = useState<SplitSide>('left');
  return (
    <SplitPage
      share={60}
      turns={{ left: 'reportScreens.readSide', right: 'reportScreens.reviewSide', side, onSide: setSide }}
      head={<ReportHead report={report} />}
      left={<Reading report={report} />}
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
