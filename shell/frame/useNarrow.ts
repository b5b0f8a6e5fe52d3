import { useSyncExternalStore } from 'react';

/** Below this width the layout is a mobile one (SH3). */
const narrow = matchMedia('(max-width: 1023.98px)');
const subscribe = (tell: () => void) => {
  narrow.addEventListener('change', tell);
  return () => narrow.removeEventListener('change', tell);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
