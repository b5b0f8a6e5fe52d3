import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import { useOffice, type MenuItem, type Person } from '../office';
import { leavesOf, menuQuery, personQuery, type MenuHandle } from '../router/menu';
import { usePreferences } from '../state/preferences';

const none: readonly MenuItem[] = [];

/** The menu in the language of the screen. */
export const useMenu = (): readonly MenuItem[] => {
  const office = useOffice();
  usePreferences((state) => state.language);
  return useQuery({ ...menuQuery(office), placeholderData: keepPreviousData }).data ?? none;
};

/** The person; the names of the roles are in the language of the screen. */
export const usePerson = (): Person | undefined => {
  const office = useOffice();
  usePreferences((state) => state.language);
  return useQuery({ ...personQuery(office), placeholderData: keepPreviousData }).data;
};

/** Whether the person's menu holds a page, hidden or not: a link to one it does not hold would lead nowhere. */
export const useHasPage = (path: string): boolean => leavesOf(useMenu()).some((leaf) => leaf.path === path);

/** The entry behind the address, spelt as the menu has it now: its texts change with the language. */
export const useEntry = (): MenuHandle | undefined => {
  const menu = useMenu();
  const found = useMatches().findLast(({ handle }) => (handle as MenuHandle | undefined)?.entry)?.handle as
    MenuHandle | undefined;
  if (!found) return undefined;
  return leavesOf(menu).find(({ entry }) => entry.id === found.entry.id) ?? found;
};
