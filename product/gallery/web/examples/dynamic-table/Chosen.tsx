import { useQuery } from '@tanstack/react-query';
import { ColumnPanel } from '#shell/list/columns/ColumnPanel';
import { useLayout } from '#shell/list/columns/useLayout';
import type { Column } from '#shell/list/types';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { articleColumns } from '../../parts/article-columns';
import { Rows } from '../../parts/Rows';

/** A list whose columns each person chooses, orders and pins; the choice is kept for them on the server. */
const Chosen = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 5 }));
  const { layout, drawn, put } = useLayout(articleColumns);
  return (
    <>
      <ColumnPanel
        columns={articleColumns as unknown as readonly Column<Record<string, unknown>>[]}
        layout={layout}
        onChange={put}
      />
      <Rows
        rows={data?.rows}
        rowKey="id"
        columns={[...drawn.left, ...drawn.middle, ...drawn.right]}
        label={say('galleryTable.dynamic.chosen')}
      />
    </>
  );
};
export default Chosen;
