import { useCallback, useEffect, useRef } from 'react';
import { isCallFailed, isRefusal, unanswered } from '../client/failed';

/**
 * Saves in the order in which they were meant. One that nobody answered may have arrived all the same: it is sent again, word
 * for word, before what was typed since. Its answer names the version that the server has now, which would otherwise pass
 * for somebody else's (2003). Gives the saving, and `catchUp` for what else changes the record; both throw what `onSave`
 * throws.
 */
export const useSavesInOrder = <Values extends object>(
  onSave: ((values: Partial<Values>) => Promise<unknown>) | undefined,
) => {
  const unheard = useRef<Partial<Values>>(undefined);
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  const send = useCallback(async (values: Partial<Values>): Promise<void> => {
    unheard.current = undefined;
    try {
      await latest.current?.(values);
    } catch (fault) {
      if (isCallFailed(fault) && fault.code === unanswered) unheard.current = values;
      throw fault;
    }
  }, []);
  const catchUp = useCallback(async (): Promise<void> => {
    if (!unheard.current) return;
    try {
      await send(unheard.current);
    } catch (fault) {
      // It was not saved, and what is sent after it is judged by itself.
      if (!isRefusal(fault)) throw fault;
    }
  }, [send]);
  const save = useCallback(
    async (values: Partial<Values>): Promise<void> => {
      if (JSON.stringify(unheard.current) !== JSON.stringify(values)) await catchUp();
      await send(values);
    },
    [catchUp, send],
  );
  return { save, catchUp };
};
