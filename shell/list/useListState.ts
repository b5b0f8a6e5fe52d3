import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readState, writeState, type ListState } from './state';

/** A search or a filter that is taken away is said so: undefined. */
export type Changes = { readonly [Key in keyof ListState]?: ListState[Key] | undefined };

/**
 * The list's state, kept in the page's address. Whatever changes but page and size goes back to the first page. Every
 * change is a step that «back» undoes; only a correction the person did not ask for takes the last step's place.
 * `put` says whether anything changed: what is as it was leaves no step behind.
 */
export const useListState = (names: readonly string[]) => {
  const [query, setQuery] = useSearchParams();
  const key = names.join();
  // The names are a literal of the page: their text tells them apart better than the array does.
  const state = useMemo(() => readState(query, key.split(',')), [query, key]);
  const put = useCallback(
    (changes: Changes, { correcting = false } = {}): boolean => {
      const paged = 'page' in changes ? changes : { ...changes, page: 1 };
      const spelt = (next: ListState) => writeState(new URLSearchParams(), next, key.split(',')).toString();
      if (spelt({ ...state, ...paged } as ListState) === spelt(state)) return false;
      setQuery(
        (before) => {
          const now = readState(before, key.split(','));
          return writeState(before, { ...now, ...paged } as ListState, key.split(','));
        },
        { replace: correcting },
      );
      return true;
    },
    [setQuery, key, state],
  );
  return [state, put] as const;
};
