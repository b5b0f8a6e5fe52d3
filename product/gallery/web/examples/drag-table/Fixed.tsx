import { useQuery } from '@tanstack/react-query';
import '#shell/parts/small-table.css';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { DraggedRow } from './DraggedRow';

/** An order that may not be changed now: the handles stay where they are and take nothing up. */
const Fixed = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 2 }));
  return (
    <div className="small-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('galleryTable.drag.place')}</th>
            <th scope="col">{say('galleryArticle.title')}</th>
            <th scope="col">{say('galleryArticle.author')}</th>
          </tr>
        </thead>
        <tbody>
          {data?.rows.map((article) => (
            <DraggedRow key={article.id} article={article} disabled />
          ))}
        </tbody>
      </table>
    </div>
  );
};
export default Fixed;
