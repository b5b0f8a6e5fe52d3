import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '#shell/frame/page';
import { PageSkeleton } from '#shell/frame/PageSkeleton';
import { NotFound } from '#shell/frame/errors/NotFound';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { reportsApi } from '../calls';
import { CreateReport } from '../parts/editor/CreateReport';
import { CheckPage } from '../parts/editor/CheckPage';
import { Workshop } from '../parts/editor/Workshop';
import '../parts/styles';

/** A report being written: its author writes, a colleague checks, everybody else is shown the way to the report. */
const ReportEditor = ({ id, named }: OfRecord<'Id' | 'ApplyId'>) =>
  named === 'Id' ? <OneReport id={id} /> : <CreateReport applicationId={id} />;

const OneReport = ({ id }: { readonly id: string }) => {
  const query = useQuery(reportsApi.byId.query({ id }));
  const report = query.data;
  usePageTitle(report?.achievementName);
  if (query.isError && !report) return <NotFound />;
  if (!report) return <PageSkeleton />;
  if (report.audience !== 'staff') return <NotFound title="reportScreens.notYours" />;
  return report.can.includes('save') ? <Workshop report={report} /> : <CheckPage report={report} />;
};
export default ofRecord(ReportEditor, ['Id', 'ApplyId']);
