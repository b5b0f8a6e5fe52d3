import { ListPage } from '#shell/list/ListPage';
import { tasksApi } from '../calls';

const kinds = {
  agency: 'tasks.onTime.agency',
  assessor: 'tasks.onTime.assessor',
  expert: 'tasks.onTime.expert',
} as const;

/** How often agencies, assessors and experts keep their terms (domain §9.3). */
const OnTimeRates = () => (
  <ListPage
    call={tasksApi.onTimeRates}
    rowKey="id"
    states={{
      field: 'kind',
      options: [
        { value: 'all', label: 'shell.all' },
        ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
      ],
    }}
    columns={[
      { field: 'name', label: 'tasks.onTime.name', width: 260 },
      { field: 'kind', label: 'tasks.onTime.kind', width: 130, as: { status: {}, words: kinds } },
      { field: 'organisationName', label: 'tasks.onTime.organisation', width: 260 },
      { field: 'rate', label: 'tasks.onTime.rate', width: 130, as: 'number' },
      { field: 'inTime', label: 'tasks.onTime.inTime', width: 110, as: 'number' },
      { field: 'done', label: 'tasks.onTime.done', width: 110, as: 'number' },
      { field: 'overdue', label: 'tasks.onTime.overdue', width: 120, as: 'number' },
    ]}
    filters={[
      { control: 'text', field: 'name', label: 'tasks.onTime.name' },
      { control: 'days', from: 'startTime', to: 'endTime', label: 'tasks.onTime.period' },
    ]}
    empty="tasks.onTime.none"
  />
);
export default OnTimeRates;
