import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { NoRecord } from '#shell/pages/NoRecord';
import type { RecordTab } from '#shell/pages/RecordPage';
import { Piece } from '#shell/parts/Piece';
import { withWords } from '#shell/words/with-words';
import type { CasePart } from '../part';
import { casePartsApi } from './calls';

const CaseFiles = lazy(withWords(() => import('./parts/CaseFiles')));

/** The piece of the office that shows each part, given by the area whose it is. */
const pieces: Readonly<Record<CasePart, string>> = {
  material: 'materialOfCase',
  report: 'reportOfCase',
  panel: 'panelOfCase',
};

const waiting = <Skeleton active title={false} paragraph={{ rows: 6 }} />;

/** The tabs of what a case consists of, as far as the reader has it; what stands in one is fetched when it is opened. */
export const usePartTabs = (id: string): { readonly parts: RecordTab[]; readonly files: RecordTab[] } => {
  const asked = useQuery({ ...casePartsApi.parts.query({ id }), meta: { quiet: true } });
  const found = asked.data;
  // What did not come is no case without parts: the tab that every case has says so, and asks again.
  if (!found && asked.isError)
    return {
      parts: [],
      files: [{ key: 'files', label: 'caseParts.files', content: <NoRecord of={asked} isPart /> }],
    };
  return {
    parts: (found?.parts ?? []).map(({ part, id: recordId }) => ({
      key: part,
      label: `caseParts.part.${part}`,
      content: <Piece name={pieces[part]} id={recordId} meanwhile={waiting} />,
    })),
    files: found?.fileCount
      ? [
          {
            key: 'files',
            label: 'caseParts.files',
            count: found.fileCount,
            content: (
              <Suspense fallback={waiting}>
                <CaseFiles id={id} />
              </Suspense>
            ),
          },
        ]
      : [],
  };
};
