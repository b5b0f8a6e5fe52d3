const natural = new Intl.Collator('en', { numeric: true });

/** Codes as people count: `1.2` before `1.10`. */
export const byCode = (one: string, other: string): number =>
  natural.compare(one, other) || (one < other ? -1 : one > other ? 1 : 0);

/**
 * The rows sorted by their name, so that nothing ever depends on the order they were typed in.
 * Rows of the same name are told apart by their content.
 */
export const inOrder = <Row>(rows: readonly Row[], name: (row: Row) => string): Row[] =>
  rows.toSorted(
    (one, other) => byCode(name(one), name(other)) || byCode(JSON.stringify(one), JSON.stringify(other)),
  );

/** The names that stand more than once, each named once. */
export const twice = (names: readonly string[]): string[] =>
  [...new Set(names.filter((name, place) => names.indexOf(name) !== place))].toSorted(byCode);

/** The middle of the numbers; of two middles the lower one. `null` when there are none. */
export const lowerMedian = (numbers: readonly number[]): number | null =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? null;

/** Two thirds of so many heads, rounded up (domain §3.4). */
export const twoThirdsOf = (heads: number): number => Math.ceil((2 * heads) / 3);
