import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { Rows } from '../../parts/Rows';
import { TreeCell } from '../../parts/TreeCell';
import { branchesOf, treeRows } from '../../parts/tree-rows';
import { useOpened } from '../../parts/useOpened';
import { viewsTree } from './views-tree';

/** A tree whose lines carry sums of what stands beneath them, and cells drawn by hand; opened and closed all at once. */
const Views = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 60 }));
  const tree = useMemo(
    () => viewsTree(data?.rows ?? [], (type) => say(`galleryArticle.type.${type}`)),
    [data, say],
  );
  const { open, turn, set } = useOpened();
  const all = tree.reduce((sum, { views }) => sum + views, 0);
  const rows = data && treeRows(tree, open).map((row) => ({ ...row, ...row.node }));
  return (
    <>
      <div className="in-place gap-below">
        <Button onClick={() => set(branchesOf(tree))}>{say('galleryTable.customTree.openAll')}</Button>
        <Button onClick={() => set([])}>{say('galleryTable.customTree.closeAll')}</Button>
      </div>
      <Rows
        rows={rows}
        rowKey="id"
        columns={[
          {
            field: 'name',
            label: 'galleryArticle.title',
            width: 260,
            draw: (row) => <TreeCell row={row} name={row.name} onTurn={turn} />,
          },
          { field: 'views', label: 'galleryArticle.pageviews', width: 100, as: 'number' },
          {
            field: 'depth',
            label: 'galleryTable.customTree.share',
            width: 180,
            draw: ({ views }) => <Share of={all} is={views} />,
          },
        ]}
        label={say('galleryTable.customTree.title')}
      />
    </>
  );
};
export default Views;

const Share = ({ is, of }: { readonly is: number; readonly of: number }) => {
  const percent = of === 0 ? 0 : Math.round((is / of) * 100);
  return (
    <span className="in-place">
      <span className="share-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {percent} %
    </span>
  );
};
