import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { usePageName } from '#shell/frame/page';
import { filtersOf } from '#shell/list/query/question';
import { readState } from '#shell/list/state';
import type { ListOfSearches } from '#shell/office';
import { usePreference } from '#shell/state/usePreference';
import { savedSearchesApi } from '../calls';
import type { Search } from './search';
import { useWire, wireOf } from './wire';

interface Former {
  readonly name: string;
  readonly narrowing: string;
}
const isFormer = (value: unknown): value is Former => {
  const { name, narrowing } = (value ?? {}) as Partial<Former>;
  return typeof name === 'string' && typeof narrowing === 'string';
};

/**
 * Searches that somebody kept among their preferences, as they were before they could be shared: they become searches like the
 * others when the panel is first opened. One that the list refuses stays where it is.
 */
export const useMoved = (list: ListOfSearches, searches: readonly Search[] | undefined): void => {
  const [stored, keep] = usePreference(`list.${usePageName()}.queries`);
  const { page, rowKey } = useWire(list);
  const cache = useQueryClient();
  const begun = useRef(false);
  const former = Array.isArray(stored) ? stored.filter(isFormer) : [];
  const move = async (known: readonly Search[]): Promise<void> => {
    const staying: Former[] = [];
    for (const each of former) {
      if (known.some(({ name, isOwn }) => isOwn && name === each.name)) continue;
      const state = readState(new URLSearchParams(each.narrowing), filtersOf(list.asking).names);
      try {
        await savedSearchesApi.add({ ...wireOf(list.asking, state), page, rowKey, name: each.name });
      } catch (fault) {
        if (!isCallFailed(fault)) throw fault;
        staying.push(each);
      }
    }
    keep(staying.length > 0 ? staying : null);
    if (staying.length < former.length) await cache.invalidateQueries({ queryKey: ['savedSearches'] });
  };
  useEffect(() => {
    if (!searches || former.length === 0 || begun.current) return;
    begun.current = true;
    void move(searches);
  });
};
