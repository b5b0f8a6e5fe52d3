import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Row = Record<string, unknown>;

/**
 * Rows of a list as they are now, by their keys: every page of it that holds one of them is asked for again, those that were
 * left too; and where a page holds one no more, every other page that was read, to which it may have moved. A row that is on
 * none of them is not among them.
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
  const again = async (some: typeof pages): Promise<Map<string, Row>> => {
    await cache.refetchQueries({ queryKey: list, predicate: (page) => some.includes(page as never) });
    const byAge = some.toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
    return new Map(byAge.flatMap(rowsOf).map((row) => [keyOf(row), row]));
  };
  const found = await again(holding);
  if ([...wanted].every((key) => found.has(key))) return found;
  const others = await again(pages.filter((page) => !holding.includes(page)));
  return new Map([...found, ...others]);
};
