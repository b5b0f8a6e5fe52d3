import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dictionariesQuery, cachedVersion } from '../dictionary/useDictionary';
import { useOffice } from '../office';
import { whenCalm } from '../state/calm';

/** How often an office in sight asks whether what the frame stands on has changed, in ms. */
const every = 8_000;

/** Where the versions stand that the server named last. */
export const versionKeys = { dictionaries: ['dictionariesVersion'], menu: ['menuVersion'] } as const;

/** A version on the server, asked for again and again. */
const useVersion = <Version>(queryKey: QueryKey, queryFn: () => Promise<Version>): Version | undefined =>
  useQuery({
    queryKey,
    queryFn,
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
    staleTime: Infinity,
    meta: { quiet: true },
  }).data;

/**
 * Fetches anew what somebody else has changed: the dictionaries, so that open forms offer what there is, and the menu
 * with its buttons, when a role holds other actions than it did.
 */
export const useFresh = (): void => {
  const office = useOffice();
  const { dictionariesVersion, menuVersion } = office;
  const cache = useQueryClient();
  const [calm, setCalm] = useState(false);
  useEffect(() => void whenCalm().then(() => setCalm(true)), []);
  // Those that the first page was opened without. The frame holds them, so that they are fetched anew when they change.
  useQuery({ ...dictionariesQuery(office), enabled: calm });
  const dictionaries = useVersion(versionKeys.dictionaries, dictionariesVersion);
  useEffect(() => {
    const held = cache.getQueryData<number>(cachedVersion);
    if (dictionaries !== undefined && held !== undefined && dictionaries > held)
      void cache.invalidateQueries({ queryKey: ['dictionaries'] });
  }, [cache, dictionaries]);
  const menu = useVersion(versionKeys.menu, menuVersion);
  const drawn = useRef(menu);
  useEffect(() => {
    drawn.current ??= menu;
    if (menu === drawn.current) return;
    drawn.current = menu;
    void cache.invalidateQueries({ queryKey: ['access'] });
  }, [cache, menu]);
};
