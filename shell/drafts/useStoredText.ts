import { useEffect, useState } from 'react';
import { usePage } from '../frame/page';
import { prepareStore } from './drafts';
import { openKeeper, type StoredForm, type Leftover } from './keeper';

/** A text of an earlier window, and what the person may say to it. */
export interface RestoredText extends Pick<Leftover, 'at'> {
  /** It is not in the form: what the server has was changed since, and nothing older is saved over it unasked. */
  readonly isOffered: boolean;
  readonly keep: () => void;
  readonly giveUp: () => void;
}

/**
 * Keeps what a form holds and the server does not, encrypted in this browser, so that it outlives window, crash and the
 * session's end (security §3.25); brings back what an earlier window left, or offers it where the record was changed since.
 * `send` saves it, `onStored` hears when this browser has it; without a form nothing is kept.
 */
export const useStoredText = (
  storedForm: StoredForm | undefined,
  send: () => Promise<unknown>,
  onRestored: () => void,
  onStored: (at: number) => void = nothing,
) => {
  const { tab, title } = usePage();
  const [keeper] = useState(openKeeper);
  const [restored, setRestored] = useState<RestoredText | null>(null);
  useEffect(
    () => keeper.follow({ storedForm, send, onStored, tab, title }),
    [keeper, storedForm, send, onStored, tab, title],
  );
  const form = storedForm?.form;
  useEffect(() => {
    if (form === undefined) return;
    void prepareStore();
    const bringBack = async ({ at, putIn }: Leftover): Promise<void> => {
      // The offer is answered: a second click must not take what was put in for what stood there before.
      setRestored(null);
      const undo = await putIn();
      onRestored();
      setRestored({
        at,
        isOffered: false,
        keep: () => setRestored(null),
        giveUp: () => {
          undo();
          onRestored();
          setRestored(null);
        },
      });
    };
    const offer = (found: Leftover): void =>
      setRestored({
        at: found.at,
        isOffered: true,
        keep: () => void bringBack(found),
        giveUp: () => {
          void found.forget();
          setRestored(null);
        },
      });
    void keeper.begin().then((found) => found && (found.isOutdated ? offer(found) : bringBack(found)));
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

const nothing = (): void => undefined;
