import { Button, Input, Tree, type TreeProps } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { EmptyList } from '#shell/list/EmptyList';
import { useWords } from '#shell/words/say';
import './roles.css';

export interface TreeNode {
  readonly key: string;
  readonly title: ReactNode;
  /** What a search looks in. */
  readonly says: string;
  readonly children: readonly TreeNode[];
}

/** What says the keyword, with what stands above it; below it everything. */
const narrowed = (nodes: readonly TreeNode[], keyword: string): TreeNode[] =>
  nodes.flatMap((node) => {
    if (node.says.toLowerCase().includes(keyword)) return [node];
    const children = narrowed(node.children, keyword);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
const keysOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ key, children }) => [key, ...keysOf(children)]);

/** A tree that is searched, opened and closed as a whole; a search opens what it finds. */
export const SearchedTree = ({
  nodes,
  label,
  ...rest
}: { readonly nodes: readonly TreeNode[]; readonly label: string } & Omit<TreeProps, 'treeData'>) => {
  const say = useWords();
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const wanted = keyword.trim().toLowerCase();
  const shown = useMemo(() => (wanted === '' ? nodes : narrowed(nodes, wanted)), [nodes, wanted]);
  const expanded = wanted === '' ? opened : keysOf(shown);
  const every = keysOf(nodes);
  const isOpen = opened.length > 0;
  return (
    <div className="searched-tree">
      <div className="searched-tree__tools">
        <Input
          allowClear
          aria-label={say('roles.search')}
          placeholder={say('roles.search')}
          maxLength={60}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <Button type="link" disabled={wanted !== ''} onClick={() => setOpened(isOpen ? [] : every)}>
          {say(isOpen ? 'roles.collapseAll' : 'roles.expandAll')}
        </Button>
      </div>
      {shown.length === 0 && <EmptyList narrowed />}
      <Tree
        {...rest}
        aria-label={label}
        blockNode
        treeData={shown as never}
        expandedKeys={[...expanded]}
        onExpand={(keys) => wanted === '' && setOpened(keys as string[])}
      />
    </div>
  );
};
