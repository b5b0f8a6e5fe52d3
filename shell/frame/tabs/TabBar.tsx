import { EllipsisOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTabs } from '../../state/tabs';
import { DropMenu } from '../../parts/DropMenu';
import { useWords } from '../../words/say';
import { OneTab } from './OneTab';
import { useDragging } from './useDragging';
import { useTabActions } from './useTabActions';
import { useTabKeys } from './useTabKeys';

const tabsIn = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

/** The bar of open pages. A right click, the menu key or the button at its end opens what can be done with a tab (SH2). */
export const TabBar = () => {
  const tabs = useTabs((state) => state.tabs);
  const active = useTabs((state) => state.active);
  const say = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const [meant, setMeant] = useState<string | null>(null);
  const actions = useTabActions(meant);
  const actionsInFront = useTabActions(active);
  const dragging = useDragging();
  useTabKeys();
  const place = tabs.findIndex(({ key }) => key === active);
  // Where it stands and how long its name is decide whether it is in view.
  const title = tabs[place]?.title;
  useEffect(() => {
    const shown = bar.current?.querySelector('[aria-selected="true"]')?.closest('[data-tab]');
    if (!shown || !bar.current) return undefined;
    // Told at once, and again whenever the strip becomes narrower or wider.
    const sized = new ResizeObserver(() => shown.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    sized.observe(bar.current);
    return () => sized.disconnect();
  }, [active, place, title, tabs.length]);
  const focused = useRef<number>(undefined);
  // The tab that had the focus was closed: the one that stands there now has it.
  useEffect(() => {
    const all = tabsIn(bar.current);
    if (focused.current !== undefined) all[Math.min(focused.current, all.length - 1)]?.focus();
    focused.current = undefined;
  }, [tabs.length]);
  if (tabs.length === 0) return null;
  const first = tabs.some(({ key }) => key === active) ? active : tabs[0]!.key;
  return (
    // Beside the menu it is the other way about the office: a landmark of its own, so that nothing stands outside of all.
    <nav className="tabs" aria-label={say('shell.openPages')}>
      <DropMenu trigger={['contextMenu']} menu={actions}>
        <div
          className="tabs__strip"
          role="tablist"
          aria-label={say('shell.openPages')}
          ref={bar}
          onWheel={(event) => {
            if (event.deltaX === 0 && bar.current) bar.current.scrollLeft += event.deltaY;
          }}
          onContextMenuCapture={(event) => {
            const tab = (event.target as HTMLElement).closest<HTMLElement>('[data-tab]');
            setMeant(tab?.dataset['tab'] ?? active);
          }}
        >
          {tabs.map((tab, at) => (
            <OneTab
              key={tab.key}
              tab={tab}
              active={tab.key === active}
              first={tab.key === first}
              dragging={dragging(tab.key, at)}
              onGo={(to) => tabsIn(bar.current).at(to)?.focus()}
              onGone={() => {
                focused.current = at;
              }}
              at={at}
              of={tabs.length}
            />
          ))}
        </div>
      </DropMenu>
      {active !== null && (
        <DropMenu menu={actionsInFront} placement="bottomRight">
          <Button type="text" size="small" aria-label={say('shell.tabActions')} icon={<EllipsisOutlined />} />
        </DropMenu>
      )}
    </nav>
  );
};
