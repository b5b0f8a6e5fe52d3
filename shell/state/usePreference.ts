import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { create } from 'zustand';
import { attempt } from '../client/useDo';
import { useOffice, type Office } from '../office';

/** What the person keeps on the server; loaded once with the frame, so that nothing moves when it comes. */
export const preferencesQuery = (office: Office) => ({
  queryKey: ['preferences', 'kept'],
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
    await attempt(() => office.storePreference(key, value));
  }
  sending = undefined;
};

/** What was chosen since the preferences were loaded: shown at once, in the same frame as the click. */
const useChosen = create<{ readonly chosen: ReadonlyMap<string, unknown> }>()(() => ({ chosen: new Map() }));

const keep = (office: Office, key: string, value: unknown): void => {
  useChosen.setState(({ chosen }) => ({ chosen: new Map(chosen).set(key, value) }));
  waiting.delete(key);
  waiting.set(key, value);
  sending ??= send(office);
};

/**
 * A value the person keeps on the server under a key, on whichever machine they sit, and how to change it:
 * `const [layout, keepLayout] = usePreference('list.applications/ApplicationList.layout')`. Null forgets it. The value may
 * have been written by another version of this program: whoever reads it checks it.
 */
export const usePreference = (key: string): readonly [value: unknown, keep: (value: unknown) => void] => {
  const office = useOffice();
  const { data } = useQuery(preferencesQuery(office));
  const chosen = useChosen((now) => now.chosen.get(key));
  const put = useCallback((value: unknown) => keep(office, key, value), [office, key]);
  return [chosen === undefined ? data?.get(key) : chosen, put];
};
