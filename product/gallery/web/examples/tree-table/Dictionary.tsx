import { useDictionary } from '#shell/dictionary/useDictionary';
import type { CodeNode } from '#shell/dictionary/codes';
import { inLanguage } from '#contract/words';
import { useLanguage, useWords } from '#shell/words/say';
import { Rows } from '../../parts/Rows';
import { TreeCell } from '../../parts/TreeCell';
import { treeRows } from '../../parts/tree-rows';
import { useOpened } from '../../parts/useOpened';

interface Branch {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly children: readonly Branch[];
}

/** A dictionary of the product as a tree within a table: what stands beneath a line is opened by its arrow. */
const Dictionary = () => {
  const say = useWords();
  const language = useLanguage();
  const { open, turn } = useOpened();
  const codes = useDictionary('achievementType');
  const branchOf = ({ item, children }: CodeNode): Branch => ({
    id: item.id,
    code: item.code,
    name: inLanguage(item.names, language),
    children: children.map(branchOf),
  });
  const rows = codes && treeRows(codes.tree.map(branchOf), open).map((row) => ({ ...row, ...row.node }));
  return (
    <Rows
      rows={rows}
      rowKey="id"
      columns={[
        {
          field: 'name',
          label: 'galleryTable.tree.name',
          width: 260,
          draw: (row) => <TreeCell row={row} name={row.name} onTurn={turn} />,
        },
        { field: 'code', label: 'galleryTable.tree.code', width: 90 },
        { field: 'depth', label: 'galleryTable.tree.depth', width: 90, as: 'number' },
      ]}
      label={say('galleryTable.tree.title')}
    />
  );
};
export default Dictionary;
