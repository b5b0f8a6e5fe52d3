import { minuteText } from '#contract/formatters';
import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import { newsroomApi } from '../calls';
import { kindWords, languageWords, looks, stateWords } from '../parts/status';
import { contentTransitions } from '../parts/transitions';

const states = ['draft', 'submitted', 'published', 'returned', 'withdrawn'] as const;

/** News, notices and policies, what was changed last first: what is written, what waits for somebody, what readers have. */
const NewsManage = () => {
  const say = useWords();
  return (
    <ListPage
      call={newsroomApi.list}
      rowKey="id"
      states={{
        field: 'status',
        options: [
          { value: 'all', label: 'shell.all' },
          ...states.map((value) => ({ value, label: stateWords[value] })),
        ],
      }}
      columns={[
        { field: 'title', label: 'newsroom.title', width: 300 },
        {
          field: 'kind',
          label: 'newsroom.kind',
          width: 110,
          as: { status: {}, words: kindWords },
          draw: ({ kind }) => say(kindWords[kind]),
        },
        {
          field: 'language',
          label: 'newsroom.language',
          width: 90,
          as: { status: {}, words: languageWords },
          draw: ({ language }) => say(languageWords[language]),
        },
        { field: 'status', label: 'newsroom.status', width: 110, as: { status: looks, words: stateWords } },
        {
          field: 'publishedAt',
          label: 'newsroom.online',
          width: 190,
          as: 'moment',
          draw: ({ publishedAt, goesOnlineAt }) =>
            goesOnlineAt !== null
              ? say('newsroom.goesOnline', { at: minuteText(goesOnlineAt) })
              : publishedAt !== null
                ? minuteText(publishedAt)
                : say('newsroom.offline'),
        },
        {
          field: 'missing',
          label: 'newsroom.missing',
          width: 150,
          draw: ({ missing }) =>
            missing.map((each) => say(languageWords[each])).join(say('shell.listMark')) || '/',
        },
        { field: 'isTop', label: 'newsroom.top', width: 80, as: 'yesNo' },
        { field: 'views', label: 'newsroom.views', width: 90, as: 'number' },
        { field: 'editorName', label: 'newsroom.editor', width: 110 },
        { field: 'updatedAt', label: 'newsroom.updatedAt', width: 150, as: 'ago' },
      ]}
      filters={[
        { control: 'text', field: 'title', label: 'newsroom.title' },
        {
          control: 'choice',
          field: 'kind',
          label: 'newsroom.kind',
          options: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
        },
        {
          control: 'choice',
          field: 'language',
          label: 'newsroom.language',
          options: Object.entries(languageWords).map(([value, label]) => ({ value, label })),
        },
        { control: 'days', from: 'startTime', to: 'endTime', label: 'newsroom.updatedAt' },
      ]}
      toolbar={[
        { label: 'newsroom.write', primary: true, action: 'content.edit', to: '/NewsCreate' },
        { label: 'newsroom.archive', to: '/moreHistory' },
      ]}
      actions={[
        { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
        ...rowTransitions(contentTransitions, 'manage'),
      ]}
      empty="newsroom.none"
    />
  );
};
export default NewsManage;
