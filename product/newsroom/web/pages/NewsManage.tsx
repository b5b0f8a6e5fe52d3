import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import { newsroomApi } from '../calls';
import { headColumns, headFilters, stateOptions } from '../parts/columns';
import { KindTabs } from '../parts/KindTabs';
import { everyKindWords, kindWords } from '../parts/status';
import { transitionsOf } from '../parts/transitions';

/** News, notices and policies, what was changed last first: what is written, what waits for somebody, what readers have. */
const NewsManage = () => {
  const say = useWords();
  return (
    <ListPage
      call={newsroomApi.list}
      rowKey="id"
      states={{
        field: 'status',
        options: stateOptions,
      }}
      columns={[
        { field: 'title', label: 'newsroom.title', width: 300 },
        {
          field: 'kind',
          label: 'newsroom.kind',
          width: 110,
          as: { status: {}, words: everyKindWords },
          draw: ({ kind }) => say(everyKindWords[kind]),
        },
        { field: 'isTop', label: 'newsroom.top', width: 80, as: 'yesNo' },
        { field: 'views', label: 'newsroom.views', width: 90, as: 'number' },
        ...headColumns,
      ]}
      filters={[
        ...headFilters,
        {
          control: 'choice',
          field: 'kind',
          label: 'newsroom.kind',
          options: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
        },
        { control: 'days', from: 'startTime', to: 'endTime', label: 'newsroom.updatedAt' },
      ]}
      above={<KindTabs />}
      toolbar={[
        { label: 'newsroom.write', primary: true, action: 'content.edit', to: '/NewsCreate' },
        { label: 'newsroom.archive', to: '/moreHistory' },
      ]}
      actions={[
        { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
        ...rowTransitions(transitionsOf('news'), 'manage'),
      ]}
      empty="newsroom.none"
    />
  );
};
export default NewsManage;
