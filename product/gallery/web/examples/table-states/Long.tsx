import { useQuery } from '@tanstack/react-query';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { articleColumns } from '../../parts/article-columns';
import { Rows } from '../../parts/Rows';

/** A title much longer than its column, and a value that is missing. */
const Long = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 1 }));
  const rows = data?.rows.map((row) => ({ ...row, title: `${row.title} `.repeat(6).trim(), author: '' }));
  return (
    <Rows rows={rows} rowKey="id" columns={articleColumns.slice(0, 5)} label={say('gallery.state.long')} />
  );
};
export default Long;
