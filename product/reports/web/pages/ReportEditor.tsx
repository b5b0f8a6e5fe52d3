import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../../shell/frame/page';
import { NotFound } from '../../../../shell/frame/NotFound';
import { reportsApi } from '../calls';
import { BeginReport } from '../parts/editor/BeginReport';
import { CheckDesk } from '../parts/editor/CheckDesk';
import { Workshop } from '../parts/editor/Workshop';
import '../parts/styles';

/** A report being written: its author writes, a colleague checks, everybody else is shown the way to the report. */
const ReportEditor = () => {
  const [asked] = useSearchParams();
  const id = asked.get('Id');
  const applicationId = asked.get('ApplyId');
  if (id) return <OneReport key={id} id={id} />;
  if (applicationId) return <BeginReport applicationId={applicationId} />;
  return <NotFound />;
};

const OneReport = ({ id }: { readonly id: string }) => {
  const query = useQuery(reportsApi.byId.query({ id }));
  const report = query.data;
  usePageTitle(report?.achievementName);
  if (query.isError && !report) return <NotFound />;
  if (!report)
    return (
      <div className="page__body">
        <Skeleton active paragraph={{ rows: 14 }} />
      </div>
    );
  if (report.audience !== 'staff') return <NotFound title="reportScreens.notYours" />;
  return report.can.includes('save') ? <Workshop report={report} /> : <CheckDesk report={report} />;
};
export default ReportEditor;
