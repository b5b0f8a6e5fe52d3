import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { attempt } from '../client/useDo';
import { useOffice, type Office } from '../office';

type Kept = ReadonlyMap<string, unknown>;
const queryKey = ['preferences', 'kept'];

/** What the person keeps on the server; loaded once with the frame, so that nothing moves when it comes. */
export const keptQuery = (office: Office) => ({
  queryKey,
  queryFn: () => office.preferences(),
  staleTime: Infinity,
  meta: { quiet: true },
});

/** One preference at a time leaves the browser, the last wish for a key last: an older one never wins. */
const waiting = new Map<string, unknown>();
let sending: Promise<void> | undefined;

const send = async (office: Office): Promise<void> => {
  for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
    const [key, value] = next.value;
    waiting.delete(key);
    await attempt(() => office.keepPreference(key, value));
  }
  sending = undefined;
};

const keep = (cache: QueryClient, office: Office, key: string, value: unknown): void => {
  cache.setQueryData<Kept>(queryKey, (before) => {
    const after = new Map(before);
    if (value === null) after.delete(key);
    else after.set(key, value);
    return after;
  });
  waiting.delete(key);
  waiting.set(key, value);
  sending ??= send(office);
};

/**
 * A value the person keeps on the server under a key, on whichever machine they sit, and how to change it:
 * `const [layout, keepLayout] = useKept('list.applications/ApplicationList.layout')`. Null forgets it. The value may
 * have been written by another version of this program: whoever reads it checks it.
 */
export const useKept = (key: string): readonly [value: unknown, keep: (value: unknown) => void] => {
  const office = useOffice();
  const cache = useQueryClient();
  const { data } = useQuery(keptQuery(office));
  const put = useCallback((value: unknown) => keep(cache, office, key, value), [cache, office, key]);
  return [data?.get(key), put];
};
