import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Facts, type Fact } from '#shell/pages/Facts';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { RecordPage } from '#shell/pages/RecordPage';
import { Transitions } from '#shell/pages/Transitions';
import { NoRecord } from '#shell/pages/NoRecord';
import type { Sample } from '../../sampled';
import { samplingApi } from '../calls';
import { AssignReviewer } from '../parts/AssignDialog';
import { Comparison } from '../parts/Comparison';
import { looks, stateWords } from '../parts/status';
import { sampleTransitions } from '../parts/transitions';

const drawn = { assignReviewer: AssignReviewer };

/** What has happened; what has not is not shown. */
const factsOf = (sample: Sample): readonly Fact<Sample>[] => [
  { field: 'quarter', label: 'samplingScreens.quarter' },
  {
    field: 'reportNumber',
    label: 'samplingScreens.reportNumber',
    draw: ({ reportNumber, reportId }) => (
      <Link to={`/EvaluationManagement/reprotDetail?Id=${reportId}`}>{reportNumber}</Link>
    ),
  },
  { field: 'agencyName', label: 'samplingScreens.agency' },
  { field: 'issueDate', label: 'samplingScreens.issueDate', as: 'day' },
  ...(!sample.reviewerName
    ? []
    : ([
        { field: 'reviewerName', label: 'samplingScreens.reviewer' },
        { field: 'assignedAt', label: 'samplingScreens.assignedAt', as: 'moment' },
        { field: 'dueOn', label: 'samplingScreens.due', as: 'day' },
      ] as const)),
  ...(!sample.declined
    ? []
    : ([{ field: 'declined', label: 'samplingScreens.declined', wide: true }] as const)),
  ...(!sample.recordedAt
    ? []
    : ([
        { field: 'recordedAt', label: 'samplingScreens.recordedAt', as: 'moment' },
        { field: 'remarks', label: 'samplingScreens.remarks', wide: true },
      ] as const)),
  ...(!sample.closedAt
    ? []
    : ([
        { field: 'closedAt', label: 'samplingScreens.closedAt', as: 'moment' },
        { field: 'conclusion', label: 'samplingScreens.conclusion', wide: true },
      ] as const)),
];

/** A sampled report: who looks at it again, both results side by side, and what came of it. */
const SampleDetail = ({ id }: OfRecord) => {
  const found = useQuery(samplingApi.byId.query({ id }));
  const { data: sample, isError, isPending } = found;
  if (isError && !sample) return <NoRecord of={found} />;
  return (
    <RecordPage
      loading={isPending}
      number={null}
      name={sample?.achievementName ?? ''}
      {...(sample && { status: { look: looks[sample.state], word: stateWords[sample.state] } })}
      tabs={
        sample
          ? [
              {
                key: 'sample',
                label: 'samplingScreens.compare',
                content: (
                  <>
                    <Comparison rows={sample.compared} />
                    <Facts row={sample} facts={factsOf(sample)} />
                  </>
                ),
              },
            ]
          : []
      }
      actions={sample && <Transitions of={sample} table={sampleTransitions} drawn={drawn} />}
    />
  );
};
export default ofRecord(SampleDetail);
