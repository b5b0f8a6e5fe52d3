import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { reportsApi } from '#product/reports/web/calls';

const ChangedLevels = lazy(async () => ({
  default: (await import('#product/reports/web')).ChangedLevels,
}));

/** What the assessor changed by hand, beside the question whether the expert agrees: computed, set, why, by whom. */
export const ChangedProposals = ({ reportId }: { readonly reportId: string }) => {
  const report = useQuery(reportsApi.byId.query({ id: reportId })).data;
  if (!report || report.audience === 'administrator' || report.overrides.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ChangedLevels report={report} />
    </Suspense>
  );
};
