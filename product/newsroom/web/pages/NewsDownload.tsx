import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { newsroomApi } from '../calls';
import { headColumns, headFilters, stateOptions } from '../parts/columns';
import { KindTabs } from '../parts/KindTabs';
import { transitionsOf } from '../parts/transitions';

/** What visitors may download, and how often they did. */
const NewsDownload = () => (
  <ListPage
    call={newsroomApi.downloadList}
    rowKey="id"
    states={{ field: 'status', options: stateOptions }}
    columns={[
      { field: 'title', label: 'newsroom.title', width: 260 },
      { field: 'edition', label: 'newsroom.edition', width: 100 },
      {
        field: 'forRole',
        label: 'newsroom.forRole',
        width: 110,
        as: { choice: { kind: 'choice', names: [] } },
      },
      { field: 'views', label: 'newsroom.count', width: 100, as: 'number' },
      { field: 'uses', label: 'newsroom.uses', width: 90, as: 'number' },
      ...headColumns,
    ]}
    filters={headFilters}
    above={<KindTabs />}
    toolbar={[
      { label: 'newsroom.write', primary: true, action: 'content.edit', to: '/downLoadCreate' },
      { label: 'newsroom.archive', to: '/moreHistory' },
    ]}
    actions={[
      { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
      ...rowTransitions(transitionsOf('download'), 'manage'),
    ]}
    empty="newsroom.none"
  />
);
export default NewsDownload;
