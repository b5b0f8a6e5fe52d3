import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useRetainedState } from '../frame/useRetainedState';

/**
 * The part of a page that is shown: kept while the page sleeps, and the one its address asks for (`Tab=panel`) whenever
 * somebody is led there anew. The word leaves the address, so that a later choice is not undone by it.
 */
export const useAskedTab = (name: string, first = '') => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('Tab');
  const [chosen, choose] = useRetainedState(name, asked ?? first);
  useEffect(() => {
    if (asked === null) return;
    choose(asked);
    setQuery(
      (now) => {
        now.delete('Tab');
        return now;
      },
      { replace: true },
    );
  }, [asked, choose, setQuery]);
  return [chosen, choose] as const;
};
