import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../state/keys';
import { useWords } from '../words/say';
import { keyCaps } from './keyCaps';

const Palette = lazy(() => import('./Palette'));

const keys = 'Ctrl+K';

/** Opens the palette, by a click or by Ctrl-K (⌘-K): everything this person may reach, by typing. */
export const PaletteButton = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys, says: 'shell.palette', run: () => setOpen(true), overDialogs: true }]);
  return (
    <>
      <Tooltip title={`${say('shell.palette')} (${keyCaps(keys).join(' ')})`} mouseEnterDelay={0.5}>
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
