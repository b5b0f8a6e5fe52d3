import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { newsroomApi } from '../calls';
import { headColumns, headFilters, stateOptions } from '../parts/columns';
import { KindTabs } from '../parts/KindTabs';
import { listedPages } from '../parts/kinds';
import { transitionsOf } from '../parts/transitions';

/** Promotion pages of results: what is written of each, and whether its result is published. */
const NewsProject = () => (
  <ListPage
    call={newsroomApi.projectList}
    rowKey="id"
    states={{ field: 'status', options: stateOptions }}
    columns={[
      { field: 'title', label: 'newsroom.title', width: 260 },
      { field: 'achievementName', label: 'newsroom.result', width: 260 },
      { field: 'isEligible', label: 'newsroom.eligible', width: 110, as: 'yesNo' },
      { field: 'sort', label: 'newsroom.sort', width: 80, as: 'number' },
      ...headColumns,
    ]}
    filters={headFilters}
    above={<KindTabs />}
    toolbar={[
      {
        label: 'newsroom.write',
        primary: true,
        action: 'content.edit',
        to: listedPages.promotedProject.edit,
      },
      { label: 'newsroom.archive', to: '/moreHistory' },
    ]}
    actions={[
      { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
      ...rowTransitions(transitionsOf('promotedProject'), 'manage'),
    ]}
    empty="newsroom.none"
  />
);
export default NewsProject;
