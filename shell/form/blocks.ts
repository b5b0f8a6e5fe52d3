import { createContext, useContext, useEffect, useId } from 'react';

/** What keeps a form from being sent although all its fields are well: a file that was refused, or is on its way. */
export interface Blocks {
  readonly set: (by: string, why: string | null) => void;
}
export const BlocksContext = createContext<Blocks | null>(null);

/** Keeps the form around from being sent while there is a reason; outside of a form it does nothing. */
export const useBlock = (why: string | null): void => {
  const by = useId();
  const blocks = useContext(BlocksContext);
  useEffect(() => {
    blocks?.set(by, why);
    // A row that is taken out takes its file along.
    return () => blocks?.set(by, null);
  }, [blocks, by, why]);
};
