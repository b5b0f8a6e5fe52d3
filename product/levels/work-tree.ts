import { byCode } from './order';
import { deepest } from './wbs';

/** A row as far as its place in the tree is concerned: `1.2` stands beneath `1`. */
interface Coded {
  readonly code: string;
}

/** A row by its place in the table, with those beneath it in their order. */
export interface WorkNode {
  readonly at: number;
  readonly below: readonly WorkNode[];
}

/** The row that a row stands beneath: the nearest whose code its own begins with. */
const aboveOf = (rows: readonly Coded[], at: number): number | null => {
  const parts = rows[at]!.code.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const found = rows.findIndex(
      ({ code }, other) => other !== at && code === parts.slice(0, length).join('.'),
    );
    if (found >= 0) return found;
  }
  return null;
};

/** The rows of a work breakdown as the tree that their codes draw (domain §6.2). */
export const workTree = (rows: readonly Coded[]): readonly WorkNode[] => {
  const above = rows.map((_, at) => aboveOf(rows, at));
  const order = rows.map((_, at) => at).toSorted((one, other) => byCode(rows[one]!.code, rows[other]!.code));
  const under = (parent: number | null): WorkNode[] =>
    order.filter((at) => above[at] === parent).map((at) => ({ at, below: under(at) }));
  return under(null);
};

const depthOf = ({ below }: WorkNode): number => 1 + Math.max(0, ...below.map(depthOf));
const holds = ({ at, below }: WorkNode, wanted: number): boolean =>
  at === wanted || below.some((each) => holds(each, wanted));

/** The nodes beside a row, itself among them, and the row above them. */
const levelOf = (
  nodes: readonly WorkNode[],
  at: number,
  parent: number | null = null,
): { readonly level: readonly WorkNode[]; readonly parent: number | null } | null => {
  if (nodes.some((node) => node.at === at)) return { level: nodes, parent };
  for (const node of nodes) {
    const found = levelOf(node.below, at, node.at);
    if (found) return found;
  }
  return null;
};

/** The tree with the nodes beneath one row, or at the top (`null`), changed. */
const withLevel = (
  nodes: readonly WorkNode[],
  parent: number | null,
  change: (level: readonly WorkNode[]) => readonly WorkNode[],
): readonly WorkNode[] =>
  parent === null
    ? change(nodes)
    : nodes.map((node) =>
        node.at === parent
          ? { ...node, below: change(node.below) }
          : { ...node, below: withLevel(node.below, parent, change) },
      );

/** The rows in the order of the tree, with the codes that it gives them. */
const numbered = <Row extends Coded>(rows: readonly Row[], nodes: readonly WorkNode[], prefix = ''): Row[] =>
  nodes.flatMap(({ at, below }, place) => {
    const code = `${prefix}${place + 1}`;
    return [{ ...rows[at]!, code }, ...numbered(rows, below, `${code}.`)];
  });

/** Where a row goes: to the place of another one, right behind one, or beneath one as its last. */
export interface WorkPlace {
  readonly by: 'place' | 'behind' | 'beneath';
  readonly at: number;
}

const flat = (nodes: readonly WorkNode[]): number[] => nodes.flatMap(({ at, below }) => [at, ...flat(below)]);

/** Where among the nodes it comes into it stands then; `from`: where among them it stood, or -1. */
const insertedAt = (level: readonly WorkNode[], { by, at }: WorkPlace, from: number): number => {
  if (by === 'beneath') return level.length;
  const place = level.findIndex((each) => each.at === at);
  // The place of one that stood behind it moved up by one when it was taken out.
  return by === 'behind' || (from >= 0 && from <= place) ? place + 1 : place;
};

/**
 * The rows after one of them was moved, with all that stands beneath it, and the code it has there. Codes follow the tree: 1,
 * 1.1, 1.2, 2. Gives `null` where it cannot go: to itself, beneath itself, or deeper than a work breakdown may be (domain §6.2).
 */
export const moved = <Row extends Coded>(
  rows: readonly Row[],
  at: number,
  to: WorkPlace,
): { readonly rows: Row[]; readonly code: string } | null => {
  const tree = workTree(rows);
  const from = levelOf(tree, at);
  const node = from?.level.find((each) => each.at === at);
  const goal = to.by === 'beneath' ? { parent: to.at } : levelOf(tree, to.at);
  if (!from || !node || !goal || holds(node, to.at)) return null;
  const stood = from.parent === goal.parent ? from.level.indexOf(node) : -1;
  const without = withLevel(tree, from.parent, (level) => level.filter((each) => each !== node));
  const after = withLevel(without, goal.parent, (level) =>
    level.toSpliced(insertedAt(level, to, stood), 0, node),
  );
  const depth = Math.max(...after.map(depthOf));
  if (depth > deepest && depth > Math.max(...tree.map(depthOf))) return null;
  const result = numbered(rows, after);
  return { rows: result, code: result[flat(after).indexOf(at)]!.code };
};

/** Where the arrow keys lead a row: past its neighbour, beneath the one before it, or behind the one above it. */
export const placeBy = (
  rows: readonly Coded[],
  at: number,
  way: 'up' | 'down' | 'in' | 'out',
): WorkPlace | null => {
  const found = levelOf(workTree(rows), at);
  if (!found) return null;
  const place = found.level.findIndex((each) => each.at === at);
  const [before, after] = [found.level[place - 1]?.at, found.level[place + 1]?.at];
  const to = (by: WorkPlace['by'], target: number | null | undefined) =>
    target === undefined || target === null ? null : { by, at: target };
  return {
    up: to('place', before),
    down: to('place', after),
    in: to('beneath', before),
    out: to('behind', found.parent),
  }[way];
};
