import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftValues, StoredForm } from '../drafts/keeper';
import { useStoredText, type RestoredText } from '../drafts/useStoredText';
import { usePage, useUnsaved } from '../frame/page';
import { onRecovery } from '../state/network';
import { useTabs } from '../state/tabs';

type DraftState = 'clean' | 'changed' | 'saving' | 'saved';
/** Milliseconds between a change and its save, unless a form asks for less. */
const usual = 30_000;

/** What tells one life of an open page from the next; undefined where the page is closed. */
const lifeOf = (key: string): string | undefined => {
  const tab = useTabs.getState().tabs.find((each) => each.key === key);
  return tab && `${tab.born} ${tab.life}`;
};

export interface Draft {
  readonly state: DraftState;
  /** Milliseconds of the last save. */
  readonly at: number | null;
  /** Since when this browser keeps what the server does not have yet; null where it does not. */
  readonly storedAt: number | null;
  /** A text of an earlier window that was brought back. */
  readonly restored: RestoredText | null;
  /** Somebody typed. */
  readonly touch: () => void;
  /** Saves what is there; resolves to whether it is saved. Two saves never run beside each other. */
  readonly save: (byItself?: boolean) => Promise<boolean>;
  /** Does what the form is for: nothing is saved by itself meanwhile, for that would move the version that is being signed. */
  readonly submitting: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The work is in safe hands: after submitting. `sent`: what went, where more may have been typed since. */
  readonly done: (sent?: DraftValues) => void;
}

/**
 * Keeps a draft safe: saves every 30 s where something changed (domain §3.1, A2), marks the tab while something is unsaved.
 * `keep` throws where the save failed; what was typed stays and is tried again. It is told whether nobody asked for
 * this save: then a refusal must not take the caret away. `every`: milliseconds from a change to its save. `kept`: how
 * the text is read and written; it is then kept in this browser as well until the server has it.
 */
export const useDraft = (
  keep: ((byItself: boolean) => Promise<void>) | undefined,
  every: number = usual,
  storedForm?: StoredForm,
): Draft => {
  const [state, setState] = useState<DraftState>('clean');
  const [at, setAt] = useState<number | null>(null);
  const [storedAt, setStoredAt] = useState<number | null>(null);
  const changes = useRef(0);
  /** Told what the server has now. */
  const isSent = useRef<(values: Readonly<Record<string, unknown>>) => void>(() => {});
  const isSending = useRef<() => Promise<unknown>>(() => Promise.resolve());
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Sends what waits for its time. */
  const sendNow = useRef<() => void>(undefined);
  const isSubmitting = useRef(false);
  const stopWaiting = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  }, [keep]);
  const { tab } = usePage();
  // The page may get another address while a save waits: what it made is then its record.
  const place = useRef(tab);
  useEffect(() => {
    place.current = tab;
  }, [tab]);
  // On its way is not there yet: a save that waits for somebody to sign in again may still be given up.
  useUnsaved(state === 'changed' || state === 'saving');
  const reading = useRef(storedForm);
  useEffect(() => {
    reading.current = storedForm;
  }, [storedForm]);
  const save = useCallback(
    (byItself = false): Promise<boolean> => {
      if (running.current) return running.current;
      const seen = changes.current;
      const sent = structuredClone(reading.current?.read() ?? {});
      setState('saving');
      const work = (async () => {
        try {
          await isSending.current();
          await latest.current?.(byItself);
          isSent.current(sent);
          setAt(Date.now());
          setState(changes.current === seen ? 'saved' : 'changed');
          // Saved by hand before its time: another save would only move the version that is about to be signed.
          if (changes.current === seen) stopWaiting();
          return true;
        } catch (fault) {
          setState('changed');
          throw fault;
        } finally {
          running.current = null;
        }
      })();
      running.current = work;
      return work;
    },
    [stopWaiting],
  );
  const saves = keep !== undefined;
  // What nothing saves by itself is not sent by itself either: a person who signs out is asked about it.
  const send = useCallback(() => (saves ? save(true) : Promise.resolve(false)), [save, saves]);
  const isBack = useRef<() => boolean>(() => false);
  const type = useCallback(() => {
    changes.current += 1;
    setState(isBack.current() ? 'clean' : 'changed');
    setStoredAt(null);
    if (!saves || timer.current) return;
    const life = lifeOf(place.current);
    const saveOrTryLater = () => {
      timer.current = undefined;
      if (isSubmitting.current) return wait(every);
      // A tab that was closed or refreshed meanwhile took its draft along. A failed save has been shown by the form.
      if (lifeOf(place.current) === life) void save(true).catch(later);
    };
    // No effect holds this timer: a hidden tab has none, and its draft must be saved all the same.
    const wait = (milliseconds: number) => {
      sendNow.current = saveOrTryLater;
      timer.current = setTimeout(saveOrTryLater, milliseconds);
    };
    // Where nobody answers, asking every few seconds helps nobody.
    const later = () => wait(Math.max(every, usual));
    wait(every);
  }, [every, save, saves]);
  // Whatever waits for its next try goes as soon as the line is back.
  useEffect(
    () =>
      onRecovery(() => {
        if (!timer.current) return;
        stopWaiting();
        sendNow.current?.();
      }),
    [stopWaiting],
  );
  const { restored, keeper } = useStoredText(storedForm, send, type, setStoredAt);
  useEffect(() => {
    isSent.current = keeper.saved;
    isSending.current = keeper.sending;
    // Where only this browser keeps it, what was given up or taken out again leaves nothing to be asked about.
    isBack.current = () => !saves && storedForm !== undefined && !keeper.differs();
  }, [keeper, saves, storedForm]);
  const touch = useCallback(() => {
    keeper.touch();
    type();
  }, [keeper, type]);
  const submitting = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    isSubmitting.current = true;
    try {
      return await work();
    } finally {
      isSubmitting.current = false;
    }
  }, []);
  const done = useCallback(
    (sent?: DraftValues) => {
      stopWaiting();
      const { current } = reading;
      // What is typed after that differs from what is in safe hands now.
      if (current) keeper.saved(structuredClone({ ...(sent ?? current.read()) }));
      else keeper.forget();
      setState(keeper.differs() ? 'changed' : 'clean');
    },
    [keeper, stopWaiting],
  );
  return { state, at, storedAt, restored, touch, save, submitting, done };
};
