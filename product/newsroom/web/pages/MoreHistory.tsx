import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { NotFound } from '#shell/frame/errors/NotFound';
import { usePageTitle } from '#shell/frame/page';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import { newsroomApi } from '../calls';
import { languageWords } from '../parts/status';
import { Versions } from '../parts/Versions';

/** What readers had once and have no more. */
const Archive = () => (
  <ListPage
    call={newsroomApi.list}
    rowKey="id"
    always={{ status: 'withdrawn' }}
    columns={[
      { field: 'title', label: 'newsroom.title', width: 320 },
      { field: 'kind', label: 'newsroom.kind', width: 110, as: { dictionary: 'contentKind' } },
      { field: 'language', label: 'newsroom.language', width: 90, as: { status: {}, words: languageWords } },
      { field: 'views', label: 'newsroom.views', width: 90, as: 'number' },
      { field: 'editorName', label: 'newsroom.editor', width: 110 },
      { field: 'updatedAt', label: 'newsroom.updatedAt', width: 150, as: 'ago' },
    ]}
    filters={[
      { control: 'text', field: 'title', label: 'newsroom.title' },
      { control: 'item', field: 'kind', dictionary: 'contentKind', label: 'newsroom.kind' },
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

const VersionsOf = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const { data: piece, isError } = useQuery(newsroomApi.byId.query({ id }));
  usePageTitle(piece?.title || undefined);
  if (isError && !piece) return <NotFound />;
  return (
    <div className="page__body">
      <h1>{piece?.title || say('newsroom.versions')}</h1>
      <div className="card">{piece ? <Versions piece={piece} /> : <Skeleton active title={false} />}</div>
    </div>
  );
};

/** The archive: what was withdrawn, and of one piece (`?Id=…`) every version. */
const MoreHistory = () => {
  const [asked] = useSearchParams();
  const id = asked.get('Id');
  return id ? <VersionsOf key={id} id={id} /> : <Archive />;
};
export default MoreHistory;
