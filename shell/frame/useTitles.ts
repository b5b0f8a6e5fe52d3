import { useCallback } from 'react';
import { leavesOf } from '../router/menu';
import type { Tab } from '../state/tab-bar';
import { useTabs } from '../state/tabs';
import { useMenu } from './useMenu';

/**
 * What stands on a tab: the record's name where the page gave it one, else the menu's word for its address. Some entries may
 * show the same page; an address that the menu does not have any more has the word of its page.
 */
export const useTitles = (): ((tab: Pick<Tab, 'title' | 'page' | 'location'>) => string) => {
  const menu = useMenu();
  return useCallback(
    ({ title, page, location }) => {
      const leaves = leavesOf(menu).filter(({ entry }) => entry.comment === page);
      return (
        title || ((leaves.find(({ path }) => path === location.pathname) ?? leaves[0])?.entry.text ?? '')
      );
    },
    [menu],
  );
};

export const useActiveTitle = (): string | undefined => {
  const titleOf = useTitles();
  return useTabs(({ tabs, active }) => {
    const tab = tabs.find(({ key }) => key === active);
    return tab && titleOf(tab);
  });
};
