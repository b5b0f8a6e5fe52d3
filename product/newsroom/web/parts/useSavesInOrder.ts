import { useRef } from 'react';
import { isCallFailed, isRefusal, unanswered } from '#shell/client/failed';
import { changedMeanwhile } from '#shell/parts/ChangedElsewhere';

/**
 * Saves what is written on one piece, in the order in which it was meant. A save that nobody answered may have arrived all the
 * same: it is sent again, word for word, before what was typed since. Its answer names the version that the server has now,
 * which would otherwise pass for somebody else's (2003). Throws what `save` throws.
 */
export const useSavesInOrder = <Values extends object>(
  save: (values: Values) => Promise<void>,
): ((values: Values) => Promise<void>) => {
  const unheard = useRef<Values>(undefined);
  const send = async (values: Values): Promise<void> => {
    try {
      await save(values);
      unheard.current = undefined;
    } catch (fault) {
      if (isRefusal(fault)) unheard.current = undefined;
      else if (isCallFailed(fault) && fault.code === unanswered) unheard.current = values;
      throw fault;
    }
  };
  const catchUp = async (before: Values): Promise<void> => {
    try {
      await send(before);
    } catch (fault) {
      // What was refused was not saved, and what is typed now is judged by itself; what another one saved meanwhile stays.
      if (!isRefusal(fault) || fault.code === changedMeanwhile) throw fault;
    }
  };
  return async (values) => {
    const before = unheard.current;
    if (before && JSON.stringify(before) !== JSON.stringify(values)) await catchUp(before);
    await send(values);
  };
};
