import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { newsroomApi } from '../calls';
import { headColumns, headFilters, stateOptions } from '../parts/columns';
import { KindTabs } from '../parts/KindTabs';
import { listedPages } from '../parts/kinds';
import { transitionsOf } from '../parts/transitions';

/** The showcase of evaluation agencies: what is written of each, and whether its agency is in force. */
const NewsAgency = () => (
  <ListPage
    call={newsroomApi.agencyList}
    rowKey="id"
    states={{ field: 'status', options: stateOptions }}
    columns={[
      { field: 'title', label: 'newsroom.title', width: 260 },
      { field: 'organisationName', label: 'newsroom.agency', width: 220 },
      { field: 'isEligible', label: 'newsroom.eligible', width: 110, as: 'yesNo' },
      { field: 'sort', label: 'newsroom.sort', width: 80, as: 'number' },
      ...headColumns,
    ]}
    filters={headFilters}
    above={<KindTabs />}
    toolbar={[
      { label: 'newsroom.write', primary: true, action: 'content.edit', to: listedPages.agencyShowcase.edit },
      { label: 'newsroom.archive', to: '/moreHistory' },
    ]}
    actions={[
      { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
      ...rowTransitions(transitionsOf('agencyShowcase'), 'manage'),
    ]}
    empty="newsroom.none"
  />
);
export default NewsAgency;
