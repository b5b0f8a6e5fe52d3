import { useEffect, useRef, useState } from 'react';
import { isCallFailed, isPassing } from '../../client/failed';
import { useOffice, type StoredFile } from '../../office';
import { useWords } from '../../words/say';
import { useBlock } from '../blocks';

/** A file that is not among the others: it is on its way, was refused, or was taken out. */
export interface Aside {
  readonly key: string;
  readonly name: string;
  readonly state: 'sending' | 'refused' | 'removed';
  /** From 0 to 1. */
  readonly share: number;
  readonly why: string;
  /** Sends it again, or puts it back. */
  readonly again?: (() => void) | undefined;
}

interface FilesOf {
  readonly value: readonly StoredFile[];
  readonly onChange: ((files: readonly StoredFile[]) => void) | undefined;
  readonly atMost: number;
  /** Where they are meant for: `page#field`. */
  readonly place: string;
  /** Why this file is not taken; undefined where it is. */
  readonly unfit: (file: File) => string | undefined;
}

/**
 * The files of one place: every one that is given is kept, or named with the reason why it is not. A refused file stays
 * until it is dismissed, and keeps the form from being sent; a removed one can be put back.
 */
export const useFiles = ({ value, onChange, atMost, place, unfit }: FilesOf) => {
  const say = useWords();
  const office = useOffice();
  const [aside, setAside] = useState<readonly Aside[]>([]);
  const sending = useRef(new Map<string, AbortController>());
  // Files arrive between two drawings: each is added to what is there at that moment.
  const now = useRef({ value, onChange });
  useEffect(() => {
    now.current = { value, onChange };
  }, [value, onChange]);
  const put = (files: readonly StoredFile[]): void => {
    now.current = { ...now.current, value: files };
    now.current.onChange?.(files);
  };
  const set = (file: Aside): void => setAside((all) => [...all.filter(({ key }) => key !== file.key), file]);
  const dismiss = (key: string): void => {
    sending.current.get(key)?.abort();
    sending.current.delete(key);
    setAside((all) => all.filter((each) => each.key !== key));
  };
  const isFull = (): boolean => now.current.value.length + sending.current.size >= atMost;
  const add = (file: StoredFile): void => put([...now.current.value, file]);
  const send = (key: string, file: File): void => {
    const control = new AbortController();
    sending.current.set(key, control);
    const at = { key, name: file.name, why: '' };
    set({ ...at, state: 'sending', share: 0 });
    office
      .upload(file, {
        place,
        signal: control.signal,
        onProgress: (share) => sending.current.has(key) && set({ ...at, state: 'sending', share }),
      })
      .then(
        (stored) => {
          dismiss(key);
          add(stored);
        },
        (fault: unknown) => {
          sending.current.delete(key);
          if (control.signal.aborted) return;
          if (!isCallFailed(fault)) throw fault;
          const again = isPassing(fault) ? () => send(key, file) : undefined;
          set({ ...at, state: 'refused', share: 0, why: fault.message, again });
        },
      );
  };
  const take = (files: readonly File[]): void => {
    // In the only place there is the newer file takes the older one's; it can be put back.
    if (atMost === 1 && files.length > 0 && now.current.value[0]) remove(now.current.value[0]);
    for (const file of files) {
      const key = crypto.randomUUID();
      const why = unfit(file) ?? (isFull() ? say('shell.filesAtMost', { count: atMost }) : undefined);
      if (why === undefined) send(key, file);
      else set({ key, name: file.name, state: 'refused', share: 0, why });
    }
  };
  const remove = (file: StoredFile): void => {
    put(now.current.value.filter(({ id }) => id !== file.id));
    const back = () => {
      if (isFull()) return;
      dismiss(file.id);
      add(file);
    };
    set({ key: file.id, name: file.name, state: 'removed', share: 0, why: '', again: back });
  };
  const refused = aside.filter(({ state }) => state === 'refused').map(({ name }) => name);
  useBlock(
    refused.length > 0
      ? say('shell.filesRefused', { names: refused.join(say('shell.listMark')) })
      : aside.some(({ state }) => state === 'sending')
        ? say('shell.filesSending')
        : null,
  );
  return { aside, take, remove, dismiss };
};
