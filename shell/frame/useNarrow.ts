import { useSyncExternalStore } from 'react';

/** Below this width the layout is a mobile one (SH3). */
const narrow = matchMedia('(max-width: 1023.98px)');
const subscribe = (notify: () => void) => {
  narrow.addEventListener('change', notify);
  return () => narrow.removeEventListener('change', notify);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
