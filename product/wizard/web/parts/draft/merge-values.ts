/** Where a value stands: the field, then the row's place and its column. */
type Path = readonly (string | number)[];
type Row = Readonly<Record<string, unknown>>;

/** What two people made differently of the same thing; nothing where one of them took it out. */
export interface Difference {
  readonly path: Path;
  readonly mine: unknown;
  readonly theirs: unknown;
}
/** Says of a difference whose version stands. */
export type Choose = (difference: Difference) => 'mine' | 'theirs';

/** Nothing, an empty text and an empty list are one; the place of a row is its order. */
const plain = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value)
    .map(([key, each]) => [key, plain(each)] as const)
    .filter(([key, each]) => key !== 'sort' && each !== null);
  return Object.fromEntries(filled.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
const textOf = (value: unknown): string => JSON.stringify(plain(value));

/** Whether two values of a field say the same. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsIn = (value: unknown): readonly Row[] | undefined => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && value.every(isRow) ? value : undefined;
};

/** What tells a row from its neighbours, the surest first: a row has no id of its own. */
const identities = [
  'fileId',
  'personId',
  'number',
  'projectNumber',
  'doi',
  'name',
  'title',
  'planName',
  'year',
];

/** For each of some rows the place of the same row among others: as it was, or by what tells it from its neighbours. */
const alignment = (rows: readonly Row[], others: readonly Row[]): (number | undefined)[] => {
  const found: (number | undefined)[] = rows.map(() => undefined);
  const free = new Set(others.keys());
  const pair = (keyOf: (row: Row) => string | undefined): void =>
    rows.forEach((row, at) => {
      const key = keyOf(row);
      if (found[at] !== undefined || key === undefined) return;
      const place = [...free].find((each) => keyOf(others[each]!) === key);
      if (place === undefined) return;
      found[at] = place;
      free.delete(place);
    });
  pair(textOf);
  for (const column of identities)
    pair((row) => (plain(row[column]) === null ? undefined : textOf(row[column])));
  // A row whose very name was changed is still the one in its place, as long as none came or went.
  if (rows.length === others.length)
    rows.forEach((_, at) => {
      if (found[at] !== undefined || !free.delete(at)) return;
      found[at] = at;
    });
  return found;
};

interface Item {
  readonly value: Row;
  /** Where it stands in each version; nowhere where that one does not have it. */
  readonly mine: number | undefined;
  readonly theirs: number | undefined;
}
type Side = 'mine' | 'theirs';

/** In the order of one side; what only the other has stands after its neighbour there. */
const ordered = (items: readonly Item[], by: Side): Row[] => {
  const other = by === 'mine' ? 'theirs' : 'mine';
  const placed = items.filter((each) => each[by] !== undefined).toSorted((a, b) => a[by]! - b[by]!);
  const rest = items.filter((each) => each[by] === undefined).toSorted((a, b) => a[other]! - b[other]!);
  for (const item of rest) {
    const before = placed.findLastIndex((each) => each[other] !== undefined && each[other] < item[other]!);
    placed.splice(before + 1, 0, item);
  }
  return placed.map(({ value }) => value);
};

const mergeRows = (
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  path: Path,
  choose: Choose,
): Row[] => {
  const inMine = alignment(base, mine);
  const inTheirs = alignment(base, theirs);
  const items: Item[] = [];
  base.forEach((row, at) => {
    const [my, their] = [inMine[at], inTheirs[at]];
    const mineNow = my === undefined ? undefined : mine[my];
    const theirsNow = their === undefined ? undefined : theirs[their];
    if (mineNow && theirsNow)
      return items.push({
        value: mergeRecord(row, mineNow, theirsNow, [...path, my!], choose),
        mine: my,
        theirs: their,
      });
    const left = mineNow ?? theirsNow;
    // Taken out by both, or by one while the other left it as it was.
    if (!left || isSame(left, row)) return undefined;
    const side = choose({
      path: [...path, (my ?? their)!],
      mine: mineNow ?? null,
      theirs: theirsNow ?? null,
    });
    if ((side === 'mine') === (mineNow !== undefined)) items.push({ value: left, mine: my, theirs: their });
    return undefined;
  });
  const added = (rows: readonly Row[], known: readonly (number | undefined)[]) =>
    [...rows.keys()].filter((at) => !known.includes(at));
  const [myNew, theirNew] = [added(mine, inMine), added(theirs, inTheirs)];
  // One and the same row, entered by both, stands once.
  const same = alignment(
    myNew.map((at) => mine[at]!),
    theirNew.map((at) => theirs[at]!),
  );
  const isLikely = (at: number, place: number): boolean =>
    isSame(mine[at], theirs[place]) ||
    identities.some(
      (column) => plain(mine[at]![column]) !== null && isSame(mine[at]![column], theirs[place]![column]),
    );
  const taken = new Set<number>();
  myNew.forEach((at, place) => {
    const there = same[place] === undefined ? undefined : theirNew[same[place]];
    if (there === undefined || !isLikely(at, there))
      return void items.push({ value: mine[at]!, mine: at, theirs: undefined });
    taken.add(there);
    const value = mergeRecord({}, mine[at]!, theirs[there]!, [...path, at], choose);
    return void items.push({ value, mine: at, theirs: there });
  });
  for (const at of theirNew)
    if (!taken.has(at)) items.push({ value: theirs[at]!, mine: undefined, theirs: at });
  const places = inMine.filter((each) => each !== undefined);
  const isReordered = places.some((each, at) => at > 0 && each < places[at - 1]!);
  return ordered(items, isReordered ? 'mine' : 'theirs');
};

const mergeRecord = (base: Row, mine: Row, theirs: Row, path: Path, choose: Choose): Row =>
  Object.fromEntries(
    [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((column) => [
      column,
      mergeValue(base[column], mine[column], theirs[column], [...path, column], choose),
    ]),
  );

/**
 * Two versions of one value that began with the same: what only one of them changed is taken from it, rows of a table each
 * by themselves; of what both made differently, `choose` says which stands.
 */
export const mergeValue = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: Path,
  choose: Choose,
): unknown => {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const [before, my, their] = [base, mine, theirs].map(rowsIn);
  if (before && my && their && my.length + their.length > 0)
    return mergeRows(before, my, their, path, choose);
  return choose({ path, mine, theirs }) === 'mine' ? mine : theirs;
};
