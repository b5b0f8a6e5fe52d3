import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { newsroomApi } from '../calls';
import { headColumns, headFilters, stateOptions } from '../parts/columns';
import { KindTabs } from '../parts/KindTabs';
import { listedPages } from '../parts/kinds';
import { transitionsOf } from '../parts/transitions';

/** The pictures of the carousel, each with its beginning and its end. */
const NewsPicture = () => (
  <ListPage
    call={newsroomApi.pictureList}
    rowKey="id"
    states={{ field: 'status', options: stateOptions }}
    columns={[
      { field: 'title', label: 'newsroom.title', width: 320 },
      { field: 'target', label: 'newsroom.target', width: 180 },
      { field: 'sort', label: 'newsroom.sort', width: 80, as: 'number' },
      { field: 'publishTime', label: 'newsroom.publishTime', width: 150, as: 'moment' },
      { field: 'withdrawTime', label: 'newsroom.withdrawTime', width: 150, as: 'moment' },
      ...headColumns,
    ]}
    filters={headFilters}
    above={<KindTabs />}
    toolbar={[
      { label: 'newsroom.write', primary: true, action: 'content.edit', to: listedPages.picture.edit },
      { label: 'newsroom.archive', to: '/moreHistory' },
    ]}
    actions={[
      { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
      ...rowTransitions(transitionsOf('picture'), 'manage'),
    ]}
    empty="newsroom.none"
  />
);
export default NewsPicture;
