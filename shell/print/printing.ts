import { createContext, useContext } from 'react';

/** Where a page stands: on a screen that offers its PDF, or on the paper that becomes one. */
export type Printing =
  | { readonly on: 'screen'; readonly busy: boolean; readonly print: () => void }
  | { readonly on: 'paper' };
export const PrintingContext = createContext<Printing | null>(null);

/** Null where nothing is to be printed. */
export const usePrinting = (): Printing | null => useContext(PrintingContext);

/** Whether this is drawn for paper: what stands behind tabs is laid out below each other, what is pressed is left out. */
export const useOnPaper = (): boolean => usePrinting()?.on === 'paper';
