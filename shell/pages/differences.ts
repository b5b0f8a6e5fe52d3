type Bag = Readonly<Record<string, unknown>>;

const nothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Whether a field says the same before and after; what is not said is nothing, however it is spelt. */
export const saysTheSame = (before: unknown, after: unknown): boolean =>
  (nothing(before) && nothing(after)) || plain(before) === plain(after);

/** What is said, a figure as its text (a form holds it as it was typed), in an order of its own, so that two documents that were stored differently read alike. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each)
            .filter(([, part]) => !nothing(part))
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : typeof each === 'number'
        ? String(each)
        : each,
  ) ?? '';

/** A row's own words, without its place. */
const wordsOf = ({ sort: _sort, ...row }: Bag): Bag => row;

/** What became of one row of a list. */
export interface RowChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly before?: Bag;
  readonly after?: Bag;
}

const alike = (one: Bag, other: Bag): number => {
  const fields = Object.keys(wordsOf(one)).filter((field) => !nothing(one[field]));
  const same = fields.filter((field) => saysTheSame(one[field], other[field])).length;
  return fields.length === 0 ? 0 : same / fields.length;
};

interface Numbered {
  readonly row: Bag;
  readonly at: number;
}
const numbered = (rows: readonly Bag[]): Numbered[] => rows.map((row, at) => ({ row, at }));

/**
 * What changed in a list, row by row, in the order of today; what is gone comes last. Rows with the same key, where they have
 * one, are one row; of the others a row is the one before it when at least half of what was said of it is still said, the most
 * alike first. Rows that stay as they are and only change places are said to.
 */
export const rowChanges = (
  before: readonly Bag[],
  after: readonly Bag[],
  keyOf: (row: Bag) => unknown = () => undefined,
): readonly RowChange[] => {
  const left = numbered(before);
  const pairs = new Map<number, Numbered>();
  const pair = (least: number): void => {
    for (const { row, at } of numbered(after)) {
      if (pairs.has(at)) continue;
      const best = left
        .map((each) => ({ each, share: alike(each.row, row) }))
        .filter(({ share }) => share >= least)
        .toSorted((one, other) => other.share - one.share || one.each.at - other.each.at)[0];
      if (!best) continue;
      pairs.set(at, best.each);
      left.splice(left.indexOf(best.each), 1);
    }
  };
  for (const { row, at } of numbered(after)) {
    const key = keyOf(row);
    const same = nothing(key) ? [] : left.filter((each) => saysTheSame(keyOf(each.row), key));
    // A key that stands twice names no row.
    if (same.length === 1) {
      pairs.set(at, same[0]!);
      left.splice(left.indexOf(same[0]!), 1);
    }
  }
  pair(1);
  pair(0.5);
  const stay = [...pairs].toSorted(([one], [other]) => one - other);
  const places = stay.map(([, { at }]) => at).toSorted((one, other) => one - other);
  return [
    ...after.flatMap((row, at): RowChange[] => {
      const was = pairs.get(at);
      if (!was) return [{ kind: 'added', after: row }];
      if (plain(wordsOf(was.row)) !== plain(wordsOf(row)))
        return [{ kind: 'changed', before: was.row, after: row }];
      const place = stay.findIndex(([each]) => each === at);
      return places[place] === was.at ? [] : [{ kind: 'moved', before: was.row, after: row }];
    }),
    ...left.map(({ row }): RowChange => ({ kind: 'removed', before: row })),
  ];
};
