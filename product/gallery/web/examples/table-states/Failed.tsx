import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '#shell/list/EmptyList';
import { galleryApi } from '../../calls';

/** No article has this id. */
const unknown = '00000000-0000-0000-0000-000000000000';

/** The rows did not come: it says so, and asks again when one wants. The call is refused indeed. */
const Failed = () => {
  const { isError, refetch } = useQuery({
    ...galleryApi.article.query({ id: unknown }),
    meta: { quiet: true },
  });
  if (!isError) return null;
  return <EmptyList says="shell.loadFailed" narrowed={false} onRetry={() => void refetch()} />;
};
export default Failed;
