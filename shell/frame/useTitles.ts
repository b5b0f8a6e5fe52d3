import { useCallback } from 'react';
import { leavesOf } from '../router/menu';
import type { Tab } from '../state/tab-bar';
import { useTabs } from '../state/tabs';
import { useMenu } from './useMenu';

/**
 * What stands on a tab: the record's name where the page gave it one, else the menu's word for the page. Several entries may
 * show one page: then it is the word of the one at the tab's address.
 */
export const useTitles = (): ((tab: Pick<Tab, 'title' | 'page' | 'key'>) => string) => {
  const menu = useMenu();
  return useCallback(
    ({ title, page, key }) => {
      if (title) return title;
      const entries = leavesOf(menu).filter(({ entry }) => entry.comment === page);
      const [path] = key.split('?');
      return (entries.find((each) => each.path === path) ?? entries[0])?.entry.text ?? '';
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
