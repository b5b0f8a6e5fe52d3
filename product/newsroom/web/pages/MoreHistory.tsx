import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import { newsroomApi } from '../calls';
import { everyKindWords, languageWords } from '../parts/status';

/** What readers had once and have no more. */
const Archive = () => {
  const say = useWords();
  return (
    <ListPage
      call={newsroomApi.list}
      rowKey="id"
      always={{ status: 'withdrawn', everyKind: true }}
      columns={[
        { field: 'title', label: 'newsroom.title', width: 320 },
        {
          field: 'kind',
          label: 'newsroom.kind',
          width: 110,
          as: { status: {}, words: everyKindWords },
          draw: ({ kind }) => say(everyKindWords[kind]),
        },
        {
          field: 'language',
          label: 'newsroom.language',
          width: 90,
          as: { status: {}, words: languageWords },
          draw: ({ language }) => say(languageWords[language]),
        },
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
          options: Object.entries(everyKindWords).map(([value, label]) => ({ value, label })),
        },
      ]}
      actions={[
        {
          action: 'versions',
          always: true,
          label: 'newsroom.versions',
          to: ({ id }) => `/moreHistory?Id=${id}`,
        },
      ]}
      empty="newsroom.noArchive"
    />
  );
};

const VersionsOf = lazy(() => import('../parts/VersionsOf'));

/** The archive: what was withdrawn, and of one piece (`?Id=…`) every version. */
const MoreHistory = () => {
  const [asked] = useSearchParams();
  const id = asked.get('Id');
  return id ? (
    <Suspense fallback={<div className="page__body" aria-busy="true" />}>
      <VersionsOf key={id} id={id} />
    </Suspense>
  ) : (
    <Archive />
  );
};
export default MoreHistory;
