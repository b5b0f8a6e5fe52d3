/** A node of any tree. */
export interface Node {
  readonly id: string;
  readonly children?: readonly Node[] | undefined;
}
/** A node as a line of a table: how deep it stands, and whether something stands beneath it. */
export interface TreeRow<Of extends Node> {
  readonly id: string;
  readonly node: Of;
  readonly depth: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** The lines of a tree that are in view: what stands beneath a closed node is left out. */
export const treeRows = <Of extends Node>(
  nodes: readonly Of[],
  open: ReadonlySet<string>,
  depth = 0,
): readonly TreeRow<Of>[] =>
  nodes.flatMap((node) => {
    const children = (node.children ?? []) as readonly Of[];
    const isOpen = open.has(node.id);
    return [
      { id: node.id, node, depth, hasChildren: children.length > 0, isOpen },
      ...(isOpen ? treeRows(children, open, depth + 1) : []),
    ];
  });

/** Every node that has others beneath it. */
export const branchesOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...branchesOf(children)] : []));
