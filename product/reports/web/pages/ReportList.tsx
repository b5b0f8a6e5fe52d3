import { lazy, Suspense } from 'react';
import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { reportsApi } from '../calls';
import { levelColumns, partyColumns, reportColumns } from '../parts/columns';
import { detailPath, outcomeLooks, outcomeWords } from '../parts/status';
import { reportTransitions } from '../parts/transitions';
import '../parts/styles';

/** Asks other areas, too, after the rows. */
const Waiting = lazy(async () => ({ default: (await import('../parts/Waiting')).Waiting }));

/** The reports of one's own work, and above them the achievements that still wait for theirs (domain §4.1). */
const ReportList = () => (
  <ListPage
    call={reportsApi.list}
    rowKey="id"
    states={{
      field: 'status',
      options: [
        { value: 'all', label: 'shell.all' },
        { value: 'draft', label: 'reportScreens.status.draft' },
        { value: 'withExperts', label: 'reportScreens.status.withExperts' },
        { value: 'returned', label: 'reportScreens.status.returned' },
        { value: 'atPublicAgency', label: 'reportScreens.status.atPublicAgency' },
        { value: 'passed', label: 'reportScreens.status.passed' },
      ],
    }}
    filters={[
      { control: 'text', field: 'achievementName', label: 'reportScreens.achievementName' },
      { control: 'text', field: 'assessorName', label: 'reportScreens.assessor' },
    ]}
    above={
      <Suspense fallback={null}>
        <Waiting />
      </Suspense>
    }
    columns={[
      ...reportColumns,
      {
        field: 'outcome',
        label: 'reportScreens.outcome',
        width: 120,
        as: { status: outcomeLooks, words: outcomeWords },
      },
      ...levelColumns,
      { field: 'isSecondChecked', label: 'reportScreens.secondCheck', width: 90, as: 'yesNo' },
      ...partyColumns,
      { field: 'dueAt', label: 'reportScreens.dueDate', width: 120, as: 'day' },
      { field: 'updatedAt', label: 'reportScreens.updated', width: 150, as: 'ago' },
    ]}
    actions={[
      { action: 'detail', always: true, label: 'reportScreens.open', to: ({ id }) => detailPath(id) },
      ...rowTransitions(reportTransitions, 'work'),
    ]}
    empty="reportScreens.empty"
  />
);
export default ReportList;
