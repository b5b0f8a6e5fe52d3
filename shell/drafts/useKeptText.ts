import { useEffect, useState } from 'react';
import { usePage } from '../frame/page';
import { prepareToKeep } from './drafts';
import { openKeeper, type KeptForm, type Restored } from './keeper';

/** A text that was brought back, and what the person may say to it. */
export interface RestoredText extends Pick<Restored, 'at' | 'isOutdated'> {
  readonly keep: () => void;
  readonly giveUp: () => void;
}

/**
 * Keeps what a form holds and the server does not, encrypted in this browser, so that it outlives window, crash and the
 * session's end (security §3.25); brings back what an earlier window left. `send` saves it; without a form nothing is kept.
 */
export const useKeptText = (
  kept: KeptForm | undefined,
  send: () => Promise<unknown>,
  onRestored: () => void,
) => {
  const { tab, title } = usePage();
  const [keeper] = useState(openKeeper);
  const [restored, setRestored] = useState<RestoredText | null>(null);
  useEffect(() => keeper.follow({ kept, send, tab, title }), [keeper, kept, send, tab, title]);
  const form = kept?.form;
  useEffect(() => {
    if (form === undefined) return;
    void prepareToKeep();
    void keeper.begin().then((found) => {
      if (!found) return;
      const { at, isOutdated, undo } = found;
      onRestored();
      setRestored({
        at,
        isOutdated,
        keep: () => setRestored(null),
        giveUp: () => {
          undo();
          onRestored();
          setRestored(null);
        },
      });
    });
    // Once for the form's whole life: what it is called afterwards, and how it is saved, follow by themselves.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [keeper, form === undefined]);
  useEffect(() => {
    const { hurry } = keeper;
    document.addEventListener('visibilitychange', hurry);
    return () => document.removeEventListener('visibilitychange', hurry);
  }, [keeper]);
  return { restored, keeper };
};
