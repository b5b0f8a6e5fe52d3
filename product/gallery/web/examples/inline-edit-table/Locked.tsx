import { useQuery } from '@tanstack/react-query';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { articleColumns } from '../../parts/article-columns';
import { Rows } from '../../parts/Rows';
import { TitleInPlace } from './TitleInPlace';

const [title, ...others] = articleColumns;

/** Rows that may not be changed now: the field is read as it stands, and its button says that it waits. */
const Locked = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 2 }));
  return (
    <Rows
      rows={data?.rows}
      rowKey="id"
      columns={[
        { ...title!, draw: (article) => <TitleInPlace article={article} disabled /> },
        ...others.slice(0, 2),
      ]}
      label={say('gallery.state.disabled')}
    />
  );
};
export default Locked;
