import { useQuery } from '@tanstack/react-query';
import { prepare } from '#shell/actions/prepare';
import { SelectionBar } from '#shell/list/batch/SelectionBar';
import { useSelection } from '#shell/list/batch/useSelection';
import { Table } from '#shell/list/Table';
import type { RowAction } from '#shell/list/types';
import type { Article } from '#product/gallery/article';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { articleColumns } from '../../parts/article-columns';
import { writtenOf } from '../../parts/written';

type Row = Article & { readonly can: readonly 'publish'[] };
const columns = { left: articleColumns.slice(0, 1), middle: articleColumns.slice(1, 4), right: [] };
const none: readonly never[] = [];
const actions: readonly RowAction<Row>[] = [
  {
    action: 'publish',
    label: 'galleryTable.complex.publish',
    many: 'galleryShowing.lists.publishMany',
    call: ({ can: _can, ...article }) =>
      prepare(galleryApi.updateArticle, { ...writtenOf(article), status: 'published' }),
    done: 'galleryTable.inline.saved',
  },
];

/** Rows that are selected stay so while pages are turned; beneath them stands what may be done to all of them. */
const Selected = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 3 }));
  const rows = (data?.rows ?? none).map((row): Row => ({ ...row, can: ['publish'] }));
  const selection = useSelection(rows, 'id', 'selected');
  return (
    <>
      <Table
        rows={rows}
        offset={0}
        rowKey="id"
        columns={columns}
        actions={actions}
        density="middle"
        selected={selection.keys}
        onSelect={selection.choose}
        label={say('galleryShowing.lists.selected')}
        busy={!data}
        awaited={data ? 0 : 3}
      />
      <SelectionBar
        selection={selection}
        rowKey="id"
        list={galleryApi.articles.query({}).queryKey.slice(0, 2)}
        name={columns.left[0]!}
        actions={actions}
      />
    </>
  );
};
export default Selected;
