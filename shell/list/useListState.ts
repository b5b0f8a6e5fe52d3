import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readState, writeState, type ListState } from './state';

/** The list's state, kept in the page's address. Whatever changes but page and size goes back to the first page. */
export const useListState = (names: readonly string[]) => {
  const [query, setQuery] = useSearchParams();
  const key = names.join();
  // The names are a literal of the page: their text tells them apart better than the array does.
  const state = useMemo(() => readState(query, key.split(',')), [query, key]);
  const put = useCallback(
    (changes: Partial<ListState>) => {
      const paged = 'page' in changes ? changes : { ...changes, page: 1 };
      setQuery(
        (before) => {
          const now = readState(before, key.split(','));
          return writeState(before, { ...now, ...paged } as ListState, key.split(','));
        },
        { replace: true },
      );
    },
    [setQuery, key],
  );
  return [state, put] as const;
};
