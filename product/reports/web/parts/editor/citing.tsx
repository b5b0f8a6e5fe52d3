import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import type { StoreApi } from 'zustand';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import type { CitedPlace } from '#product/citations/citation';
import { saidOf } from '#product/citations/said';
import type { CitationsContext, CitableRow } from '#product/citations/web';
import { reportsApi } from '../../calls';
import { ProvenLevels } from '../evidence';
import type { ReportValues, StaffReport } from '../types';
import type { DraftState } from './draft';

const asked = (id: string | null): readonly string[] => (id === null ? [] : [id]);

/** The rows that a place may prove, as they stand in the draft. */
const rowsOf = ({ workBreakdown, indicators, innovationPoints }: ReportValues): readonly CitableRow[] => [
  ...workBreakdown.map(({ code, name, evidenceIds }) => ({
    proves: 'workItem' as const,
    of: code,
    name: `${code} ${name}`,
    evidenceIds,
  })),
  ...innovationPoints.map(({ number, noveltyReportId }) => ({
    proves: 'innovationPoint' as const,
    of: number,
    name: number,
    evidenceIds: asked(noveltyReportId),
  })),
  ...indicators
    .filter(({ name }) => name !== '')
    .map(({ name, testReportId }) => ({
      proves: 'indicator' as const,
      of: name,
      name,
      evidenceIds: asked(testReportId),
    })),
];

/** Rows that named the document that was replaced name the one that came for it. */
const renamed = (from: string, to: string, { values, change }: DraftState): void => {
  const put = (id: string | null) => (id === from ? to : id);
  const { workBreakdown, indicators, innovationPoints } = values;
  if (workBreakdown.some(({ evidenceIds }) => evidenceIds.includes(from)))
    change(
      'workBreakdown',
      workBreakdown.map((row) => ({
        ...row,
        evidenceIds: [...new Set(row.evidenceIds.map((id) => put(id)!))],
      })),
    );
  if (indicators.some(({ testReportId }) => testReportId === from))
    change(
      'indicators',
      indicators.map((row) => ({ ...row, testReportId: put(row.testReportId) })),
    );
  if (innovationPoints.some(({ noveltyReportId }) => noveltyReportId === from))
    change(
      'innovationPoints',
      innovationPoints.map((row) => ({ ...row, noveltyReportId: put(row.noveltyReportId) })),
    );
};

/** The places that a report cites, for its author: each saving goes in its turn with what else is typed (R2). */
export const useCiting = (
  report: StaffReport,
  store: StoreApi<DraftState>,
  values: ReportValues,
): ComponentProps<typeof CitationsContext>['value'] => {
  const cache = useQueryClient();
  const { workBreakdown, indicators, innovationPoints } = values;
  const rows = useMemo(
    () => rowsOf({ workBreakdown, indicators, innovationPoints } as ReportValues),
    [workBreakdown, indicators, innovationPoints],
  );
  return useMemo(() => {
    const { id, citations, evidence } = report;
    const save = async (places: readonly CitedPlace[]): Promise<void> => {
      const { flush, inTurn } = store.getState();
      // A row that was just written has to be there before a place proves it.
      await flush();
      await inTurn((rowVersion) =>
        reportsApi.save({ id, section: 'citations', data: [...places], rowVersion }),
      );
      await cache.invalidateQueries({ queryKey: ['reports'] });
    };
    return {
      citations,
      documents: evidence,
      write: {
        rows,
        save,
        aboutDocument: (one) => {
          const document = evidence.find((each) => each.id === one);
          return (
            document && (
              <>
                <DictionaryTag dictionary="documentType" code={document.documentType} />
                <ProvenLevels documentType={document.documentType} about={report} />
              </>
            )
          );
        },
        confirm: (citation, evidenceId) => {
          renamed(citation.evidenceId, evidenceId, store.getState());
          return save(
            citations.map((each) => ({ ...saidOf(each), ...(each === citation && { evidenceId }) })),
          );
        },
      },
    };
  }, [report, store, rows, cache]);
};
