import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { usePageTitle } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import { newsroomApi } from '../calls';
import { Versions } from './Versions';

/** Every version of one piece, on a page of its own. */
const VersionsOf = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const found = useQuery(newsroomApi.byId.query({ id }));
  const { data: piece, isError } = found;
  usePageTitle(piece?.title || undefined);
  if (isError && !piece) return <NoRecord of={found} />;
  return (
    <div className="page__body">
      <h1>{piece?.title || say('newsroom.versions')}</h1>
      <div className="card">{piece ? <Versions piece={piece} /> : <Skeleton active title={false} />}</div>
    </div>
  );
};
export default VersionsOf;
