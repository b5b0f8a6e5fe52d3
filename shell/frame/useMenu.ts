import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import { useOffice, type MenuItem, type Person } from '../office';
import { leavesOf, menuQuery, personQuery, type MenuHandle } from '../router/menu';
import { usePreferences } from '../state/preferences';

const none: readonly MenuItem[] = [];

/** What was answered in the language before: it stays until the new one's answer is here, and where that does not come. */
const inAnother = <Data>(cache: QueryClient, [area, name]: QueryKey): Data | undefined =>
  cache.getQueriesData<Data>({ queryKey: [area, name] }).findLast(([, data]) => data !== undefined)?.[1];

/** The menu in the language of the screen. */
export const useMenu = (): readonly MenuItem[] => {
  const asked = menuQuery(useOffice());
  const cache = useQueryClient();
  usePreferences((state) => state.language);
  return useQuery(asked).data ?? inAnother<readonly MenuItem[]>(cache, asked.queryKey) ?? none;
};

/** The person; the names of the roles are in the language of the screen. */
export const usePerson = (): Person | undefined => {
  const asked = personQuery(useOffice());
  const cache = useQueryClient();
  usePreferences((state) => state.language);
  return useQuery(asked).data ?? inAnother<Person>(cache, asked.queryKey);
};

/** Whether the person's menu holds a page, hidden or not: a link to one it does not hold would lead nowhere. */
export const useHasPage = (path: string): boolean => leavesOf(useMenu()).some((leaf) => leaf.path === path);

/** The entry behind the address, spelt as the menu has it now: its texts change with the language. */
export const useEntry = (): MenuHandle | undefined => {
  const menu = useMenu();
  const found = useMatches().findLast(({ handle }) => (handle as MenuHandle | undefined)?.entry)?.handle as
    | MenuHandle
    | undefined;
  if (!found) return undefined;
  return leavesOf(menu).find(({ entry }) => entry.id === found.entry.id) ?? found;
};
