import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { PieceProps } from '#shell/office';
import { reportsApi } from '../calls';
import { ChangedLevels } from './ChangedLevels';
import { ReportBody } from './ReportBody';

/** A report to be read beside one's own work; its links open the evidence itself. */
export const ReportToRead = ({ id }: PieceProps) => {
  const report = useQuery(reportsApi.byId.query({ id })).data;
  if (!report) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  return report.audience === 'administrator' ? null : <ReportBody report={report} />;
};

/** What the assessor changed by hand, for whoever is asked to judge it: computed, set, why, by whom. */
export const ChangedToJudge = ({ id }: PieceProps) => {
  const report = useQuery(reportsApi.byId.query({ id })).data;
  if (!report || report.audience === 'administrator' || report.overrides.length === 0) return null;
  return <ChangedLevels report={report} />;
};
