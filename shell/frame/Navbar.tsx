import {
  BgColorsOutlined,
  FontSizeOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  GlobalOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { languages, type Language } from '#contract/words';
import { sizes, type Size } from '../state/preferences';
import { useSidebar } from '../state/sidebar';
import { DropMenu } from '../parts/DropMenu';
import { useWords } from '../words/say';
import { Bell } from './Bell';
import { Breadcrumbs } from './Breadcrumbs';
import { ErrorButton } from './errors/ErrorButton';
import { PaletteButton } from './palette/PaletteButton';
import { useLook } from './useLook';
import { useNarrow } from './useNarrow';
import { UserMenu } from './account/UserMenu';
import { message } from '../parts/voices';

const ownNames: Record<Language, string> = { zh: '简体中文', en: 'English', es: 'Español' };

/** Above the pages: where one is, and how the office speaks and looks. */
export const Navbar = () => (
  <div className="navbar">
    <Fold />
    <Breadcrumbs />
    <span className="navbar__gap" />
    <PaletteButton />
    <Fullscreen />
    <Sizes />
    <Languages />
    <Colours />
    <ErrorButton />
    <Bell />
    <UserMenu />
  </div>
);

const Named = ({
  name,
  icon,
  ...rest
}: {
  readonly name: string;
  readonly icon: ReactElement;
  onClick?: () => void;
}) => <Button type="text" aria-label={name} title={name} icon={icon} {...rest} />;

const Fold = () => {
  const say = useWords();
  const narrow = useNarrow();
  const { open, toggle, setDrawer } = useSidebar();
  if (narrow)
    return <Named name={say('shell.menu')} icon={<MenuUnfoldOutlined />} onClick={() => setDrawer(true)} />;
  return (
    <Named
      name={say(open ? 'shell.collapseMenu' : 'shell.expandMenu')}
      icon={open ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      onClick={toggle}
    />
  );
};

const Languages = () => {
  const say = useWords();
  const { language, choose } = useLook();
  return (
    <DropMenu
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: languages.map((key) => ({ key, label: <span lang={key}>{ownNames[key]}</span> })),
        onClick: ({ key }) => choose({ language: key as Language }),
      }}
    >
      <Button type="text" aria-label={say('shell.language')} icon={<GlobalOutlined />} />
    </DropMenu>
  );
};

const Sizes = () => {
  const say = useWords();
  const { size, choose } = useLook();
  return (
    <DropMenu
      menu={{
        selectable: true,
        selectedKeys: [size],
        items: sizes.map((key) => ({ key, label: say(`shell.size_${key}`) })),
        onClick: ({ key }) => choose({ size: key as Size }),
      }}
    >
      <Button
        type="text"
        aria-label={say('shell.size')}
        icon={<FontSizeOutlined />}
        className="navbar__wide"
      />
    </DropMenu>
  );
};

const Appearance = lazy(async () => ({ default: (await import('./Appearance')).Appearance }));

const Colours = () => {
  const say = useWords();
  return (
    <Popover
      trigger="click"
      placement="bottom"
      content={
        <Suspense>
          <Appearance />
        </Suspense>
      }
    >
      <Button type="text" aria-label={say('shell.appearance')} icon={<BgColorsOutlined />} />
    </Popover>
  );
};

const subscribe = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
};

const Fullscreen = () => {
  const say = useWords();
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => {
    if (!document.fullscreenEnabled) return message.warning(say('shell.noFullscreen'));
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  return (
    <span className="navbar__wide">
      <Named
        name={say(full ? 'shell.leaveFullscreen' : 'shell.fullscreen')}
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onClick={toggle}
      />
    </span>
  );
};
