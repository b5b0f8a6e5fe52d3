import { useCallback } from 'react';
import { leavesOf } from '../router/menu';
import type { Tab } from '../state/tab-bar';
import { useTabs } from '../state/tabs';
import { useMenu } from './useMenu';

/** What stands on a tab: the record's name where the page gave it one, else the menu's word for the page. */
export const useTitles = (): ((tab: Pick<Tab, 'title' | 'page'>) => string) => {
  const menu = useMenu();
  return useCallback(
    ({ title, page }) =>
      title || (leavesOf(menu).find(({ entry }) => entry.comment === page)?.entry.text ?? ''),
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
