import { CloseOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTabs, type Tab } from '../state/tabs';
import { useWords } from '../words/say';
import { useClosing } from './useClosing';
import { useTitles } from './useTitles';

/** The strip of open pages. A right click, or the menu key, opens what can be done with a tab (SH2). */
export const TabStrip = () => {
  const tabs = useTabs((state) => state.tabs);
  const active = useTabs((state) => state.active);
  const say = useWords();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, tabs.length]);
  if (tabs.length === 0) return null;
  return (
    <div
      className="tabs"
      role="tablist"
      aria-label={say('shell.openPages')}
      ref={strip}
      onWheel={(event) => {
        if (event.deltaX === 0 && strip.current) strip.current.scrollLeft += event.deltaY;
      }}
    >
      {tabs.map((tab) => (
        <OneTab key={tab.key} tab={tab} active={tab.key === active} alone={tabs.length === 1} />
      ))}
    </div>
  );
};

/** The arrow keys go from tab to tab; Delete closes, so the cross is for the mouse alone. */
const step = (event: KeyboardEvent<HTMLElement>): void => {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (way === undefined) return;
  const all = [
    ...(event.currentTarget.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
  ];
  all.at((all.indexOf(event.currentTarget) + way) % all.length)?.focus();
};

const OneTab = ({
  tab,
  active,
  alone,
}: {
  readonly tab: Tab;
  readonly active: boolean;
  readonly alone: boolean;
}) => {
  const say = useWords();
  const navigate = useNavigate();
  const closing = useClosing();
  const title = useTitles()(tab);
  const items = [
    { key: 'refresh', label: say('shell.refresh') },
    { key: 'close', label: say('shell.close') },
    { key: 'closeOthers', label: say('shell.closeOthers'), disabled: alone },
    { key: 'closeAll', label: say('shell.closeAll') },
  ];
  const choose = ({ key }: { key: string }) =>
    key === 'closeAll' ? closing.closeAll() : closing[key as 'refresh' | 'close' | 'closeOthers'](tab.key);
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, onClick: choose }}>
      <div className={active ? 'tabs__tab tabs__tab--active' : 'tabs__tab'}>
        <button
          type="button"
          role="tab"
          aria-selected={active}
          className="tabs__name"
          title={title}
          onClick={() => void navigate(tab.path)}
          onDoubleClick={() => closing.refresh(tab.key)}
          onAuxClick={(event) => event.button === 1 && closing.close(tab.key)}
          tabIndex={active ? 0 : -1}
          aria-keyshortcuts="Delete"
          onKeyDown={(event) => {
            if (event.key === 'Delete') closing.close(tab.key);
            else step(event);
          }}
        >
          {tab.unsaved && <span className="tabs__unsaved" role="img" aria-label={say('shell.unsaved')} />}
          <span className="tabs__text">{title}</span>
        </button>
        <button
          type="button"
          className="tabs__close"
          tabIndex={-1}
          aria-hidden="true"
          title={say('shell.close')}
          onClick={() => closing.close(tab.key)}
        >
          <CloseOutlined />
        </button>
      </div>
    </Dropdown>
  );
};
