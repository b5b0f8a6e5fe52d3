import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '../words/say';

const Palette = lazy(() => import('./Palette'));

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the palette, by a click or by Ctrl-K (⌘-K): everything this person may reach, by typing. */
export const PaletteButton = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <Tooltip title={`${say('shell.palette')} (${isMac ? '⌘K' : 'Ctrl K'})`} mouseEnterDelay={0.5}>
        <Button
          type="text"
          aria-label={say('shell.palette')}
          aria-keyshortcuts="Control+K Meta+K"
          icon={<SearchOutlined />}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
