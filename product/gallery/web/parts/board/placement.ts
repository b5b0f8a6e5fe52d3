/** What stands in each column, in its order: the column's id → the ids of its items. Items and columns share no id. */
export type Placement = Readonly<Record<string, readonly string[]>>;

export interface Place {
  readonly column: string;
  /** From nought. */
  readonly at: number;
}

/** Where an item stands. */
export const placeOf = (placed: Placement, id: string): Place => {
  for (const [column, ids] of Object.entries(placed)) {
    const at = ids.indexOf(id);
    if (at >= 0) return { column, at };
  }
  throw new Error(`${id} stands in no column`);
};

/** The same items with one of them elsewhere: beyond the end of a column is its end. */
export const putAt = (placed: Placement, id: string, { column, at }: Place): Placement => {
  const others = Object.entries(placed).map(
    ([name, ids]) => [name, ids.filter((other) => other !== id)] as const,
  );
  return Object.fromEntries(
    others.map(([name, ids]) => [
      name,
      name === column ? [...ids.slice(0, Math.max(0, at)), id, ...ids.slice(Math.max(0, at))] : ids,
    ]),
  );
};

/** Where an item would stand that is held over another one, or over a column as such: there it stays, or comes to the end. */
export const placeOver = (placed: Placement, id: string, over: string): Place => {
  const ids = placed[over];
  if (!ids) return placeOf(placed, over);
  return ids.includes(id) ? placeOf(placed, id) : { column: over, at: ids.length };
};

const steps: Readonly<Record<string, readonly [columns: number, places: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isStep = (key: string): boolean => key in steps;

/** One step by an arrow key: up and down in the column, left and right to the same height of the next. At the edge it stays. */
export const stepped = (placed: Placement, id: string, key: string): Placement => {
  const step = steps[key];
  if (!step) return placed;
  const [aside, along] = step;
  const { column, at } = placeOf(placed, id);
  const columns = Object.keys(placed);
  const next = columns[columns.indexOf(column) + aside];
  if (next === undefined) return placed;
  const to = at + along;
  if (next === column && (to < 0 || to >= placed[column]!.length)) return placed;
  return putAt(placed, id, { column: next, at: Math.min(to, placed[next]!.length) });
};
