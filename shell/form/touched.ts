import { createContext } from 'react';

/** Tells the form around that somebody changed it where no control did: its draft is then saved as ever. */
export const TouchedContext = createContext<() => void>(() => undefined);
