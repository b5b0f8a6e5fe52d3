import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { NotFound } from '#shell/frame/errors/NotFound';
import { usePageTitle } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { newsroomApi } from '../calls';
import { Versions } from './Versions';

/** Every version of one piece, on a page of its own. */
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
export default VersionsOf;
