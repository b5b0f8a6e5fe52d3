import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import { idToName, type CodeNode } from '../../dictionary/codes';
import { useDictionary } from '../../dictionary/useDictionary';
import { useLanguage } from '../../words/say';
import { useFoundInTree } from '../useFound';

interface TreeProps {
  readonly id?: string;
  readonly dictionary: string;
  readonly multiple?: boolean;
  readonly value?: string | readonly string[] | null;
  readonly onChange?: (value: string | string[] | null) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Only the ends of branches can be chosen. */
  readonly leavesOnly?: boolean;
}
interface TreeNode {
  value: string;
  title: string;
  selectable: boolean;
  disabled: boolean;
  disableCheckbox: boolean;
  children: TreeNode[];
}

/** What is open, and a closed item only where it was chosen before: it is named, but not chosen anew. */
const nodes = (
  tree: readonly CodeNode[],
  chosen: readonly string[],
  names: ReadonlyMap<string, string>,
  leavesOnly: boolean,
): TreeNode[] =>
  tree.flatMap(({ item, children }) => {
    const below = nodes(children, chosen, names, leavesOnly);
    if (item.closed && below.length === 0 && !chosen.includes(item.code)) return [];
    return [
      {
        value: item.code,
        title: names.get(item.id)!,
        selectable: !leavesOnly || children.length === 0,
        disabled: item.closed,
        disableCheckbox: leavesOnly && children.length > 0,
        children: below,
      },
    ];
  });

const chosenIn = (value: TreeProps['value']): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);

/** One or several items of a dictionary that is a tree. */
export const TreeControl = ({
  dictionary,
  multiple = false,
  value,
  onChange,
  leavesOnly = false,
  ...rest
}: TreeProps) => {
  const codes = useDictionary(dictionary);
  const language = useLanguage();
  const found = useFoundInTree();
  const treeData = useMemo(
    () => (codes ? nodes(codes.tree, chosenIn(value), idToName(codes, language), leavesOnly) : []),
    [codes, value, language, leavesOnly],
  );
  return (
    <TreeSelect
      {...rest}
      className="wide"
      treeData={treeData}
      multiple={multiple}
      treeCheckable={multiple}
      showSearch={found}
      allowClear
      value={(value ?? undefined) as never}
      onChange={(next) => onChange?.((next as string | string[] | undefined) ?? null)}
    />
  );
};
