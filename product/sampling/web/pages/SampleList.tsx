import { lazy, Suspense } from 'react';
import { useCan } from '#shell/can';
import { ListPage } from '#shell/list/ListPage';
import { samplingApi } from '../calls';
import { looks, states, stateWords } from '../parts/status';
import { withWords } from '#shell/words/with-words';

/** It comes after the rows, with its words. */
const Supervision = lazy(withWords(() => import('../parts/Supervision')));

/** The reports that were drawn for a second review, and how each agency's went. An agency finds its own closed ones. */
const SampleList = () => {
  const isSupervisor = useCan()('sampling.supervise');
  return (
    <ListPage
      call={samplingApi.list}
      rowKey="id"
      {...(isSupervisor && { states })}
      columns={[
        { field: 'achievementName', label: 'samplingScreens.achievement', width: 300 },
        { field: 'quarter', label: 'samplingScreens.quarter', width: 110 },
        {
          field: 'state',
          label: 'samplingScreens.state',
          width: 150,
          as: { status: looks, words: stateWords },
        },
        { field: 'deviates', label: 'samplingScreens.deviates', width: 100, as: 'yesNo' },
        { field: 'agencyName', label: 'samplingScreens.agency', width: 220 },
        // Who looks again, and until when, is the affair of those who supervise.
        ...(isSupervisor
          ? ([
              { field: 'reviewerName', label: 'samplingScreens.reviewer', width: 120 },
              { field: 'dueOn', label: 'samplingScreens.due', width: 120, as: 'day' },
            ] as const)
          : []),
        { field: 'reportNumber', label: 'samplingScreens.reportNumber', width: 190 },
      ]}
      filters={[{ control: 'text', field: 'agencyName', label: 'samplingScreens.agency' }]}
      actions={[
        {
          action: 'open',
          always: true,
          label: 'samplingScreens.open',
          to: ({ id }) => `/EvaluationManagement/sampledReport?Id=${id}`,
        },
      ]}
      above={
        <Suspense fallback={null}>
          <Supervision />
        </Suspense>
      }
      empty="samplingScreens.none"
    />
  );
};
export default SampleList;
