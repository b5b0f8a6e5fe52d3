import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import type { Language } from '../../../contract/words';
import { nameOf, type CodeNode } from '../../dictionary/codes';
import { useDictionary } from '../../dictionary/useDictionary';
import { useLanguage } from '../../words/say';

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
  disableCheckbox: boolean;
  children: TreeNode[];
}

const nodes = (tree: readonly CodeNode[], language: Language, leavesOnly: boolean): TreeNode[] =>
  tree
    .filter(({ item }) => !item.closed)
    .map(({ item, children }) => ({
      value: item.code,
      title: nameOf(item, language),
      selectable: !leavesOnly || children.length === 0,
      disableCheckbox: leavesOnly && children.length > 0,
      children: nodes(children, language, leavesOnly),
    }));

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
  const treeData = useMemo(
    () => nodes(codes?.tree ?? [], language, leavesOnly),
    [codes, language, leavesOnly],
  );
  return (
    <TreeSelect
      {...rest}
      className="wide"
      treeData={treeData}
      multiple={multiple}
      treeCheckable={multiple}
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear
      value={(value ?? undefined) as never}
      onChange={(next) => onChange?.((next as string | string[] | undefined) ?? null)}
    />
  );
};
