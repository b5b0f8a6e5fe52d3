import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOffice } from '../office';
import { heldVersion } from './useDictionary';

/** How often an office in sight asks whether the dictionaries have changed, in ms. */
const every = 8_000;

/** Fetches the dictionaries anew when somebody has changed one, so that open forms offer what there is. */
export const useFreshDictionaries = (): void => {
  const { dictionariesVersion } = useOffice();
  const cache = useQueryClient();
  const { data: version } = useQuery({
    queryKey: ['dictionariesVersion'],
    queryFn: dictionariesVersion,
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
    staleTime: Infinity,
    meta: { quiet: true },
  });
  useEffect(() => {
    const held = cache.getQueryData<number>(heldVersion);
    if (version !== undefined && held !== undefined && version > held)
      void cache.invalidateQueries({ queryKey: ['dictionaries'] });
  }, [cache, version]);
};
