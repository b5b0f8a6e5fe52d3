import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Row = Record<string, unknown>;

/**
 * Rows of a list as they are now, by their keys: every page of it that holds one of them is asked for again, those that were
 * left too. A row that its page holds no more is not among them.
 */
export const freshRows = async (
  cache: QueryClient,
  list: QueryKey,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<ReadonlyMap<string, Row>> => {
  const wanted = new Set(rows.map(keyOf));
  const pages = cache.getQueryCache().findAll({ queryKey: list });
  const rowsOf = ({ state }: (typeof pages)[number]): readonly Row[] =>
    (state.data as { readonly rows?: readonly Row[] } | undefined)?.rows ?? [];
  const holding = pages.filter((page) => rowsOf(page).some((row) => wanted.has(keyOf(row))));
  await cache.refetchQueries({ queryKey: list, predicate: (page) => holding.includes(page as never) });
  const byAge = holding.toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  return new Map(byAge.flatMap(rowsOf).map((row) => [keyOf(row), row]));
};
