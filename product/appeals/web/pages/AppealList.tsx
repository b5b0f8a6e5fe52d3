import { ListPage } from '#shell/list/ListPage';
import { appealsApi } from '../calls';
import { decisionLooks, decisionWords, looks, stateWords } from '../parts/status';

/** The appeals before the public-service agency, those that wait first. */
const AppealList = () => (
  <ListPage
    call={appealsApi.list}
    rowKey="id"
    states={{
      field: 'state',
      options: [
        { value: 'all', label: 'shell.all' },
        ...(['open', 'upheld', 'reopened'] as const).map((value) => ({ value, label: stateWords[value] })),
      ],
    }}
    columns={[
      { field: 'achievementName', label: 'appeals.achievementName', width: 280 },
      { field: 'applicationNumber', label: 'appeals.applicationNumber', width: 140 },
      {
        field: 'decision',
        label: 'appeals.decision',
        width: 140,
        as: { status: decisionLooks, words: decisionWords },
      },
      { field: 'ground', label: 'appeals.ground', width: 140, as: { dictionary: 'rejectReason' } },
      { field: 'state', label: 'appeals.state', width: 120, as: { status: looks, words: stateWords } },
      { field: 'filedByName', label: 'appeals.filedBy', width: 120 },
      { field: 'filedAt', label: 'appeals.filedAt', width: 160, as: 'moment' },
      { field: 'dueAt', label: 'appeals.dueAt', width: 120, as: 'day' },
      { field: 'decidedAt', label: 'appeals.decidedAt', width: 160, as: 'moment' },
    ]}
    filters={[{ control: 'text', field: 'achievementName', label: 'appeals.achievementName' }]}
    toolbar={[{ label: 'appeals.statistics', to: '/EvaluationManagement/appealStatistics' }]}
    actions={[
      {
        action: 'detail',
        always: true,
        label: 'appeals.detail',
        to: ({ id }) => `/EvaluationManagement/appeal?Id=${id}`,
      },
    ]}
    empty="appeals.none"
  />
);
export default AppealList;
