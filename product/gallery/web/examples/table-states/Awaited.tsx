import { useWords } from '#shell/words/say';
import { articleColumns } from '../../parts/article-columns';
import { Rows } from '../../parts/Rows';

/** While the rows are on their way the table has its shape already. */
const Awaited = () => {
  const say = useWords();
  return (
    <Rows
      rows={undefined}
      isBusy={false}
      rowKey="id"
      columns={articleColumns.slice(0, 3)}
      label={say('gallery.state.loading')}
    />
  );
};
export default Awaited;
