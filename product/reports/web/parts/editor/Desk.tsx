import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '#shell/frame/page';
import { PageSkeleton } from '#shell/frame/PageSkeleton';
import { NotFound } from '#shell/frame/errors/NotFound';
import type { OfRecord } from '#shell/pages/ofRecord';
import { reportsApi } from '../../calls';
import { CreateReport } from './CreateReport';
import { CheckPage } from './CheckPage';
import { Workshop } from './Workshop';

/** A report being written: its author writes, a colleague checks, everybody else is shown the way to the report. */
const Desk = ({ id, named }: OfRecord<'Id' | 'ApplyId'>) =>
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
export default Desk;
