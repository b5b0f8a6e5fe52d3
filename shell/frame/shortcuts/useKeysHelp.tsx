import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useShortcuts } from '../../state/keys';

const Keys = lazy(() => import('./Keys'));

/** «?» shows what the keys do here. Gives the dialog while it is open. */
export const useKeysHelp = (): ReactNode => {
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: '?', says: 'shell.keys', run: () => setOpen(true) }]);
  return (
    open && (
      <Suspense fallback={null}>
        <Keys onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
};
