import { useQuery } from '@tanstack/react-query';
import { LabelMoment } from '#shell/dictionary/useDictionary';
import { Printable } from '#shell/print/Printable';
import type { OfRecord } from '#shell/pages/ofRecord';
import { RecordPage } from '#shell/pages/RecordPage';
import { Transitions } from '#shell/pages/Transitions';
import { Timeline } from '#shell/parts/Timeline';
import { isRefusal } from '#shell/client/failed';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import { TimelineLink } from '#product/audit/web';
import { applicationsApi } from '#product/applications/web/calls';
import { reportsApi } from '../../calls';
import { Copies } from '../pdf';
import { ReportFacts } from './ReportFacts';
import { tabsOf } from './tabs';
import { reportDialogs } from './transition-dialogs';
import { standingOf } from '../Standing';
import { reportLooks, reportStatusWords } from '../status';
import { reportTransitions } from '../transitions';

/** One report as its reader may see it: the owner the result, the expert what they judge, its staff everything. */
const DetailPage = ({ id }: OfRecord) => {
  const say = useWords();
  const query = useQuery(reportsApi.byId.query({ id }));
  const report = query.data;
  const timeline = useQuery({
    ...applicationsApi.timeline.query({ id: report?.applicationId ?? '' }),
    enabled: report !== undefined && report.audience !== 'expert',
    // A second checker sees the report and not the application: then there is no history to show.
    meta: { quiet: true },
  });
  if (query.isError && !report) return <NoRecord of={query} />;
  const staff = report?.audience === 'staff' ? report : undefined;
  return (
    <Printable title={report?.achievementName ?? ''}>
      <LabelMoment value={report?.submittedAt ?? null}>
        <RecordPage
          loading={query.isPending}
          name={report?.achievementName ?? null}
          {...(report && {
            status: { look: reportLooks[report.status], word: reportStatusWords[report.status] },
          })}
          {...(report && standingOf(report, say))}
          levels={
            report
              ? [
                  { dictionary: 'maturity', label: 'reportScreens.maturity', reached: report.maturityLevel },
                  {
                    dictionary: 'innovation',
                    label: 'reportScreens.innovation',
                    reached: report.innovationLevel || null,
                  },
                  {
                    dictionary: 'advancement',
                    label: 'reportScreens.advancement',
                    reached: report.advancementLevel,
                  },
                ]
              : []
          }
          tabs={report ? tabsOf(report) : []}
          aside={
            report && (
              <>
                <ReportFacts report={report} seesApplication={timeline.isSuccess} />
                {(timeline.data || (timeline.errorUpdateCount > 0 && !isRefusal(timeline.error))) && (
                  <Timeline
                    of={timeline}
                    entries={timeline.data?.map((entry) => ({
                      at: entry.at,
                      actor: entry.actor,
                      role: entry.roleName,
                      what: entry.action,
                      note: entry.note,
                    }))}
                  />
                )}
                <TimelineLink kind="report" id={id} />
              </>
            )
          }
          danger={staff && <Transitions of={staff} table={reportTransitions} drawn={reportDialogs} apart />}
          hasOwnPaper={report !== undefined && report.audience !== 'administrator'}
          actions={
            report &&
            report.audience !== 'administrator' && (
              <>
                <Copies report={report} />
                {staff && <Transitions of={staff} table={reportTransitions} drawn={reportDialogs} />}
              </>
            )
          }
        />
      </LabelMoment>
    </Printable>
  );
};
export default DetailPage;
