import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { newsroomApi } from '../calls';
import { headColumns, headFilters, Languages, stateOptions } from '../parts/columns';
import { KindTabs } from '../parts/KindTabs';
import { transitionsOf } from '../parts/transitions';

/** Videos, with the languages in which each has subtitles, and how often it was played. */
const NewsVideo = () => (
  <ListPage
    call={newsroomApi.videoList}
    rowKey="id"
    states={{ field: 'status', options: stateOptions }}
    columns={[
      { field: 'title', label: 'newsroom.title', width: 260 },
      { field: 'duration', label: 'newsroom.duration', width: 110, as: 'number' },
      {
        field: 'subtitles',
        label: 'newsroom.subtitles',
        width: 190,
        draw: ({ subtitles }) => <Languages of={subtitles} />,
      },
      { field: 'views', label: 'newsroom.plays', width: 100, as: 'number' },
      { field: 'sort', label: 'newsroom.sort', width: 80, as: 'number' },
      ...headColumns,
    ]}
    filters={headFilters}
    above={<KindTabs />}
    toolbar={[
      { label: 'newsroom.write', primary: true, action: 'content.edit', to: '/videoCreate' },
      { label: 'newsroom.archive', to: '/moreHistory' },
    ]}
    actions={[
      { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
      ...rowTransitions(transitionsOf('video'), 'manage'),
    ]}
    empty="newsroom.none"
  />
);
export default NewsVideo;
