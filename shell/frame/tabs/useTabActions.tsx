import type { MenuProps } from 'antd';
import { useMemo } from 'react';
import { meantBy, moved, type Closing, type Tab } from '../../state/tab-bar';
import { useTabs } from '../../state/tabs';
import { useWords } from '../../words/say';
import { useClosing } from './useClosing';

const ways = ['close', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'] as const satisfies Closing[];
const isClosing = (action: string): action is Closing => (ways as readonly string[]).includes(action);

/** The keys that browsers leave free. Page up and page down go from tab to tab besides. */
export const shortcuts = { refresh: 'Alt+R', close: 'Alt+W', before: 'Alt+PageUp', behind: 'Alt+PageDown' };

/** The tab itself says its keys to who cannot see them. */
const keys = (pressed: string) => <span aria-hidden="true">{pressed}</span>;

/** What can be done with a tab, as a menu (SH2). What would do nothing now is greyed, not hidden. */
export const useTabActions = (key: string | null): MenuProps => {
  const say = useWords();
  const tabs = useTabs((state) => state.tabs);
  const { close, refresh } = useClosing();
  return useMemo(() => {
    const at = tabs.findIndex((each) => each.key === key);
    const tab: Tab | undefined = tabs[at];
    if (!tab) return { items: [] };
    const { setPinned, move } = useTabs.getState();
    const moves = { moveLeft: at - 1, moveRight: at + 1 };
    const stays = (to: number) => moved(tabs, tab.key, to)[at] === tab;
    return {
      items: [
        { key: 'refresh', label: say('shell.refresh'), extra: keys(shortcuts.refresh) },
        { key: 'pin', label: say(tab.pinned ? 'shell.unpin' : 'shell.pin') },
        { key: 'moveLeft', label: say('shell.moveLeft'), disabled: stays(moves.moveLeft) },
        { key: 'moveRight', label: say('shell.moveRight'), disabled: stays(moves.moveRight) },
        { type: 'divider' },
        ...ways.map((way) => ({
          key: way,
          label: say(`shell.${way}`),
          disabled: meantBy(way, tabs, tab.key).length === 0,
          ...(way === 'close' && { extra: keys(shortcuts.close) }),
        })),
      ],
      onClick: ({ key: action }) => {
        if (isClosing(action)) close(action, tab.key);
        else if (action === 'refresh') refresh(tab.key);
        else if (action === 'pin') setPinned(tab.key, !tab.pinned);
        else move(tab.key, moves[action as keyof typeof moves]);
      },
    };
  }, [tabs, key, say, close, refresh]);
};
