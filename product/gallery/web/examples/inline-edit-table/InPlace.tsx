import { useQuery } from '@tanstack/react-query';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { articleColumns } from '../../parts/article-columns';
import { Rows } from '../../parts/Rows';
import { TitleInPlace } from './TitleInPlace';

const [title, ...others] = articleColumns;

/** A table in which one field is changed where it stands; each change is saved by itself. */
const InPlace = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 5 }));
  return (
    <Rows
      rows={data?.rows}
      rowKey="id"
      columns={[
        { ...title!, draw: (article) => <TitleInPlace key={article.rowVersion} article={article} /> },
        ...others.slice(0, 3),
      ]}
      label={say('galleryTable.inline.title')}
    />
  );
};
export default InPlace;
