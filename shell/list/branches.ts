import type { Branch } from './types';

/** A branch with what stands below it. */
export interface Bough {
  readonly key: string;
  readonly title: string;
  readonly children: readonly Bough[];
}

/** The tree of some branches, in their own order. A branch whose parent is not among them is a root. */
export const grown = (branches: readonly Branch[]): readonly Bough[] => {
  const known = new Set(branches.map(({ id }) => id));
  const byParent = new Map<string, Branch[]>();
  for (const branch of branches) {
    const parent = known.has(branch.parentId) ? branch.parentId : '';
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(branch);
    else byParent.set(parent, [branch]);
  }
  const below = (parent: string, above: ReadonlySet<string>): readonly Bough[] =>
    (byParent.get(parent) ?? [])
      // A ring, which no register should hold, is cut where it closes.
      .filter(({ id }) => !above.has(id))
      .map(({ id, name }) => ({ key: id, title: name, children: below(id, new Set([...above, id])) }));
  return below('', new Set());
};

/** What matches, with what stands above it; below a match everything. */
export const narrowed = (boughs: readonly Bough[], matches: (title: string) => boolean): readonly Bough[] =>
  boughs.flatMap((bough) => {
    if (matches(bough.title)) return [bough];
    const children = narrowed(bough.children, matches);
    return children.length > 0 ? [{ ...bough, children }] : [];
  });

export const keysOf = (boughs: readonly Bough[]): readonly string[] =>
  boughs.flatMap(({ key, children }) => [key, ...keysOf(children)]);

/** The keys of what stands above a branch. */
export const above = (branches: readonly Branch[], id: string): readonly string[] => {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const found: string[] = [];
  let parent = byId.get(id)?.parentId;
  while (parent && !found.includes(parent)) {
    found.push(parent);
    parent = byId.get(parent)?.parentId;
  }
  return found;
};
