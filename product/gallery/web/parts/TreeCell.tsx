import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '#shell/words/say';
import type { Node, TreeRow } from './tree-rows';

interface TreeCellProps {
  readonly row: TreeRow<Node>;
  readonly name: string;
  readonly onTurn: (id: string) => void;
}

/** The first cell of a line of a tree: as far in as it stands deep, with what opens it. */
export const TreeCell = ({ row, name, onTurn }: TreeCellProps) => {
  const say = useWords();
  return (
    <span className="tree-cell" style={{ paddingInlineStart: row.depth * 24 }}>
      {row.hasChildren ? (
        <Button
          type="text"
          size="small"
          aria-expanded={row.isOpen}
          aria-label={say(row.isOpen ? 'galleryTable.tree.close' : 'galleryTable.tree.open', { name })}
          icon={row.isOpen ? <DownOutlined /> : <RightOutlined />}
          onClick={() => onTurn(row.id)}
        />
      ) : (
        <span className="tree-cell__leaf" />
      )}
      {name}
    </span>
  );
};
