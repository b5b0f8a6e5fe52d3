import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../../state/keys';
import { useWords } from '../../words/say';
import { keyCaps } from '../shortcuts/keyCaps';

const Palette = lazy(() => import('./Palette'));

const keys = 'Ctrl+K';

/** Opens the palette, by a click or by Ctrl-K (⌘-K): everything this person may reach, by typing. */
export const PaletteButton = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys, says: 'shell.palette', run: () => setOpen(true), overDialogs: true }]);
  return (
    <>
      <Button
        type="text"
        aria-label={say('shell.palette')}
        title={`${say('shell.palette')} (${keyCaps(keys).join(' ')})`}
        aria-keyshortcuts="Control+K Meta+K"
        icon={<SearchOutlined />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
