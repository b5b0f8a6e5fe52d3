import { useNavigate } from 'react-router';
import { useShortcuts } from '../../state/keys';
import { useTabs } from '../../state/tabs';
import type { Tab } from '../../state/tab-bar';
import { useClosing } from './useClosing';
import { shortcuts } from './useTabActions';

/** From anywhere in the office: keys that close and refresh the page in front and go to its neighbours. */
export const useTabKeys = (): void => {
  const { close, refresh } = useClosing();
  const navigate = useNavigate();
  const withFront = (action: (front: Tab) => void) => () => {
    const { tabs, active } = useTabs.getState();
    const front = tabs.find(({ key }) => key === active);
    if (front) action(front);
  };
  const go = (by: 1 | -1) =>
    withFront((front) => {
      const { tabs } = useTabs.getState();
      void navigate(tabs.at((tabs.indexOf(front) + by) % tabs.length)!.path);
    });
  useShortcuts([
    { keys: shortcuts.close, says: 'shell.keyClose', run: withFront(({ key }) => close('close', key)) },
    { keys: shortcuts.refresh, says: 'shell.keyRefresh', run: withFront(({ key }) => refresh(key)) },
    { keys: shortcuts.before, says: 'shell.keyBefore', run: go(-1) },
    { keys: shortcuts.behind, says: 'shell.keyBehind', run: go(1) },
  ]);
};
