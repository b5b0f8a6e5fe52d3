import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyList } from '#shell/list/EmptyList';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { articleColumns } from '../../parts/article-columns';
import { Rows } from '../../parts/Rows';

/** The rows did not come: the table says so, and asks again when one wants. */
const Failed = () => {
  const say = useWords();
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery({ ...galleryApi.articles.query({ pageSize: 2 }), enabled: isAsked });
  if (!isAsked) return <EmptyList says="shell.loadFailed" narrowed={false} onRetry={() => setAsked(true)} />;
  return (
    <Rows
      rows={data?.rows}
      rowKey="id"
      columns={articleColumns.slice(0, 3)}
      label={say('gallery.state.failed')}
    />
  );
};
export default Failed;
