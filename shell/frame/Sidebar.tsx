import { Menu, type MenuProps } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MenuItem } from '../office';
import { AfterwardsPart, afterwards } from '../parts/afterwards';
import { useSidebar } from '../state/sidebar';
import { useWords } from '../words/say';
import { MenuIcon } from './icons';
import { useEntry, useMenu } from './useMenu';
import { useNarrow } from './useNarrow';

type Items = NonNullable<MenuProps['items']>;

const itemsOf = (menu: readonly MenuItem[]): Items =>
  menu
    // A section whose pages are all hidden from this person leads nowhere.
    .filter((entry) => !entry.hidden && (entry.comment || entry.children.some((child) => !child.hidden)))
    .map((entry) => {
      const children = entry.children.filter((child) => !child.hidden);
      // A section with one page is that page: nobody opens a fold to find a single line.
      const [only] = children;
      if (children.length === 1 && only) return leaf(only, entry.icon);
      return children.length > 0
        ? {
            key: entry.id,
            icon: <MenuIcon name={entry.icon} />,
            label: entry.text,
            children: children.map((child) => leaf(child)),
          }
        : leaf(entry, entry.icon);
    });

const leaf = (entry: MenuItem, icon?: string) => ({
  key: entry.url,
  label: entry.text,
  title: entry.text,
  ...(icon && { icon: <MenuIcon name={icon} /> }),
});

const drawerPart = afterwards(async () => (await import('./SideDrawer')).SideDrawer);

/** The server's menu: one section open at a time, reduced to icons on demand, a drawer below 1024 px. */
export const Sidebar = () => {
  const say = useWords();
  const narrow = useNarrow();
  const { open, drawer, setDrawer } = useSidebar();
  useEffect(() => {
    if (drawer) drawerPart.hurry();
  }, [drawer]);
  if (narrow) {
    return (
      <AfterwardsPart of={drawerPart} awaited={null} missing={null}>
        {(SideDrawer) => (
          <SideDrawer>
            <Entries collapsed={false} done={() => setDrawer(false)} />
          </SideDrawer>
        )}
      </AfterwardsPart>
    );
  }
  return (
    <nav className={open ? 'sidebar' : 'sidebar sidebar--icons'} aria-label={say('shell.menu')}>
      <Entries collapsed={!open} done={() => undefined} />
    </nav>
  );
};

const Entries = ({ collapsed, done }: { readonly collapsed: boolean; readonly done: () => void }) => {
  const menu = useMenu();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const section = useEntry()?.parent?.id;
  const [chosen, setChosen] = useState<string | null>(null);
  const items = useMemo(() => itemsOf(menu), [menu]);
  const opened = chosen ?? section;
  return (
    <Menu
      mode="inline"
      inlineCollapsed={collapsed}
      items={items}
      selectedKeys={[pathname]}
      {...(!collapsed && {
        openKeys: opened ? [opened] : [],
        // A page that is opened by Enter is counted among what unfolds: it must not fold its own section.
        onOpenChange: (keys: string[]) =>
          setChosen(keys.findLast((key) => menu.some(({ id }) => id === key)) ?? ''),
      })}
      onClick={({ key }) => {
        done();
        void navigate(key);
      }}
    />
  );
};
